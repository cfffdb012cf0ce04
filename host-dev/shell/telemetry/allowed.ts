import { areaNames } from '@vp-digital/core/reference';
import { otherRoute } from './routeTemplate';

const isOneOf = (words: readonly string[]) => (value: unknown) =>
  typeof value === 'string' && words.includes(value);
const isWhole = (minimum: number, maximum: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;

/** Everything that telemetry may say. What is not named here is dropped, whatever it is. */
export const isAllowedName = isOneOf(['app start', 'page opened', 'error']);

const properties: Record<string, (value: unknown) => boolean> = {
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
    'ShellFault',
  ]),
  status: isWhole(100, 599),
  milliseconds: isWhole(0, 600_000),
};

export type Properties = Record<string, string | number | boolean>;

/** @param routes Patterns of the screens that there are. */
export function allowedProperties(
  given: Readonly<Record<string, unknown>>,
  routes: readonly string[],
): Properties {
  const checks = { ...properties, route: isOneOf([otherRoute, ...routes]) };
  const isAllowed = (name: string): name is keyof typeof checks => Object.hasOwn(checks, name);
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => isAllowed(name) && checks[name]?.(value)),
  ) as Properties; // the checks let only texts and numbers pass
}
