import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../files';

interface Tree {
  [key: string]: string | Tree;
}

/** Every text of a language: `namespace:path.to.key` to text; a namespace is a file, `household/figures` one in a folder. */
export function readTexts(language: string): Map<string, string> {
  const folder = path.join(root, 'locales', language);
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
      if (!file.endsWith('.json')) return [];
      const tree = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Tree; // the compiler types the same file
      const namespace = file.slice(0, -'.json'.length).split(path.sep).join('/');
      return flatten(tree).map(([key, text]) => [`${namespace}:${key}`, text] as const);
    }),
  );
}

const flatten = (tree: Tree, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flatten(value, `${prefix}${name}.`),
  );
