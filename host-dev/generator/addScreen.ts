import { existsSync, readFileSync } from 'node:fs';
import { type Route, type RouteName, routes } from '@vp-digital/core/reference';
import { areaNames, inRoot } from '../build/workspace';
import { folderOf, screenFiles } from './screenFiles';
import { writeTextKeys } from './textKeys';
import { writeFormatted } from './writeFormatted';

/**
 * Makes the room of a screen of the specification: its folder with a page and its test, its texts, its place in the area.
 * Answers the files that are new or changed. Throws before anything is written when that cannot be.
 *
 * @param routeName Name of the route in `src/reference/routes`: `livingSituation`.
 * @param after Name of the screen that it follows in a talk; at the end unless given.
 */
export function addScreen(area: string, routeName: string, after?: string): string[] {
  const route = routeOf(area, routeName);
  if (route.area !== area) throw new Error(`${route.path} belongs to ${route.area}, not to ${area}.`);
  if (!/:(legacyH|h)ouseholdId/.test(route.path))
    throw new Error(`${route.path} is no screen of a household: it is written by hand.`);
  const files = screenFiles({ area, routeName, route, name: routeName });
  const there = Object.keys(files).find((file) => existsSync(inRoot(file)));
  if (there) throw new Error(`${there} is there already.`);
  const declaration = `remotes/${area}/area.ts`;
  const declared = withScreen(readFileSync(inRoot(declaration), 'utf8'), { name: routeName, after });
  const written = Object.entries(files).map(([file, content]) => writeFormatted(file, content));
  writeTextKeys();
  return [...written, writeFormatted(declaration, declared)];
}

/** The declaration of an area with one screen more. Throws where it has no screen `after`. */
function withScreen(
  declaration: string,
  { name, after }: { name: string; after: string | undefined },
): string {
  const [, list] = /\bdefineArea\(\s*'\w+',\s*\[([^\]]*)\]/.exec(declaration) ?? [];
  if (list === undefined) throw new Error('The declaration of the area has no list of screens.');
  const screens = list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const place = after === undefined ? screens.length : screens.indexOf(after) + 1;
  if (place === 0 && after !== undefined) throw new Error(`The area has no screen “${after}”.`);
  const imported = `import ${name} from './screens/${folderOf({ name })}/screen';\n`;
  const lastImport = declaration.lastIndexOf('\nimport ');
  const end = declaration.indexOf(';\n', lastImport) + 2;
  return (declaration.slice(0, end) + imported + declaration.slice(end)).replace(
    `[${list}]`,
    () => `[${screens.toSpliced(place, 0, name).join(', ')}]`,
  );
}

function routeOf(area: string, name: string): Route {
  const isRoute = (one: string): one is RouteName => Object.hasOwn(routes, one);
  if (isRoute(name)) return routes[name];
  throw new Error(
    `The specification has no screen “${name}”: npm run screen -- analysis livingSituation. ${stillOpen(area)}`,
  );
}

/** What can be made in an area, for who has not named it rightly. */
function stillOpen(area: string): string {
  const file = inRoot('remotes', area, 'area.ts');
  if (!areaNames().includes(area) || !existsSync(file)) return `Areas are ${areaNames().join(', ')}.`;
  const declared = readFileSync(file, 'utf8');
  const open = Object.entries(routes).filter(
    ([name, route]) => route.area === area && !new RegExp(`^import ${name} from`, 'm').test(declared),
  );
  return `Without a page in ${area} are: ${open.map(([name]) => name).join(', ') || 'none'}.`;
}
