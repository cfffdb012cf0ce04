import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { areLocked, lockedPackages } from './lockedPackages';
import { type Sources, sourcesOf } from './sources';
import { filesIn, inRoot } from './workspace';

/** The menu's entries name their screens: manifests are made of them. */
const settings = [
  'host-dev/build',
  'webpack.config.ts',
  'tsconfig.json',
  'src/package.json',
  'src/reference/menu/menuEntries.ts',
];

/** What makes bundles of sources. */
const tools = [
  'webpack',
  'esbuild',
  '@module-federation/enhanced',
  'mini-css-extract-plugin',
  'css-loader',
  'postcss',
  'postcss-loader',
  'terser-webpack-plugin',
  '@swc/core',
  'lightningcss',
];

/**
 * Hash of everything that a bundle is made from: its files, the packages that they need, the settings of the build.
 *
 * @param entries where the bundle begins; the first one's folder is where its packages are looked for.
 */
export const fingerprint = (entries: readonly string[]): string => madeFrom(entries).hash;

/** Hash of the files that entries reach, and of the packages that those need; how bundles are made of them does not count. */
export function contentOf(entries: readonly string[]): string {
  const { files, packages } = sourcesOf(entries);
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(inRoot(file)));
  for (const locked of lockedPackages('src', packages)) hash.update(locked);
  return hash.digest('hex');
}

/** Every file that the build of a bundle reads, relative to the root: what it reaches, and how it is made. */
export const readBy = (entries: readonly string[]): string[] => [
  ...settings.flatMap(filesIn),
  ...madeFrom(entries).files,
];

/** What it was made from last time is kept: as long as nothing of that has changed, nothing else has come. */
function madeFrom(entries: readonly string[]): Made {
  const [first = ''] = entries;
  const kept = readCache();
  const last = kept[first];
  const isWhole =
    entries.every((entry) => last?.files.includes(entry)) &&
    areLocked(path.dirname(first), last?.packages ?? []);
  if (last && isWhole && hashOf(first, last) === last.hash) return last;
  const sources = sourcesOf(entries);
  const made = { ...sources, hash: hashOf(first, sources) };
  keep({ ...kept, [first]: made });
  return made;
}

function hashOf(first: string, { files, packages }: Sources): string {
  const hash = createHash('sha256');
  for (const file of [...settings.flatMap(filesIn), ...files])
    hash.update(file).update(existsSync(inRoot(file)) ? readFileSync(inRoot(file)) : 'gone');
  for (const locked of lockedPackages(path.dirname(first), [...tools, ...packages])) hash.update(locked);
  return hash.digest('hex');
}

interface Made extends Sources {
  hash: string;
}

type Cache = Record<string, Made>;

const file = inRoot('node_modules/.cache/vp-digital/sources.json');

const readCache = (): Cache => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Cache) : {}); // written below

function keep(kept: Cache): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept));
  renameSync(`${file}.${process.pid}`, file); // two builds run side by side
}
