import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
}

const packageFile = (folder: string): PackageFile =>
  JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')) as PackageFile; // npm has accepted it

export const coreVersion = packageFile('src').version;
export const versionOf = (dependency: string): string => packageFile(`node_modules/${dependency}`).version;

/** What the build knows of an area; `folder` is where a release stands, relative to `outputFolder`. */
export interface AreaBuild {
  name: string;
  version: string;
  source: string;
  folder: string;
  /** Name of the federated container. */
  container: string;
}

export function areaBuild(name: string): AreaBuild {
  const { version } = packageFile(`remotes/${name}`);
  const source = inRoot('remotes', name);
  return { name, version, source, folder: `areas/${name}/${version}`, container: `vp_${name}` };
}

/** The areas that have a `mount.tsx`. */
export const areaNames = (): string[] =>
  readdirSync(inRoot('remotes')).filter((name) => existsSync(inRoot('remotes', name, 'mount.tsx')));
