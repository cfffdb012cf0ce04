/** What is counted apart from everything else. */
const limitKinds = [
  /** Whatever only reads, by user. */
  'reads',
  /** Searches for households, by user: dearer than other reads. */
  'searches',
  /** Whatever writes, by user. */
  'writes',
  /** Snapshots, by user: each computes all that is known of a household. */
  'snapshots',
  /** Files and pictures, by user. */
  'uploads',
  /** Pictures for telephones: as many as are sent by a user, and fetched by a telephone. */
  'pictures',
  /** What these pictures weigh, by user. */
  'kilobytes',
  /** Asking who has a file already, for it, or to open one beside it, by user: each answer tells something of a person whose file is not open. */
  'held',
  /** Passwords and codes of links, by address. */
  'attempts',
  /** Codes that are sent to a link, by link, from wherever they come. */
  'links',
  /** Forms of those who have given the code, by link. */
  'tickets',
  /** What is called without a token (sign-in, links with a code, telemetry), by address. */
  'open',
] as const;
export type LimitKind = (typeof limitKinds)[number];

export interface Limit {
  /** Calls in a second, for as long as one likes. */
  perSecond: number;
  /** Calls at once, after a rest. */
  burst: number;
}

export type Limits = Readonly<Record<LimitKind, Limit>>;

/** What people need who work fast, several times over; `docs/operations.md` says how to change it. */
const defaults =
  'reads=50/s:200 searches=10/s:20 writes=10/s:40 snapshots=6/min:10 uploads=10/min pictures=4/s:8 kilobytes=2000/min held=20/h attempts=20/min links=30/min:60 tickets=60/min:120 open=20/s:200';

const seconds = { s: 1, min: 60, h: 3600 } as const;

/**
 * Reads limits as they are configured: `reads=50/s:200` is fifty a second for as long as one likes and 200 at once after
 * a rest; without the second number as many at once as in one unit of time. `all` names every kind. What is not named
 * keeps its default. Throws when a part is not understood.
 */
export function readLimits(text = ''): Limits {
  const parts = `${defaults} ${text}`.split(/[\s,]+/).filter((part) => part !== '');
  const read = parts.flatMap(readPart);
  return Object.fromEntries(read) as Limits; // the defaults name every kind
}

function readPart(part: string): [LimitKind, Limit][] {
  const [, name, count, unit, burst = count] = /^([a-z]+)=(\d+)\/(s|min|h)(?::(\d+))?$/.exec(part) ?? [];
  const kinds = limitKinds.filter((kind) => name === 'all' || name === kind);
  const limit = { perSecond: Number(count) / seconds[unit as keyof typeof seconds], burst: Number(burst) }; // see the pattern
  if (kinds.length === 0 || !(limit.perSecond > 0) || limit.burst < 1)
    throw new Error(`This limit is not understood: ${part}. An example: reads=50/s:200`);
  return kinds.map((kind) => [kind, limit]);
}
