/** How long suites took on two quiet cores of the machine that the limits are made for, by their keys, in minutes. */
export type SuiteTimes = Readonly<Record<string, number>>;

export interface Finished {
  key: string;
  /** How long it took in this run. */
  minutes: number;
}

/**
 * How many times slower than the machine of the kept times this one is: as measured at the start, or as the suites that
 * have ended show, whichever is more. Other work on the machine may begin at any time.
 */
export function slowness(measured: number, finished: readonly Finished[], kept: SuiteTimes): number {
  const known = finished.filter(({ key }) => kept[key] !== undefined);
  const expected = known.reduce((sum, { key }) => sum + (kept[key] ?? 0), 0);
  const taken = known.reduce((sum, { minutes }) => sum + minutes, 0);
  // a suite of seconds says nothing: its start takes longer than its tests
  return expected < 1 ? measured : Math.max(measured, taken / expected);
}

interface Moment {
  /** Since the run began, in minutes. */
  elapsed: number;
  /** When the run has to be over, in minutes; absent means never. */
  limit: number | undefined;
  slowness: number;
  kept: SuiteTimes;
}

/**
 * Whether a suite is left out now: it may be, and would not end in time. One whose time nobody has kept is left out as
 * soon as there is a limit: nobody knows that it ends.
 */
export function isLeftOut(
  { key, mayBeLeftOut }: { key: string; mayBeLeftOut?: true },
  { elapsed, limit, slowness: slower, kept }: Moment,
): boolean {
  if (!mayBeLeftOut || limit === undefined) return false;
  return elapsed + (kept[key] ?? Infinity) * slower > limit;
}
