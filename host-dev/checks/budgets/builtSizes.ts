import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applicationPage } from '../../services/app/applicationPage';
import { areaSizes } from './areaSizes';
import type { BuiltSizes } from './budgets';
import { type Kilobytes, sizeOf, sumOf } from './kilobytes';

/** Scripts at the top of the build, which others than the shell load by their names. */
const standalone = [
  'loader.js',
  'frame.js',
  'telephone.js',
  'telephone-question.js',
  'customer-picture.js',
] as const;

/** Measures a production build in the folder `dist`. */
export async function builtSizes(dist: string): Promise<BuiltSizes> {
  const areas = areaSizes(dist);
  const standaloneSizes = Object.fromEntries(
    standalone.map((file) => [file, sumOf([path.join(dist, file)])]),
  );
  const paths = areas.flatMap(({ pages }) => Object.keys(pages));
  const html = Math.max(
    ...(await Promise.all(paths.map(async (page) => sizeOf(await applicationPage(dist, page))))),
  );
  const shell = shellSizes(dist);
  const first = html + shell['shell, first scripts'] + shell['shell, styles'];
  const visits = areas.flatMap(({ base, table, pages }) =>
    Object.entries(pages).map(([page, size]) => ({ page, size: first + base + table + size })),
  );
  const dearest = visits.reduce((one, other) => (other.size > one.size ? other : one));
  return {
    limited: [
      { limit: 'firstVisit', part: `first visit of ${dearest.page}`, size: dearest.size },
      ...areas.map(({ name, base }) => ({ limit: 'areaBase' as const, part: `${name}, base`, size: base })),
      ...areas.flatMap(({ pages }) =>
        Object.entries(pages).map(([part, size]) => ({ limit: 'page' as const, part, size })),
      ),
      { limit: 'telephone', part: 'telephone.js', size: standaloneSizes['telephone.js'] ?? NaN },
      { limit: 'loader', part: 'loader.js', size: standaloneSizes['loader.js'] ?? NaN },
      { limit: 'frame', part: 'frame.js', size: standaloneSizes['frame.js'] ?? NaN },
    ],
    rows: {
      'first visit': dearest.size,
      HTML: html,
      ...shell,
      ...standaloneSizes,
      ...Object.fromEntries(
        areas.flatMap(({ name, base, table, pages, all }) => [
          [`${name}, base`, base],
          [`${name}, hashes`, table],
          ...Object.entries(pages),
          [`${name}, everything`, all],
        ]),
      ),
    },
  };
}

/** Its first scripts together, and so what it fetches later; a script with a name is a row of its own. */
function shellSizes(dist: string): Kilobytes & Record<'shell, first scripts' | 'shell, styles', number> {
  const folder = path.join(dist, 'shell');
  const files = readdirSync(folder);
  const assets = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')) as { scripts: string[] }; // by our own build
  const first = new Set(assets.scripts.map((file) => path.basename(file)));
  const further: Record<string, number> = {};
  for (const file of files.filter((name) => name.endsWith('.js') && !first.has(name))) {
    const [name = ''] = file.split('.');
    const row = `shell, ${/^\d+$/.test(name) ? 'fetched later' : name}`;
    further[row] = (further[row] ?? 0) + sumOf([path.join(folder, file)]);
  }
  return {
    'shell, first scripts': sumOf([...first].map((file) => path.join(folder, file))),
    'shell, styles': sumOf(
      files.filter((file) => file.endsWith('.css')).map((file) => path.join(folder, file)),
    ),
    ...further,
  };
}
