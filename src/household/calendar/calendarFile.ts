/** What a calendar file says about an appointment. Times are local times in Germany: `2026-11-21T18:00`. */
export interface CalendarEvent {
  /** The appointment's id: calendars use it to recognise a second file about the same appointment. */
  id: string;
  begin: string;
  /** Default: an hour after it begins. */
  end?: string | undefined;
  summary: string;
  location?: string | undefined;
  /** When the file is made. */
  madeAt: Date;
}

/**
 * An appointment as an iCalendar file (RFC 5545): lines of at most 75 octets that end with CRLF, times with the zone
 * `Europe/Berlin` and its rule, so that no calendar has to know it.
 */
export function calendarFile({ id, begin, end = hourAfter(begin), ...event }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//vp-digital//Termine//DE',
    'CALSCALE:GREGORIAN',
    ...berlin,
    'BEGIN:VEVENT',
    `UID:${id}@vp-digital`,
    `DTSTAMP:${compact(event.madeAt.toISOString().slice(0, 19))}Z`,
    `DTSTART;TZID=Europe/Berlin:${compact(begin)}00`,
    `DTEND;TZID=Europe/Berlin:${compact(end)}00`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.location === undefined ? [] : [`LOCATION:${escaped(event.location)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Daylight saving time by the rule of the European Union since 1996. */
const berlin = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Wall-clock time, not elapsed time: computed as if there were no daylight saving time. */
const hourAfter = (time: string): string =>
  new Date(Date.parse(`${time}:00Z`) + 3_600_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

const compact = (time: string): string => time.replace(/[-:]/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const longest = 75;

/** Section 3.1: a continuation line begins with a blank; no character is cut in two. */
function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > longest) [text, octets] = [`${text}\r\n `, 1];
    text += character;
    octets += size;
  }
  return text;
}
