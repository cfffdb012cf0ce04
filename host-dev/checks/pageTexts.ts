import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, report, root } from './files';
import { codedFields } from './locales/codes';
import { placesOfWords } from './locales/oneWord';
import { readTexts } from './locales/texts';

/**
 * A page says only what it brings: the prefixes of texts in its code, and in everything of the area that this imports, lead
 * into the page's own file, into one that it brings with a few others, or into the area's, which stands in the area's base.
 * It brings the words of each document whose codes it shows or edits: those that a conflict is decided by, too.
 */
interface Tree {
  [key: string]: string | Tree;
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const areas = filesIn(['remotes'], /^area\.ts$/).map((file) => path.dirname(file));

/** Where a fact comes from is said by no code's word. */
const coded = codedFields()
  .map(({ name }) => name)
  .filter((name) => !name.endsWith('.source'));
const worded = new Set([...readTexts('de').keys()].map((key) => key.slice(0, key.lastIndexOf('.'))));

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
  return [...whole, ...prefixed, ...withoutWords(file, files)];
});
report([...new Set(problems)], `${pages.length} pages bring what they say`);

/** Documents whose words the page's code takes or needs, and does not bring. */
function withoutWords(file: string, files: readonly string[]): string[] {
  const code = files.map(read).join('\n');
  const all = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
  const documents = new Set([
    ...all(/(?:section: |useEntries\()'(\w+)'/g),
    ...(code.includes('useMainJob(') ? ['employments'] : []),
  ]);
  const written = new Set(all(/\.(?:choice|field|required|set)\('(\w+)'/g));
  const edited = coded
    .map((name) => ({ name, parts: name.split('.') }))
    .filter(({ parts: [document = '', field = ''] }) => documents.has(document) && written.has(field));
  const wordless = edited
    .filter(({ name }) => !placesOfWords(name).some((place) => worded.has(place)))
    .map(({ name }) => `${file} edits ${name}, whose codes have no words in locales/de/household`);
  const wanted = new Set([
    ...all(/'household\/(?!figure)(\w+)'/g),
    ...edited.map(({ parts: [document = ''] }) => document),
  ]);
  const brings = /export (?:const words =|\{ \w+ as words \})/.test(read(file));
  const missing = [...wanted]
    .filter((document) => !brings || !code.includes(`${document}Words`))
    .map((document) => `${file} does not bring the words of ${document}`);
  return [...wordless, ...missing];
}

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
  const code = read(file).replaceAll(/^(?:import|export) type [^;]*;/gm, ''); // of a type nothing is brought
  for (const [, wanted = ''] of code.matchAll(/(?:from|import\() ?'(\.{1,2}\/[^']+)'/g)) {
    const place = path.join(path.dirname(file), wanted);
    const found = [place, `${place}.tsx`, `${place}.ts`, `${place}/index.ts`].find(
      (one) => /\.tsx?$/.test(one) && existsSync(path.join(root, one)),
    );
    if (found) codeOf(found, known);
  }
  return [...known];
}
