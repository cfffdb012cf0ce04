import { addMonths, type IsoDate } from '@vp-digital/core/finance';
import type { Contract } from '../../documents';

/**
 * The last day on which notice must have arrived: the period of notice before the end of the contract year, or before
 * the end of a contract of which only that is known. Today at the earliest; undefined while facts are missing or the
 * day is over.
 */
export function lastDayToCancel({ start, end, noticeMonths }: Contract, today: IsoDate): IsoDate | undefined {
  if (noticeMonths === undefined) return undefined;
  const lastDayFor = (nextDay: IsoDate) => dayBefore(addMonths(nextDay, -noticeMonths));
  if (start === undefined) {
    const day = end === undefined ? undefined : lastDayFor(dayAfter(end));
    return day === undefined || day < today ? undefined : day;
  }
  const yearsSoFar = Math.max(1, Number(today.slice(0, 4)) - Number(start.slice(0, 4)));
  for (let year = yearsSoFar; ; year += 1) {
    const day = lastDayFor(addMonths(start, 12 * year));
    if (day >= today) return day;
  }
}

const dayBefore = (day: IsoDate) => shifted(day, -1);
const dayAfter = (day: IsoDate) => shifted(day, 1);

function shifted(day: IsoDate, days: number): IsoDate {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
