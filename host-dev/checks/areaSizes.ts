import { readFileSync } from 'node:fs';
import path from 'node:path';
import { registry } from '@vp-digital/core/shell';

interface PageSize {
  path: string;
  /** Kilobytes beyond the base; a chunk that pages share counts on each. */
  size: number;
  /** The five largest files, for whoever has to make room. */
  largest: string;
}

export interface AreaSize {
  name: string;
  /** Kilobytes that a mount fetches, without words: entry, mount, styles. */
  base: number;
  /** Kilobytes of the German words of all pages, which a mount fetches, too. */
  words: number;
  pages: PageSize[];
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
    const largest = (files: string[]) =>
      files
        .map((file) => ({ file: path.basename(file), size: sum([file]) }))
        .sort((a, b) => b.size - a.size)
        .slice(0, 5)
        .map(({ file, size }) => `${file} ${size.toFixed(1)}`)
        .join(', ');
    return {
      name,
      base: sum(base) - wordsOf(name),
      words: wordsOf(name),
      pages: pages.map(([page, files]) => ({
        path: page,
        size: sum(files),
        largest: largest([...base, ...files]),
      })),
      all: sum([...new Set([...base, ...pages.flatMap(([, files]) => files)])]),
    };
  });
}
