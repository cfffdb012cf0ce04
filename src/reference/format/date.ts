import { ageOn, type IsoDate } from '@vp-digital/core/finance';
import { type Language, localeOf } from './language';

/** A calendar month as `YYYY-MM`. */
export type IsoMonth = string;

/** `numeric`: `31.12.1985`, `05/2037`; `long`: `31. Dezember 1985`, `Mai 2037`. */
export type DateStyle = 'numeric' | 'long';

/** A calendar day as text; English writes `31/12/1985` and `31 December 1985`. */
export function formatDate(date: IsoDate, language: Language, style: DateStyle = 'numeric'): string {
  // lists format many dates: building a formatter for each would be noticeable
  if (style === 'numeric')
    return date
      .split('-')
      .reverse()
      .join(language === 'de' ? '.' : '/');
  return inUtc(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** A calendar month as text. */
export function formatMonth(month: IsoMonth, language: Language, style: DateStyle = 'numeric'): string {
  if (style === 'numeric') return `${month.slice(5)}/${month.slice(0, 4)}`;
  return inUtc(language, { month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`));
}

/** The time of day of an instant as `18:52`, in the time zone of Berlin by default. */
export function formatTime(instant: string | Date, language: Language, timeZone = 'Europe/Berlin'): string {
  return formatterOf(language, { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(instant));
}

/** A person's completed years of life on a day. */
export function age(birthDate: IsoDate, at: IsoDate): number {
  return ageOn(birthDate, at);
}

/** The name of a month of the year, 1 to 12. */
export function formatMonthName(month: number, language: Language): string {
  return inUtc(language, { month: 'long' }).format(new Date(Date.UTC(2026, month - 1, 1)));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A calendar day has no time zone; UTC keeps it from slipping to its neighbour. */
const inUtc = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formatterOf(language, { ...options, timeZone: 'UTC' });

/** Building a formatter costs far more than using one, so each is built once. */
function formatterOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(localeOf(language), options);
  formatters.set(key, formatter);
  return formatter;
}
