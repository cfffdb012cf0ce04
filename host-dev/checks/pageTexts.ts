import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, report, root } from './files';
import { codedFields } from './locales/codes';
import { placesOfWords } from './locales/oneWord';
import { readTexts } from './locales/texts';

/**
 * A screen says only what stands in the files that it declares (`texts`) and in the area's `common`: a key of another file
 * would be drawn as it is. Each file is declared by some screen. And what a screen edits by a code has a word for it.
 */
interface Tree {
  [key: string]: string | Tree;
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Where a fact comes from is said by no code's word. */
const coded = codedFields()
  .map(({ name }) => name)
  .filter((name) => !name.endsWith('.source'));
const worded = new Set([...readTexts('de').keys()].map((key) => key.slice(0, key.lastIndexOf('.'))));

const screens = filesIn(['remotes'], /^(screen|\w+Screen)\.ts$/)
  .filter((file) => read(file).includes('defineScreen('))
  .map((file) => {
    const [, list = ''] = /\btexts: \[([^\]]*)\]/.exec(read(file)) ?? [];
    return {
      file,
      area: areaOf(file),
      declared: [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    };
  });

const problems = screens.flatMap(({ file, area, declared }) => {
  const content = new Map(textFilesOf(area).map((name) => [name, treeOf(area, name)]));
  const lacking = declared.filter((name) => !content.has(name));
  const files = codeOf(file);
  const needed = new Set<string>();
  for (const key of files.flatMap((one) => keysIn(read(one), area))) {
    const places = [...content].filter(([, tree]) => has(tree, key)).map(([name]) => name);
    const isThere = places.some((name) => name === 'common' || declared.includes(name));
    if (places.length > 0 && !isThere) needed.add(places.join(' or '));
  }
  return [
    ...lacking.map((name) => `${file}: there is no locales/de/${area}/${name}.json`),
    ...[...needed].map((names) => `${file} says what stands in ${names}, which is not among its texts`),
    ...wordless(file, files),
  ];
});

const unused = [...new Set(screens.map(({ area }) => area))].flatMap((area) => {
  const declared = new Set(screens.filter((one) => one.area === area).flatMap((one) => one.declared));
  return textFilesOf(area)
    .filter((name) => name !== 'common' && !declared.has(name))
    .map((name) => `locales/de/${area}/${name}.json is declared by no screen`);
});

report([...problems, ...unused], `${screens.length} screens declare what they say`);

/** Prefixes of the area's texts in code, and keys that are written whole. */
function keysIn(code: string, area: string): string[] {
  const prefixes = [...code.matchAll(/useTranslation\(\s*'(\w+)',\s*\{\s*keyPrefix: '([\w.]+)'/g)]
    .filter(([, namespace]) => namespace === area)
    .map(([, , prefix = '']) => prefix);
  const whole = [...code.matchAll(/['`]((?:\w+\.)+\w*)(?:['`]|\$\{)/g)].map(([, key = '']) =>
    key.replace(/\.$/, ''),
  );
  return [...prefixes, ...whole];
}

/** What the code of a screen edits by codes that have no words. */
function wordless(file: string, files: readonly string[]): string[] {
  const code = files.map(read).join('\n');
  const all = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
  const documents = new Set([
    ...all(/(?:section: |useEntries\()'(\w+)'/g),
    ...(code.includes('useMainJob(') ? ['employments'] : []),
  ]);
  const written = new Set(all(/\.(?:choice|field|required|set)\('(\w+)'/g));
  return coded
    .map((name) => ({ name, parts: name.split('.') }))
    .filter(({ parts: [document = '', field = ''] }) => documents.has(document) && written.has(field))
    .filter(({ name }) => !placesOfWords(name).some((place) => worded.has(place)))
    .map(({ name }) => `${file} edits ${name}, whose codes have no words in locales/de/household`);
}

function areaOf(file: string): string {
  return file.split(path.sep)[1] ?? '';
}

function treeOf(area: string, name: string): Tree {
  return JSON.parse(read(`locales/de/${area}/${name}.json`)) as Tree; // the compiler types the same files
}

function textFilesOf(area: string): string[] {
  return filesIn([`locales/de/${area}`], /\.json$/).map((file) => path.basename(file, '.json'));
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
  const code = read(file).replaceAll(/^(?:import|export) type [^;]*;/gm, ''); // of a type nothing is said
  for (const [, wanted = ''] of code.matchAll(/(?:from |import\(\s*)'(\.{1,2}\/[^']+)'/g)) {
    const place = path.join(path.dirname(file), wanted);
    const found = [place, `${place}.tsx`, `${place}.ts`, `${place}/index.ts`].find(
      (one) => /\.tsx?$/.test(one) && existsSync(path.join(root, one)),
    );
    if (found) codeOf(found, known);
  }
  return [...known];
}
