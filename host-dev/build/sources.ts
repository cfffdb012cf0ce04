import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync, type Metafile } from 'esbuild';
import { facades } from './shared';
import { areaNames, filesIn, inRoot, root } from './workspace';

/** What a bundle is made from, beside the build itself. */
export interface Sources {
  /** Files of ours that it reads, relative to the root. */
  files: string[];
  /** What those import from elsewhere, by name of the package. */
  packages: string[];
}

/** Every file that `entries` reach, by imports of any kind and by the beginnings of workers. */
export function sourcesOf(entries: readonly string[]): Sources {
  const { inputs } = imports();
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files) {
    for (const { path: imported, external } of inputs[file]?.imports ?? [])
      if (external) packages.add(packageOf(imported));
      else files.add(imported);
    for (const worker of workersIn(file)) files.add(worker);
  }
  return { files: [...files].map(nameOf).sort(), packages: [...packages].sort() };
}

/** Where the bundle of an area begins: what is mounted, and what declares it. */
export const entriesOfArea = (name: string): string[] => [
  `remotes/${name}/mount.tsx`,
  `remotes/${name}/area.ts`,
  `remotes/${name}/package.json`,
  // texts are asked for by a name that no bundler can follow
  ...filesIn(`locales/de/${name}`),
  ...filesIn(`locales/en/${name}`),
];

export const entriesOfLoader = (): string[] => [
  'src/loader/standalone.ts',
  'src/picture/standalone.ts',
  'src/frame/main.ts',
  'src/frame/frame.html',
  'host-dev/telephone/telephone.ts',
  'host-dev/telephone/question.ts',
  ...filesIn('host-dev/foreign-shell'), // left as it is written
];

/** Where the floors begin that areas share with the shell and with one another. */
export const entriesOfCore = (): string[] =>
  facades.map((request) => `${request.replace('@vp-digital/core', 'src')}/index.ts`);

export const entriesOfShell = (): string[] => [
  'host-dev/shell/main.tsx',
  'src/loader/provideFederationRuntime.ts',
  'host-dev/shell/icon.svg',
  ...entriesOfCore(),
  ...filesIn('host-dev/shell/legal'),
  ...filesIn('locales/de/shell'),
  ...filesIn('locales/en/shell'),
];

let known: Metafile | undefined;

/** Who imports whom; asked for once, for sources stay while they are built. */
const imports = (): Metafile => (known ??= readImports());

/**
 * As esbuild reads all bundles at once. One file imports where all of them begin: with an output for each, what they share
 * would be written thirty times.
 */
function readImports(): Metafile {
  const beginnings = [
    ...areaNames().flatMap(entriesOfArea),
    ...entriesOfLoader(),
    ...entriesOfShell(),
    ...[...filesIn('src'), ...filesIn('remotes')].filter((file) => file.endsWith('.worker.ts')),
  ].filter((file) => /\.tsx?$/.test(file));
  return buildSync({
    absWorkingDir: root,
    stdin: {
      contents: beginnings.map((file) => `import './${file}';`).join('\n'),
      resolveDir: root,
    },
    outdir: 'dist',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    treeShaking: false,
    ignoreAnnotations: true, // what nobody uses may still be handed out to others
    tsconfig: inRoot('tsconfig.json'),
    loader: { '.css': 'local-css', '.woff2': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
  }).metafile;
}

/** The bundler names a file with the attributes of its import: `package.json with { type: 'json' }`. */
const nameOf = (input: string) => input.replace(/ with \{.*\}$/, '');

/** Workers begin in files that nobody imports: `new URL('./name.worker.ts', import.meta.url)`. */
function workersIn(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const text = readFileSync(inRoot(file), 'utf8');
  return [...text.matchAll(/new URL\('([^']+\.worker\.ts)', import\.meta\.url\)/g)]
    .map(([, worker = '']) => path.join(path.dirname(file), worker))
    .filter((worker) => existsSync(inRoot(worker))); // not one that a comment speaks of
}

/** `@scope/name` or `name` of what an import asks for. */
const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
