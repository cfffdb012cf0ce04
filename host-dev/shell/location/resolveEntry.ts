import { routes } from '@vp-digital/core/reference';

export interface EntrySituation {
  path: string;
  /** What stands in the address bar: the path behind its app segment. */
  address: string;
  /** Where a segment without a path leads. */
  home: string | undefined;
  signedIn: boolean;
  /** The advisor context of this session is chosen. */
  contextChosen: boolean;
  /** The page asked for can be seen by nobody in particular (the sign-in page). */
  isPublic: boolean;
  /** Where the user first wanted to go, before sign-in or selection came between. */
  wanted: string | undefined;
}

export type Entry =
  | { kind: 'show' }
  /** Go there instead, and remember the page asked for when `remember` is set. */
  | { kind: 'redirect'; to: string; remember?: string };

/** Which page a visitor sees: sign-in first, then the advisor context, then the page first asked for. */
export function resolveEntry({
  path,
  address,
  home,
  signedIn,
  contextChosen,
  isPublic: isPublicPath,
  wanted,
}: EntrySituation): Entry {
  const login = routes.login.href({});
  const selection = routes.advisorSelection.href({});
  const isPublic = isPublicPath && (home === undefined || home === selection); // which follows the sign-in anyway
  if (!signedIn) return isPublic ? { kind: 'show' } : { kind: 'redirect', to: login, remember: address };
  if (!contextChosen) {
    if (path === selection) return { kind: 'show' };
    return isPublic
      ? { kind: 'redirect', to: selection }
      : { kind: 'redirect', to: selection, remember: address };
  }
  if (home !== undefined) return { kind: 'redirect', to: home };
  if (isPublic) return { kind: 'redirect', to: wanted ?? routes.householdSearch.href({}) };
  return { kind: 'show' };
}
