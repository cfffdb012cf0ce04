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
  const [route] = candidates
    .filter(({ path }) => fits(patternOf(path), segments))
    .sort((a, b) => namesIn(a).length - namesIn(b).length);
  if (!route) return undefined;
  const named = namesIn(route).map(([name, index]) => [name, decode(segments[index] ?? '')] as const);
  return { route, parameters: Object.fromEntries(named) };
}

const split = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** Of the routes that there are, which are asked about by every link; never of an address. */
const patterns = new Map<string, readonly string[]>();

function patternOf(path: string): readonly string[] {
  const known = patterns.get(path) ?? split(path);
  patterns.set(path, known);
  return known;
}

const isName = (part: string): boolean => part.startsWith(':');

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) => part === segments[index] || isName(part));

const namesIn = ({ path }: Pick<Route, 'path'>): (readonly [name: string, index: number])[] =>
  patternOf(path).flatMap((part, index) => (isName(part) ? [[part.slice(1), index] as const] : []));

/** A malformed escape is no reason to crash: the text is taken as it stands. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
