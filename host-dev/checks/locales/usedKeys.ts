import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesIn, root } from '../files';
import { createKeySet, hole, type KeySet } from './keySet';

/** Whether any code can ask for a key (`namespace:path.to.key`); the compiler already refuses unknown ones. */
export function createKeyUse(folders: string[]): (key: string) => boolean {
  const files = filesIn(folders, /(?<!\.test)\.tsx?$/).map(readKeys);
  const prefixes = createKeySet(files.flatMap((file) => file.prefixes));
  const literals = createKeySet(files.flatMap((file) => file.literals));
  // A file that is handed its `t` does not say under which prefix it speaks.
  const underAny = createKeySet(files.flatMap((file) => (file.prefixes.length === 0 ? file.literals : [])));
  const underPrefix = bySpokenPrefix(files);
  // A key is looked for as prefix and literal: all pairs of the two would be millions.
  const isSaid = (key: string) =>
    literals.has(key) ||
    partsOf(key).some(
      ([prefix, rest]) =>
        (prefixes.has(prefix) && underAny.has(rest)) ||
        underPrefix.some(({ prefix: own, literals: said }) => own.has(prefix) && said.has(rest)),
    );
  return (key) => {
    const bare = key.slice(key.indexOf(':') + 1).replace(/_(zero|one|two|few|many|other)$/, '');
    return isSaid(bare) || literals.has(key);
  };
}

/** `a.b.c` as `a` and `b.c`, and as `a.b` and `c`. */
const partsOf = (key: string): [prefix: string, rest: string][] =>
  [...key.matchAll(/\./g)].map(({ index }) => [key.slice(0, index), key.slice(index + 1)]);

/** What the files with a prefix say under it. */
function bySpokenPrefix(files: readonly FileKeys[]): { prefix: KeySet; literals: KeySet }[] {
  const said = new Map<string, string[]>();
  for (const { prefixes, literals } of files)
    for (const prefix of prefixes) said.set(prefix, [...(said.get(prefix) ?? []), ...literals]);
  return [...said].map(([prefix, literals]) => ({
    prefix: createKeySet([prefix]),
    literals: createKeySet(literals),
  }));
}

interface FileKeys {
  prefixes: string[];
  literals: string[];
}

/** Texts of a file that look like keys, and the prefixes that it gives `useTranslation`. */
function readKeys(file: string): FileKeys {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    false,
  );
  const found: FileKeys = { prefixes: [], literals: [] };
  const visit = (node: ts.Node, parent: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && isKeyLike(text))
      (isPrefix(node, parent) ? found.prefixes : found.literals).push(text);
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(source, source);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => hole + literal.text).join('');
  // Keys of an object are often keys of texts: { net: …, free: … }.
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) return node.name.text;
  return undefined;
}

/** A template that is a hole and nothing else would match everything. */
const isKeyLike = (text: string) => /^[\w.:\u0000-]+$/.test(text) && /\w/.test(text.split(hole).join(''));

const isPrefix = (node: ts.Node, parent: ts.Node) =>
  ts.isPropertyAssignment(parent) &&
  parent.initializer === node &&
  ts.isIdentifier(parent.name) &&
  parent.name.text === 'keyPrefix';
