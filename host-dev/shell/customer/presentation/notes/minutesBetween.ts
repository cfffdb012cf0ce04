/** Whole minutes between two times of the clock in Germany (`2026-11-21T18:00`), 0 where the first one is the later. */
export const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000));
