import fc from 'fast-check';
import { type CalendarEvent, calendarFile } from './calendarFile';

const event: CalendarEvent = {
  id: '33333333-0002-4000-8020-000000000002',
  begin: '2026-11-21T18:00',
  end: '2026-11-21T19:30',
  summary: 'Jahresgespräch: Musterhaus, Jonas & Aylin',
  location: 'Vor Ort',
  madeAt: new Date('2026-10-01T10:00:00Z'),
};

/** Lines as a calendar reads them: unfolded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const lineOf = (file: string, name: string) => linesOf(file).find((line) => line.startsWith(name));

test('says when, what and where, in the time of Germany', () => {
  const file = calendarFile(event);
  expect(lineOf(file, 'UID')).toBe('UID:33333333-0002-4000-8020-000000000002@vp-digital');
  expect(lineOf(file, 'DTSTAMP')).toBe('DTSTAMP:20261001T100000Z');
  expect(linesOf(file)).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=Europe/Berlin:20261121T180000',
      'DTEND;TZID=Europe/Berlin:20261121T193000',
      'LOCATION:Vor Ort',
    ]),
  );
});

test('brings the rule of its time zone before the event that names it', () => {
  const lines = linesOf(calendarFile(event));
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.indexOf('TZID:Europe/Berlin')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'));
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
});

test('an appointment without an end takes an hour, also over midnight', () => {
  const { end: _, ...open } = event;
  expect(linesOf(calendarFile({ ...open, begin: '2026-12-31T23:30' }))).toContain(
    'DTEND;TZID=Europe/Berlin:20270101T003000',
  );
});

test('commas, semicolons, backslashes and line breaks are text', () => {
  expect(lineOf(calendarFile({ ...event, summary: 'a,b;c\\d\ne' }), 'SUMMARY')).toBe(
    'SUMMARY:a\\,b\\;c\\\\d\\ne',
  );
});

test('no line is longer than 75 octets, none ends without CRLF, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (summary) => {
      const text = summary.replace(/[\p{C}\\;,]/gu, ' ');
      const file = calendarFile({ ...event, summary: text });
      const lines = file.split('\r\n');
      expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(lineOf(file, 'SUMMARY')).toBe(`SUMMARY:${text}`);
    }),
  );
});
