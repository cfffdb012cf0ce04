import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesIn, root } from '../files';

/** Whether any code can ask for a key (`namespace:path.to.key`); the compiler already refuses unknown ones. */
export function createKeyUse(folders: string[]): (key: string) => boolean {
  const files = filesIn(folders, /(?<!\.test)\.tsx?$/).map(readKeys);
  const allPrefixes = [...new Set(files.flatMap(({ prefixes }) => prefixes))];
  const exact = new Set<string>();
  const patterns = new Map<string, RegExp>();
  for (const { prefixes, literals } of files) {
    // A file that is handed its `t` does not say under which prefix it speaks.
    for (const prefix of prefixes.length > 0 ? ['', ...prefixes] : ['', ...allPrefixes])
      for (const literal of literals) {
        const key = prefix === '' ? literal : `${prefix}.${literal}`;
        if (key.includes(hole)) patterns.set(key, asPattern(key));
        else exact.add(key);
      }
  }
  return (key) => {
    const bare = key.slice(key.indexOf(':') + 1).replace(/_(zero|one|two|few|many|other)$/, '');
    return exact.has(bare) || exact.has(key) || [...patterns.values()].some((pattern) => pattern.test(bare));
  };
}

/** Stands where a template literal has an expression. */
const hole = '\u0000';

const asPattern = (key: string) =>
  new RegExp(
    `^${key
      .split(hole)
      .map((part) => part.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&'))
      .join('[\\w.+-]+')}$`,
  );

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
    true,
  );
  const found: FileKeys = { prefixes: [], literals: [] };
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && isKeyLike(text)) (isPrefix(node) ? found.prefixes : found.literals).push(text);
    ts.forEachChild(node, visit);
  };
  visit(source);
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

const isPrefix = (node: ts.Node) =>
  ts.isPropertyAssignment(node.parent) &&
  node.parent.name.getText() === 'keyPrefix' &&
  node.parent.initializer === node;
