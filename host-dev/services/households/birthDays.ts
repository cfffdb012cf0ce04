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

/** A day, `YYYY-MM-DD`, as the day of every year of its century: `19-03-24`. */
export const inCentury = (day: string): string => day.slice(0, 2) + day.slice(4);

/** The same days as few ranges of an index: where they are those of all years of a century, it stands for them. */
export function inCenturies(days: readonly string[]): string[] {
  const all = new Set(days);
  const whole = ['19', '20'].filter((century) => {
    const [year = '', month, day] = (days[0] ?? '').split('-');
    const ofCentury = year === '' ? [] : daysOf('', month, day).filter((one) => one.startsWith(century));
    return ofCentury.length > 1 && ofCentury.every((one) => all.has(one));
  });
  const others = days.filter((day) => !whole.some((century) => day.startsWith(century)));
  return [...new Set(days.filter((day) => !others.includes(day)).map(inCentury)), ...others];
}
