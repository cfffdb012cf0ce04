import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { registry } from '@vp-digital/core/shell';
import { type Sizes, withoutHash } from './grownFiles';

interface PageSize {
  path: string;
  /** Kilobytes beyond the base; a chunk that pages share counts on each. */
  size: number;
  /** Kilobytes of each file that it needs, those of the base too, without the hashes in their names. */
  files: Sizes;
}

export interface AreaSize {
  name: string;
  /** Kilobytes that a mount fetches, without words: entry, mount, styles. */
  base: number;
  /** Kilobytes of the German words of all pages, which a mount fetches, too. */
  words: number;
  pages: PageSize[];
  /**
   * Kilobytes of what is fetched for customers alone, by the name of its chunk (`customer-income`, and `customer`, of which all
   * such pages are made): no part of a page.
   */
  customer: Sizes;
  /** Kilobytes of the base and of all pages, shared chunks once: reported, not limited. */
  all: number;
}

interface Measures {
  kilobytes(file: string): number;
  wordsOf(area: string): number;
}

/** What one person fetches of every area in the registry, as its build has listed it. */
export function areaSizes(dist: string, { kilobytes, wordsOf }: Measures): AreaSize[] {
  const areas = registry.parse(JSON.parse(readFileSync(path.join(dist, 'remotes.json'), 'utf8')));
  return Object.entries(areas).map(([name, { entry, preload, css, pageFiles = {} }]) => {
    const folder = path.dirname(entry);
    const sum = (files: string[]) =>
      files.reduce((total, file) => total + kilobytes(path.join(dist, file)), 0);
    const base = [entry, ...preload, ...css];
    const pages = Object.entries(pageFiles).map(([page, files]): [string, string[]] => [
      page,
      Object.keys(files).map((file) => `${folder}/${file}`),
    ]);
    const sizes = (files: string[]): Sizes =>
      Object.fromEntries(files.map((file) => [`${name}/${withoutHash(path.basename(file))}`, sum([file])]));
    return {
      name,
      base: sum(base) - wordsOf(name),
      words: wordsOf(name),
      pages: pages.map(([page, files]) => ({
        path: page,
        size: sum(files),
        files: sizes([...base, ...files]),
      })),
      customer: sizesForCustomers(path.join(dist, folder), kilobytes),
      all: sum([...new Set([...base, ...pages.flatMap(([, files]) => files)])]),
    };
  });
}

function sizesForCustomers(folder: string, kilobytes: Measures['kilobytes']): Sizes {
  const sizes: Record<string, number> = {};
  for (const file of readdirSync(folder)) {
    const [, chunk] = /^(customer(?:-\w+)?)\.\w+\.(?:js|css)$/.exec(file) ?? [];
    if (chunk === undefined) continue;
    sizes[chunk] = (sizes[chunk] ?? 0) + kilobytes(path.join(folder, file));
  }
  return sizes;
}
