import { areaNames, matchRoute, routes } from '@vp-digital/core/reference';

const templates = Object.values(routes);

/** The pattern of an address, so that no id leaves the browser; "other" for an address of no screen. */
export const routeTemplate = (path: string): string =>
  matchRoute(templates, path.split(/[?#]/)[0] ?? '/')?.route.path ?? 'other';

const isOneOf = (words: readonly string[]) => (value: unknown) =>
  typeof value === 'string' && words.includes(value);
const isWhole = (minimum: number, maximum: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;

/** Everything that telemetry may say. What is not named here is dropped, whatever it is. */
export const isAllowedName = isOneOf(['app start', 'page opened', 'error']);

const properties: Record<string, (value: unknown) => boolean> = {
  route: isOneOf(['other', ...templates.map(({ path }) => path)]),
  area: isOneOf(['shell', ...areaNames]),
  version: (value) => typeof value === 'string' && /^\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(value),
  during: isOneOf([
    'mount',
    'render',
    'page',
    'message',
    'pdf',
    'draft',
    'flags',
    'sign-out',
    'answer',
    'texts',
  ]),
  supportId: (value) => typeof value === 'string' && /^[\da-f]{8}$/.test(value),
  kind: isOneOf([
    'Error',
    'TypeError',
    'RangeError',
    'SyntaxError',
    'ReferenceError',
    'ChunkLoadError',
    'LoadError',
    'PageLoadError',
  ]),
  status: isWhole(100, 599),
  milliseconds: isWhole(0, 600_000),
};

export type Properties = Record<string, string | number | boolean>;

export const allowedProperties = (given: Readonly<Record<string, unknown>>): Properties =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => Object.hasOwn(properties, name) && properties[name]?.(value),
    ),
  ) as Properties; // the checks let only texts and numbers pass
