import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, report, root } from './files';

/**
 * A page says only what it brings: the prefixes of texts in its code, and in everything of the area that this imports, lead
 * into the page's own file or into the area's. What two pages say stands in the area's file.
 */
interface Tree {
  [key: string]: string | Tree;
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const areas = filesIn(['remotes'], /^area\.ts$/).map((file) => path.dirname(file));

const pages = areas.flatMap((folder) =>
  [...read(`${folder}/area.ts`).matchAll(/import\((?:\/\*.*?\*\/ )?'\.\/([^']+)'\)/g)].map(
    ([, file = '']) => ({
      area: path.basename(folder),
      file: `${folder}/${file}.tsx`,
    }),
  ),
);

const problems = pages.flatMap(({ area, file }) => {
  const files = codeOf(file);
  const own = files.flatMap((one) => [...read(one).matchAll(/@vp-digital\/(locales\/de\/[\w/]+\.json)/g)]);
  const texts = [`locales/de/${area}.json`, ...own.map(([, name = '']) => name)]
    .filter((name) => existsSync(path.join(root, name)))
    .map(treeOf);
  const everything = textFilesOf(area).map(treeOf);
  const whole = files.flatMap((one) =>
    [...read(one).matchAll(/['`]((?:\w+\.)+\w*)(?:['`]|\$\{)/g)]
      .map(([, key = '']) => key.replace(/\.$/, ''))
      .filter((key) => everything.some((tree) => has(tree, key)) && !texts.some((tree) => has(tree, key)))
      .map((key) => `${file} does not bring “${key}”, which ${one} says`),
  );
  const prefixed = files.flatMap((one) =>
    [...read(one).matchAll(/useTranslation\('(\w+)', \{\s*keyPrefix: '([\w.]+)'/g)]
      .filter(([, namespace, prefix = '']) => namespace === area && !texts.some((tree) => has(tree, prefix)))
      .map(([, , prefix]) => `${file} does not bring “${prefix}”, which ${one} says`),
  );
  return [...whole, ...prefixed];
});
report([...new Set(problems)], `${pages.length} pages bring what they say`);

function treeOf(file: string): Tree {
  return JSON.parse(read(file)) as Tree; // the compiler types the same files
}

function textFilesOf(area: string): string[] {
  const common = `locales/de/${area}.json`;
  return [
    ...(existsSync(path.join(root, common)) ? [common] : []),
    ...filesIn([`locales/de/${area}`], /\.json$/),
  ];
}

function has(tree: Tree, prefix: string): boolean {
  const end = prefix
    .split('.')
    .reduce<string | Tree | undefined>(
      (node, name) => (typeof node === 'object' ? node[name] : undefined),
      tree,
    );
  return end !== undefined;
}

/** A file and everything of its area that it imports, now or later. */
function codeOf(file: string, known = new Set<string>()): string[] {
  if (known.has(file)) return [];
  known.add(file);
  for (const [, wanted = ''] of read(file).matchAll(/(?:from|import\() ?'(\.{1,2}\/[^']+)'/g)) {
    const place = path.join(path.dirname(file), wanted);
    const found = [place, `${place}.tsx`, `${place}.ts`, `${place}/index.ts`].find(
      (one) => /\.tsx?$/.test(one) && existsSync(path.join(root, one)),
    );
    if (found) codeOf(found, known);
  }
  return [...known];
}
