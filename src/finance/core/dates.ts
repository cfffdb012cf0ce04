import type { IsoDate } from './cents';
import { FinanceError } from './financeError';
import { requireCount, requireDate } from './guards';
import { lengthOfMonth } from './isIsoDate';
import { requireRecord } from './shapeGuards';

/** A calendar day taken apart; months count from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** The parts of a day. Throws `invalid-date`. */
export function calendarDay(date: IsoDate): CalendarDay {
  requireDate(date, 'date');
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** A day from its parts, as `YYYY-MM-DD`, years 0 to 9999. Throws `invalid-date` when there is no such day. */
export function isoDate(parts: CalendarDay): IsoDate {
  const { year, month, day } = requireRecord(parts, 'date');
  const text = `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
  return requireDate(text, 'date');
}

const padded = (value: unknown, digits: number) =>
  Number.isInteger(value) ? String(value).padStart(digits, '0') : '?';

/** The number of days of a month (1–12). Throws `invalid-input`. */
export function daysInMonth(year: number, month: number): number {
  return lengthOfMonth(requireCount(year, 'year', 0, 9999), requireCount(month, 'month', 1, 12));
}

/**
 * The same day some months later (or earlier); the last day of the month when the day does not exist there.
 * Throws `invalid-date` outside the years 0 to 9999, `invalid-input`.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = calendarDay(date);
  const count = year * 12 + (month - 1) + requireCount(months, 'months', -120_000, 120_000);
  const target = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
  if (target.year < 0 || target.year > 9999)
    throw new FinanceError(
      'invalid-date',
      'date',
      `${months} months from ${date} end in no year of four digits`,
    );
  return isoDate({ ...target, day: Math.min(day, lengthOfMonth(target.year, target.month)) });
}

/** Completed months between two days (negative when `to` is before `from`). Throws `invalid-date`. */
export function monthsBetween(from: IsoDate, to: IsoDate): number {
  const start = calendarDay(from);
  const end = calendarDay(to);
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return end.day < start.day ? months - 1 : months;
}

/** Completed years of age on a day. Throws `invalid-date`. */
export function ageOn(birthDate: IsoDate, date: IsoDate): number {
  return Math.floor(monthsBetween(birthDate, date) / 12);
}
