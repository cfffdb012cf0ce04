import { calendarDay, type IsoDate, requireDate } from '../core';

/** The month of a date, counted from the month of the start (0). Throws `invalid-date`. */
export function monthIndex(start: IsoDate, date: IsoDate, field: string): number {
  const from = calendarDay(start);
  const to = calendarDay(requireDate(date, field));
  return (to.year - from.year) * 12 + to.month - from.month;
}
