/** Times are those of the clock in Germany: `2026-11-21T18:00`. */

/** How long an appointment takes unless something else is said. */
export const usualMinutes = 60;

export const offeredMinutes: readonly number[] = [30, 45, 60, 90, 120];

/** The clock's hand so many minutes later; nobody meets in the night in which it is set to summer time. */
export const minutesAfter = (time: string, minutes: number): string =>
  new Date(millisecondsOf(time) + minutes * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

export const minutesBetween = (begin: string, end: string): number =>
  (millisecondsOf(end) - millisecondsOf(begin)) / 60_000;

const millisecondsOf = (time: string) => Date.parse(`${time}:00Z`);

/** A time of day as it is typed: `18`, `1830`, `18:30`, `18.30 Uhr`. Undefined for what is none. */
export function readTime(text: string): string | undefined {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.]?([0-5]\d))?(?: ?Uhr)?$/i.exec(text) ?? [];
  return hour === '' || Number(hour) > 23 ? undefined : `${hour.padStart(2, '0')}:${minute}`;
}
