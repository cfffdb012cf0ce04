import { existsSync, readFileSync } from 'node:fs';
import { type Route, type RouteName, routes } from '@vp-digital/core/reference';
import { inRoot } from '../build/workspace';
import { changeFile } from './changeFile';
import { screenFiles, screenLine } from './screenFiles';
import { formatFile, writeFormatted } from './writeFormatted';

/**
 * Makes the room of a screen of the specification: its folder with a page and its test, its texts, its line in the area.
 * Answers the files that are new or changed. Throws before anything is written when that cannot be.
 *
 * @param routeName Name of the route in `src/reference/routes`: `livingSituation`.
 */
export function addScreen(area: string, routeName: string): string[] {
  const route = routeOf(routeName);
  if (route.area !== area) throw new Error(`${route.path} belongs to ${route.area}, not to ${area}.`);
  if (!/:(legacyH|h)ouseholdId/.test(route.path))
    throw new Error(`${route.path} is no screen of a household: it is written by hand.`);
  const files = screenFiles({ area, routeName, route, name: routeName });
  const there = Object.keys(files).find((file) => existsSync(inRoot(file)));
  if (there) throw new Error(`${there} is there already.`);
  const line = screenLine({ area, routeName, route, name: routeName });
  return [
    ...Object.entries(files).map(([file, content]) => writeFormatted(file, content)),
    formatFile(changeFile(declaration(area), endOfPages(area), line)),
  ];
}

const declaration = (area: string) => `remotes/${area}/area.ts`;

/** Where the list of an area's pages ends: with the declaration, or before what stands beside them. */
function endOfPages(area: string): string {
  const beside = '  ],\n  {\n';
  return readFileSync(inRoot(declaration(area)), 'utf8').includes(beside) ? beside : ']);\n';
}

function routeOf(name: string): Route {
  const isRoute = (one: string): one is RouteName => Object.hasOwn(routes, one);
  if (!isRoute(name))
    throw new Error(`The specification has no screen “${name}”: npm run screen -- analysis livingSituation`);
  return routes[name];
}
