import type { AreaName } from '../areas';
import { type FeatureFlag, featureFlags } from '../flags';
import type { Language } from '../format';
import { type Permission, permissions } from '../permissions';

type ParameterName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type RouteParameters<Path extends string> = { [Name in ParameterName<Path>]: string };

type InBothLanguages = Readonly<Record<Language, string>>;

export interface RouteDeclaration {
  /** The area that owns the screen. */
  readonly area: AreaName;
  /**
   * The page's name; never a person's. Names are kept with the path and not among the texts, so that a link to a screen
   * knows its name without bundling those of others.
   */
  readonly title: InBothLanguages;
  /** Permission without which menu entry and page are not there. */
  readonly permission?: keyof typeof permissions;
  /** Feature flag that must be on. */
  readonly flag?: keyof typeof featureFlags;
  /** The household's tab that opens here; the areas' tabs stand in the order of `areaNames`. */
  readonly tab?: InBothLanguages;
  /** False for pages before sign-in. */
  readonly signedIn?: boolean;
}

export interface Route<Path extends string = string> extends Omit<RouteDeclaration, 'permission' | 'flag'> {
  /** The permission's key, as services and shells know it. */
  readonly permission?: Permission;
  readonly flag?: FeatureFlag;
  /** Path pattern with `:parameters`, as the specification spells it. */
  readonly path: Path;
  /** The address of this screen. Throws nothing: parameters are typed and encoded. */
  href(parameters: RouteParameters<Path>): string;
}

/**
 * A typed reference to a screen: renaming a parameter breaks the compiler, not the user. A call is marked as pure and
 * its arguments are literals, so that a screen without links to it is in no bundle.
 */
export function defineRoute<const Path extends string>(
  path: Path,
  { permission, flag, ...declaration }: RouteDeclaration,
): Route<Path> {
  return {
    ...declaration,
    ...(permission && { permission: permissions[permission] }),
    ...(flag && { flag: featureFlags[flag] }),
    path,
    href: (parameters) =>
      path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent((parameters as Record<string, string>)[name] ?? ''),
      ),
  };
}
