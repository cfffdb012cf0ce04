import type { RouteDeclaration } from '../defineRoute';

/** A route of the specification whose screen is not built: no title yet, and no links are made to it. */
export interface KnownRoute extends Pick<RouteDeclaration, 'area' | 'permission' | 'flag' | 'menuCodes'> {
  /** Path pattern with `:parameters`, as the specification spells it. */
  readonly path: string;
}

/** Once its screen is built, a declaration moves to `routes.ts`, as a `defineRoute` with a title. */
export const knownRoute = (path: string, declaration: Omit<KnownRoute, 'path'>): KnownRoute => ({
  ...declaration,
  path,
});
