import { addMonths, type IsoDate } from '@vp-digital/core/finance';
import type { Contract } from '../../documents';
import { dayAfter, dayBefore } from '../days';

/**
 * The last day on which notice must have arrived: the period of notice before the end of the contract year, or before
 * the end of a contract of which only that is known. Today at the earliest; undefined while facts are missing or the
 * day is over.
 */
export function lastDayToCancel({ start, end, noticeMonths }: Contract, today: IsoDate): IsoDate | undefined {
  if (noticeMonths === undefined) return undefined;
  const lastDayFor = (nextDay: IsoDate) => dayBefore(addMonths(nextDay, -noticeMonths));
  if (start === undefined) {
    if (end === undefined || end < today) return undefined;
    const day = lastDayFor(dayAfter(end));
    return day < today ? undefined : day;
  }
  const firstYear = Number(start.slice(0, 4));
  const yearsSoFar = Math.max(1, Number(today.slice(0, 4)) - firstYear);
  for (let year = yearsSoFar; firstYear + year <= lastYear; year += 1) {
    const day = lastDayFor(addMonths(start, 12 * year));
    if (day >= today) return day;
  }
  return undefined;
}

/** The last year that a day is written in. */
const lastYear = 9999;
