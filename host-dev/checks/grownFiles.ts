import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './files';

/** Kilobytes by file. */
export type Sizes = Readonly<Record<string, number>>;

const kept = path.join(root, 'node_modules/.cache/vp-digital/sizes.json');

/** Sizes of the last build that kept its budgets; none before the first one. */
export const readSizes = (file = kept): Sizes =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Sizes) : {}; // written below

export function keepSizes(sizes: Sizes, file = kept): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(sizes));
}

/** A file under the same name in every build: `main.1a2b3c4d.js` without its hash. */
export const withoutHash = (file: string): string => file.replace(/\.[0-9a-f]{8,}(?=\.\w+$)/, '');

/** What came or grew by a tenth of a kilobyte or more, the most first: `main.js +0.4`. */
export const grownFiles = (now: Sizes, before: Sizes): string[] =>
  Object.entries(now)
    .map(([file, size]) => ({ file, more: size - (before[file] ?? 0) }))
    .filter(({ more }) => more >= 0.1)
    .sort((one, other) => other.more - one.more)
    .map(({ file, more }) => `${file} +${more.toFixed(1)}`);
