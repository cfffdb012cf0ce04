import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../files';

/** What a language says: text by key. */
export type Texts = ReadonlyMap<string, string>;
export type Languages = Readonly<Record<'german' | 'english', Texts>>;

interface Tree {
  [key: string]: string | Tree;
}

/**
 * Every text of a language: `namespace:path.to.key` to text. A namespace is a file, `household/figures` one in a folder; what
 * the pages of an area say stands in the area's folder and belongs to its namespace.
 */
export function readTexts(language: string): Map<string, string> {
  const folder = path.join(root, 'locales', language);
  const texts = new Map<string, string>();
  for (const [key, text] of textsBelow(folder)) {
    if (texts.has(key)) throw new Error(`${key} stands twice in ${language}`);
    texts.set(key, text);
  }
  return texts;
}

const textsBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (!file.endsWith('.json')) return [];
    const tree = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Tree; // the compiler types the same file
    const namespace = namespaceOf(file.slice(0, -'.json'.length).split(path.sep));
    return flatten(tree).map(([key, text]) => [`${namespace}:${key}`, text] as const);
  });

const namespaceOf = ([folder = '', ...names]: string[]) =>
  folder === 'household' ? [folder, ...names].join('/') : folder;

const flatten = (tree: Tree, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flatten(value, `${prefix}${name}.`),
  );
