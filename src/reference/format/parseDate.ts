import { isIsoDate, type IsoDate } from '@vp-digital/core/finance';
import type { IsoMonth } from './date';
import { type Parsed, parsed, refused } from './parsed';

const DAY_FIRST = /^(\d{1,2})\s?[./\-\s]\s?(\d{1,2})\s?[./\-\s]\s?(\d{4}|\d{2})$/;
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_FIRST = /^(\d{1,2})\s?[./\-\s]\s?(\d{4}|\d{2})$/;
const MONTH_DIGITS = /^(\d{2})(\d{4})$/;
const YEAR_MONTH = /^(\d{4})-(\d{2})$/;

export interface DateReading {
  /** The last possible day: `12.03.31` is 1931 for a birth date, which must be in the past. */
  latest?: IsoDate | undefined;
}

/**
 * A day as typed: `31.12.1985`, `1.1.1985`, `31121985`, `01.01.85`, `31/12/1985`, `1985-12-31`.
 * Two digits of a year mean 2000 to 2049, then 1950 to 1999, and never a day after `latest`.
 * A day that does not exist (31.02.) is refused, not moved.
 */
export function parseDate(text: string, reading: DateReading = {}): Parsed<IsoDate> {
  const trimmed = text.trim();
  if (trimmed === '') return refused('empty');
  const yearFirst = YEAR_FIRST.exec(trimmed);
  if (yearFirst) return existingDay(trimmed);
  const match = DAY_FIRST.exec(trimmed) ?? DIGITS_ONLY.exec(trimmed);
  if (!match) return refused('unreadable');
  const [, day = '', month = '', year = ''] = match;
  const rest = `-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return existingDay(fullYear(year, rest, reading.latest) + rest);
}

/** A month as typed: `05/2037`, `5.2037`, `052037`, `5/37`, `2037-05`. */
export function parseMonth(text: string, reading: DateReading = {}): Parsed<IsoMonth> {
  const trimmed = text.trim();
  if (trimmed === '') return refused('empty');
  if (YEAR_MONTH.test(trimmed)) return existingMonth(trimmed);
  const match = MONTH_FIRST.exec(trimmed) ?? MONTH_DIGITS.exec(trimmed);
  if (!match) return refused('unreadable');
  const [, month = '', year = ''] = match;
  const rest = `-${month.padStart(2, '0')}`;
  return existingMonth(fullYear(year, `${rest}-01`, reading.latest) + rest);
}

/**
 * Whether the last two digits may be the start of a four-digit year: `02.10.20` is 2020 unless it becomes `02.10.2023`.
 */
export function mayBecomeLonger(text: string): boolean {
  const trimmed = text.trim();
  return !YEAR_FIRST.test(trimmed) && /(\D|^\d{4})(19|20|21)$/.test(trimmed);
}

function fullYear(year: string, rest: string, latest: IsoDate | undefined): string {
  if (year.length === 4) return year;
  const inThisCentury = `20${year}`;
  if (latest !== undefined) return inThisCentury + rest > latest ? `19${year}` : inThisCentury;
  return Number(year) < 50 ? inThisCentury : `19${year}`;
}

function existingDay(date: IsoDate): Parsed<IsoDate> {
  if (!isIsoDate(date)) return refused('no-such-day');
  return isPlausible(date) ? parsed(date) : refused('range');
}

function existingMonth(month: IsoMonth): Parsed<IsoMonth> {
  const result = existingDay(`${month}-01`);
  return result.ok ? parsed(month) : result;
}

/** Nobody in a household was born before 1900; a year after 2199 is a typing error. */
function isPlausible(date: IsoDate): boolean {
  return date >= '1900-01-01' && date <= '2199-12-31';
}
