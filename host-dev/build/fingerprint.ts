import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { inRoot } from './workspace';

const inEveryBundle = [
  'src',
  'locales',
  'host-dev/build',
  'webpack.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const notBundled = /\.test\.tsx?$|\.md$/;

/** Hash of every source that a bundle is made from; `folder` holds what is its own. */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const file of [...inEveryBundle, folder].flatMap(filesIn))
    hash.update(file).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

function filesIn(place: string): string[] {
  if (statSync(inRoot(place)).isFile()) return [place];
  return readdirSync(inRoot(place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notBundled.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(inRoot().length + 1))
    .sort();
}
