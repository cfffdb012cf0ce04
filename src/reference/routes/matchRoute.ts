import type { Route } from './defineRoute';

export interface RouteMatch<Matched extends Pick<Route, 'path'> = Route> {
  route: Matched;
  parameters: Record<string, string>;
}

/**
 * The route that an address belongs to, or undefined. A route with literal segments wins over one with
 * parameters (`recap` is never a snapshot id), a trailing slash does not matter.
 */
export function matchRoute<Matched extends Pick<Route, 'path'>>(
  candidates: readonly Matched[],
  pathname: string,
): RouteMatch<Matched> | undefined {
  const segments = split(pathname);
  return candidates
    .map((route) => ({ route, parameters: match(patternOf(route.path), segments) }))
    .filter((found): found is RouteMatch<Matched> => found.parameters !== undefined)
    .sort((a, b) => Object.keys(a.parameters).length - Object.keys(b.parameters).length)[0];
}

const split = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** Of the routes that there are, which are asked about by every link; never of an address. */
const patterns = new Map<string, readonly string[]>();

function patternOf(path: string): readonly string[] {
  const known = patterns.get(path) ?? split(path);
  patterns.set(path, known);
  return known;
}

function match(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) parameters[part.slice(1)] = decode(segment);
    else if (part !== segment) return undefined;
  }
  return parameters;
}

/** A malformed escape is no reason to crash: the text is taken as it stands. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
