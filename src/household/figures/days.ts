import type { IsoDate } from '@vp-digital/core/finance';

/** The last day that a document can hold. */
const lastDay: IsoDate = '9999-12-31';

export const dayBefore = (day: IsoDate): IsoDate => shifted(day, -1);

/** The next day; the last one of the calendar has none and stays. */
export const dayAfter = (day: IsoDate): IsoDate => (day >= lastDay ? lastDay : shifted(day, 1));

/** So many days after a day, or before it. */
export const addDays = (day: IsoDate, days: number): IsoDate => shifted(day, days);

function shifted(day: IsoDate, days: number): IsoDate {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
