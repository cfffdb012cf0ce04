import { calendarDay, daysInMonth, type IsoDate } from '@vp-digital/core/finance';
import type { Span } from './booking';

/** At most so many months are averaged: what a year ago was otherwise says little about today. */
const mostMonths = 12;

/** `2026-03` */
export const monthOf = (day: IsoDate): string => day.slice(0, 7);

/**
 * The months that lie wholly within a span, the last twelve at most. Days on which banks book nothing do not cut a month:
 * a statement of March that begins on Monday the 2nd is one of all March.
 */
export function wholeMonths(span: Span): readonly string[] {
  const from = stretched(span.from, -1);
  const to = stretched(span.to, 1);
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = nextMonth(month))
    if (`${month}-01` >= from && lastDay(month) <= to) months.push(month);
  return months.slice(-mostMonths);
}

const nextMonth = (month: string): string => monthOf(dayNextTo(lastDay(month), 1));

function lastDay(month: string): IsoDate {
  const { year, month: number } = calendarDay(`${month}-01`);
  return `${month}-${daysInMonth(year, number)}`;
}

/** Over the days without bookings that lie before or after a day. */
function stretched(day: IsoDate, step: 1 | -1): IsoDate {
  const neighbour = dayNextTo(day, step);
  return isClosed(neighbour) ? stretched(neighbour, step) : day;
}

function dayNextTo(day: IsoDate, step: 1 | -1): IsoDate {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + step);
  return date.toISOString().slice(0, 10);
}

/** Weekends and the days on which the payment system of the euro (T2) is closed, but for Easter: no month ends beside it. */
const isClosed = (day: IsoDate): boolean =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ||
  ['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5));
