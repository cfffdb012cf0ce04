import { findPage, type Registry } from '@vp-digital/core/shell';

/** What is said of an address that no screen has. */
export const otherRoute = 'other';

/** The pattern of an address, so that no id leaves the browser. */
export const routeTemplate = (registry: Registry, path: string): string =>
  findPage(registry, path)?.page.path ?? otherRoute;

/** The patterns of all screens that there are. */
export const routeTemplates = (registry: Registry): string[] =>
  Object.values(registry).flatMap(({ manifest }) => manifest.pages.map(({ path }) => path));
