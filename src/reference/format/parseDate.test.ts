import fc from 'fast-check';
import { formatDate, formatMonth, mayBecomeLonger, parseDate, parseMonth } from '.';

describe('a day as people type it', () => {
  test.each([
    ['31.12.1985', '1985-12-31'],
    ['31121985', '1985-12-31'],
    ['1.1.1985', '1985-01-01'],
    ['01.01.85', '1985-01-01'],
    ['010185', '1985-01-01'],
    ['1. 1. 1985', '1985-01-01'],
    ['31/12/1985', '1985-12-31'],
    ['31-12-1985', '1985-12-31'],
    ['31 12 1985', '1985-12-31'],
    ['1985-12-31', '1985-12-31'],
    [' 29.02.2024 ', '2024-02-29'],
    ['30.06.31', '2031-06-30'],
  ])('%s is %s', (text, date) => {
    expect(parseDate(text)).toEqual({ ok: true, value: date });
  });

  test.each([
    ['', 'empty'],
    ['31.02.1985', 'no-such-day'],
    ['29.02.2023', 'no-such-day'],
    ['1.13.1985', 'no-such-day'],
    ['00.01.1985', 'no-such-day'],
    ['31.02.', 'unreadable'],
    ['1985', 'unreadable'],
    ['31.12.985', 'unreadable'],
    ['morgen', 'unreadable'],
    ['1.1.0085', 'range'],
    ['1.1.2985', 'range'],
  ])('%j is refused: %s', (text, reason) => {
    expect(parseDate(text)).toEqual({ ok: false, reason });
  });

  test('a two-digit birth year never lies in the future', () => {
    expect(parseDate('12.03.31', { latest: '2026-10-01' })).toEqual({ ok: true, value: '1931-03-12' });
    expect(parseDate('12.03.26', { latest: '2026-10-01' })).toEqual({ ok: true, value: '2026-03-12' });
    expect(parseDate('12.11.26', { latest: '2026-10-01' })).toEqual({ ok: true, value: '1926-11-12' });
  });

  test('what is shown can be typed back in both languages', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom('de' as const, 'en' as const), (instant, language) => {
        const date = instant.toISOString().slice(0, 10);
        expect(parseDate(formatDate(date, language))).toEqual({ ok: true, value: date });
      }),
    );
  });
});

test.each([
  ['02.10.20', true],
  ['2.10.19', true],
  ['021020', true],
  ['5/21', true],
  ['01.01.85', false],
  ['02.10.2020', false],
  ['02102020', false],
  ['2020-10-20', false],
  ['05/2020', false],
])('the year of %s may become longer: %s', (text, may) => {
  expect(mayBecomeLonger(text)).toBe(may);
});

describe('a month as people type it', () => {
  test.each([
    ['05/2037', '2037-05'],
    ['5.2037', '2037-05'],
    ['052037', '2037-05'],
    ['5/37', '2037-05'],
    ['2037-05', '2037-05'],
  ])('%s is %s', (text, month) => {
    expect(parseMonth(text)).toEqual({ ok: true, value: month });
    expect(parseMonth(formatMonth(month, 'de'))).toEqual({ ok: true, value: month });
  });

  test('a thirteenth month and a bare year are refused', () => {
    expect(parseMonth('13/2037')).toEqual({ ok: false, reason: 'no-such-day' });
    expect(parseMonth('2037')).toEqual({ ok: false, reason: 'unreadable' });
    expect(parseMonth('')).toEqual({ ok: false, reason: 'empty' });
  });
});
