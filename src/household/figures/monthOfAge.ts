import type { IsoDate } from '@vp-digital/core/finance';

/**
 * The last day of the month in which a year of life is completed, which is the day before the birthday (§ 187 (2),
 * § 188 (2) BGB): of somebody born on the first, the month before. Kindergeld (§ 66 (2) EStG) and the discounts of the
 * care insurance (§ 55 (3) SGB XI) end with it.
 */
export function monthOfAgeEnd(birthDate: IsoDate, years: number): IsoDate {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const months = Number(month) - (day === '01' ? 1 : 0);
  return new Date(Date.UTC(Number(year) + years, months, 0)).toISOString().slice(0, 10);
}
