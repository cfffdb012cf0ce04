import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everything is built from the project's root; npm scripts run there. */
export const root = process.cwd();
export const inRoot = (...parts: string[]): string => path.join(root, ...parts);

export const outputFolder = inRoot('dist');
/** The shell and the registry, relative to `outputFolder`. */
export const shellFolder = 'shell';
export const registryFile = 'remotes.json';

interface PackageFile {
  name: string;
  version: string;
  /** Who is asked about changes, as code hosts write it. */
  owner?: string;
}

export const packageFile = (folder: string): PackageFile =>
  JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')) as PackageFile; // npm has accepted it

export const coreVersion = packageFile('src').version;
export const versionOf = (dependency: string): string => packageFile(`node_modules/${dependency}`).version;

/** The areas that have a `mount.tsx`. */
export const areaNames = (): string[] =>
  readdirSync(inRoot('remotes')).filter((name) => existsSync(inRoot('remotes', name, 'mount.tsx')));

const notBundled = /\.test\.tsx?$|\.md$/;

/** The files of a place that may be bundled, relative to the root; a file is its own place. */
export function filesIn(place: string): string[] {
  if (statSync(inRoot(place)).isFile()) return [place];
  return readdirSync(inRoot(place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notBundled.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules'))
    .sort();
}
