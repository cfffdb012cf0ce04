import type { IsoDate } from '@vp-digital/core/finance';

/** The day so many days later. */
export function daysAfter(day: IsoDate, days: number): IsoDate {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
