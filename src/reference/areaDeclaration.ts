import type { AreaName } from './areas';
import type { Route } from './routes';

/** A page's module: its default export is a component without props. */
export type PageModule = { default: () => unknown };

export interface PageDeclaration {
  readonly route: Route;
  /** Fetches the page's code; called only when the route is opened. */
  readonly load: () => Promise<PageModule>;
}

export interface AreaDeclaration {
  readonly name: AreaName;
  readonly pages: readonly PageDeclaration[];
}

/** A screen of an area: where it stands, and how its code is fetched. */
export const page = (route: Route, load: () => Promise<PageModule>): PageDeclaration => ({ route, load });

/**
 * An area as data. The build evaluates it without loading any page and writes `area.json`, so that a shell draws
 * the whole menu with no area loaded. Throws when a page belongs to another area.
 */
export function defineArea(name: AreaName, pages: readonly PageDeclaration[]): AreaDeclaration {
  const stray = pages.find(({ route }) => route.area !== name);
  if (stray) throw new Error(`${stray.route.path} belongs to ${stray.route.area}, not to ${name}`);
  return { name, pages };
}
