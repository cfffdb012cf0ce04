import { isIsoDate } from '@vp-digital/core/finance';

/** Of anybody who is in a file. */
const [firstYear, lastYear] = [1900, 2099];

/**
 * The days on which somebody may be born whose birth date is typed like this, as `YYYY-MM-DD`: "24.03.1985", "24.3.1985",
 * "24/03/1985", "1985-03-24", "24031985". Before the year is complete it is the day of every year that begins so ("24.03.",
 * "24.03.19") or ends so ("24.03.85"). None when it is no date.
 */
export function birthDays(typed: string): string[] {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(typed) ?? [];
  if (isoYear) return daysOf(isoYear, isoMonth, isoDay);
  const [, day, month, year] =
    /^(\d\d)(\d\d)(\d{4})$/.exec(typed) ?? /^(\d\d?)[./](\d\d?)(?:[./](\d{0,4}))?$/.exec(typed) ?? [];
  return day ? daysOf(year ?? '', month, day) : [];
}

function daysOf(year: string, month = '', day = ''): string[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(firstYear + index));
  return years
    .filter((one) => one.startsWith(year) || (year.length === 2 && one.endsWith(year)))
    .map((one) => `${one}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
    .filter(isIsoDate);
}
