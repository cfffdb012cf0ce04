import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { registry } from '@vp-digital/core/shell';
import { type Kilobytes, sumOf } from './kilobytes';

export interface AreaSize {
  name: string;
  /** What every mount fetches: entry, mount with its German texts, styles. */
  base: number;
  /** Fetched in addition: the hashes of all files. */
  table: number;
  /** By a page's path: what it fetches beyond the base. Files shared by pages count for each. */
  pages: Kilobytes;
  /** Every script that any suitable shell may fetch: pages, sheets, customers' pages, both languages. */
  all: number;
}

const isTable = (file: string) => /\/integrity\.\w+\.js$/.test(file);

/** The fetched size of every area in the registry, as listed by its build. */
export function areaSizes(dist: string): AreaSize[] {
  const areas = registry.parse(JSON.parse(readFileSync(path.join(dist, 'remotes.json'), 'utf8')));
  return Object.entries(areas).map(([name, { entry, preload, css, pageFiles = {} }]) => {
    const folder = path.join(dist, path.dirname(entry));
    const ofMount = [entry, ...preload, ...css].map((file) => path.join(dist, file));
    return {
      name,
      base: sumOf(ofMount.filter((file) => !isTable(file))),
      table: sumOf(ofMount.filter(isTable)),
      pages: Object.fromEntries(
        Object.entries(pageFiles).map(([page, files]) => [
          page,
          sumOf(Object.keys(files).map((file) => path.join(folder, file))),
        ]),
      ),
      all: sumOf(ownScripts(folder)),
    };
  });
}

/** Without the fallbacks of shared modules. */
const ownScripts = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.js') && !/^(core|react)\./.test(file))
    .map((file) => path.join(folder, file));
