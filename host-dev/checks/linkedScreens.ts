import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@vp-digital/core/reference';
import { filesIn, report, root } from './files';

/**
 * A bundle carries the screens that it links to and no others: 83 of them would be 2 kB on every page. An area may carry
 * what it or the core names (`routes.income`), one that lists them all may carry all.
 */
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sourcesBelow = (folder: string) =>
  filesIn([folder], /(?<!\.test)\.tsx?$/)
    .filter((file) => !/\/testing\/|^src\/reference\//.test(file))
    .map(read);
const namedIn = (sources: string[]) =>
  sources.flatMap((source) => [...source.matchAll(/\broutes\.(\w+)/g)].map(([, name = '']) => name));
const ofHouseholds = Object.entries(routes).filter(([, { path: pattern }]) =>
  pattern.startsWith('/haushalt/'),
);

const core = namedIn(sourcesBelow('src'));
const areas = filesIn(['remotes'], /^area\.ts$/).map((file) => path.basename(path.dirname(file)));

const problems = areas.flatMap((area) => {
  const sources = sourcesBelow(`remotes/${area}`);
  if (sources.some((source) => /Object\.\w+\(routes\)/.test(source))) return [];
  const named = new Set([...core, ...namedIn(sources), ...destructuredIn(sources)]);
  const scripts = filesIn([`dist/areas/${area}`], /\.js$/).map(read);
  return ofHouseholds
    .filter(
      ([name, route]) => !named.has(name) && scripts.some((script) => script.includes(`"${route.path}"`)),
    )
    .map(([name]) => `${area} carries the screen ${name}, to which it does not link`);
});
report(problems, `${areas.length} areas carry the screens that they link to`);

/** `const { income, expenses } = routes`. */
function destructuredIn(sources: string[]): string[] {
  return sources.flatMap((source) =>
    [...source.matchAll(/const \{([^}]*)\} = routes\b/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );
}
