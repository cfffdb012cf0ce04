/** Values that no form means and every wire can carry. */
export const hostileValues: readonly unknown[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0,
  0,
  -1,
  1,
  0.5,
  -0.5,
  1e-9,
  -1e-9,
  13,
  150,
  2_000,
  1_000_000,
  1e13,
  -1e13,
  1e15,
  Number.MAX_SAFE_INTEGER,
  1e308,
  Number.MIN_VALUE,
  '',
  '0',
  '5',
  'gestern',
  'week',
  'VII',
  'constructor',
  '__proto__',
  'toString',
  '0000-01-01',
  '0001-01-01',
  '2026-02-30',
  '9999-05-01',
  '9999-12-31',
  '2026-10-01T00:00:00Z',
  true,
  false,
  undefined,
  null,
  {},
  [],
  [[]],
  [0],
  [null],
  { kind: 'x' },
  { toString: null },
  ['2026-10-01'],
  () => 1,
];

export type Path = readonly (string | number)[];

/** The way to each member of a list of arguments, members of members too. */
export function paths(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]): Path[] => [
    [key],
    ...paths(member).map((path): Path => [key, ...path]),
  ]);
}

/** A copy in which one member has another value; a way that leads nowhere any more changes nothing. */
export function replaced<Value>(given: Value, [key, ...rest]: Path, value: unknown): Value {
  if (key === undefined || typeof given !== 'object' || given === null) return given;
  const copy = (Array.isArray(given) ? [...given] : { ...given }) as Record<string | number, unknown>; // of an object
  copy[key] = rest.length === 0 ? value : replaced(copy[key], rest, value);
  return copy as Value; // the same but for one member, which is hostile on purpose
}

/** What no result may hold, and how its kind differs from that of a right one. */
export function problemsOf(result: unknown, expected: unknown): string[] {
  const kinds = kindOf(result) === kindOf(expected) ? [] : [`${kindOf(result)}, not ${kindOf(expected)}`];
  return [...kinds, ...oddities(result, 'result')];
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

function oddities(value: unknown, at: string): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${at} is ${value}`];
  if (typeof value === 'string') return /NaN|Infinity|undefined/.test(value) ? [`${at} is ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => oddities(member, `${at}.${key}`));
}
