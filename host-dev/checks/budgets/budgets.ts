import type { Kilobytes } from './kilobytes';

/**
 * Kilobytes (1,000 bytes, gzip 9) that a user waits for. 1 kB takes 0.8 ms at 10 Mbit/s, a request 40 ms: below these
 * limits differences go unnoticed, and nothing is cut, split or shortened for them.
 */
export interface Limits {
  /** HTML, the shell's first scripts and styles, the largest area base with its hashes and the largest page. */
  firstVisit: number;
  /** What every mount of an area fetches, without the table of hashes. */
  areaBase: number;
  /** What a page fetches beyond its area's base. */
  page: number;
  /** First script of a customer's telephone, on a mobile network. */
  telephone: number;
  /** What other shells load before an area. */
  loader: number;
  frame: number;
}

/** `budgets.json`: the limits, and all sizes as of the last review. */
export interface Budgets {
  limits: Limits;
  sizes: Kilobytes;
}

export interface BuiltSizes {
  /** The limited sizes, and the part each belongs to. */
  limited: { limit: keyof Limits; part: string; size: number }[];
  /** Everything that is fetched at some time. */
  rows: Kilobytes;
}

export interface Growth {
  part: string;
  before: number;
  now: number;
}

/** The sizes above their limit, in words. */
export const overLimit = ({ limited }: BuiltSizes, limits: Limits): string[] =>
  limited
    .filter(({ limit, size }) => !(size <= limits[limit]))
    .map(({ limit, part, size }) => `${part} has ${size.toFixed(1)} kB, more than ${limits[limit]}`);

/** What has changed by a tenth of a kilobyte or more since `before`, the largest difference first; 0 for a new part. */
export const differences = (now: Kilobytes, before: Kilobytes): Growth[] =>
  [...new Set([...Object.keys(now), ...Object.keys(before)])]
    .map((part) => ({ part, before: before[part] ?? 0, now: now[part] ?? 0 }))
    .filter((one) => Math.abs(one.now - one.before) >= 0.1)
    .sort((one, other) => Math.abs(other.now - other.before) - Math.abs(one.now - one.before));

/**
 * Growth that must be reviewed: by more than 5 kB, or by a tenth if that is at least a kilobyte. A new part is no
 * growth.
 */
export const isToBeReviewed = ({ before, now }: Growth): boolean =>
  before > 0 && (now - before > 5 || (now - before > before / 10 && now - before >= 1));
