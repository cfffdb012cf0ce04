import type { IsoDate } from './cents';

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar day taken apart; months count from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** True for an existing day of the Gregorian calendar written `YYYY-MM-DD`. */
export function isIsoDate(value: string): boolean {
  const parts = SHAPE.exec(value);
  if (!parts) return false;
  const month = Number(parts[2]);
  const day = Number(parts[3]);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(Number(parts[1]), month);
}

/** The parts of a day. The caller has checked the date. */
export function calendarDay(date: IsoDate): CalendarDay {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** A day from its parts, as `YYYY-MM-DD`. */
export function isoDate({ year, month, day }: CalendarDay): IsoDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The number of days of a month (1–12). */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The same day some months later (or earlier); the last day of the month when the day does not exist there. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = calendarDay(date);
  const count = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
  return isoDate({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) });
}

/** Completed months between two days (negative when `to` is before `from`). */
export function monthsBetween(from: IsoDate, to: IsoDate): number {
  const start = calendarDay(from);
  const end = calendarDay(to);
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return end.day < start.day ? months - 1 : months;
}

/** Completed years of age on a day. */
export function ageOn(birthDate: IsoDate, date: IsoDate): number {
  return Math.floor(monthsBetween(birthDate, date) / 12);
}
