import fc from 'fast-check';
import { addMonths, ageOn, calendarDay, daysInMonth, isoDate, monthsBetween } from './dates';
import { isIsoDate } from './isIsoDate';

describe('calendar days', () => {
  test('only existing days written YYYY-MM-DD are days', () => {
    expect(['2024-02-29', '2000-02-29', '2026-12-31', '1900-01-01'].every(isIsoDate)).toBe(true);
    const wrong = [
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-01-00',
      '2026-1-1',
      '',
    ];
    expect(wrong.some(isIsoDate)).toBe(false);
    expect(isIsoDate('2026-10-01T00:00')).toBe(false);
  });

  test('months have their lengths', () => {
    const lengths = Array.from({ length: 12 }, (_, index) => daysInMonth(2026, index + 1));
    expect(lengths).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect([2000, 1900, 2024, 2100].map((year) => daysInMonth(year, 2))).toEqual([29, 28, 29, 28]);
  });

  test('months later keep the day, or take the last of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-11-15', 2)).toBe('2027-01-15');
    expect(addMonths('2026-03-31', -13)).toBe('2025-02-28');
    expect(addMonths('2026-01-01', -1)).toBe('2025-12-01');
  });

  test('completed months and years', () => {
    expect(monthsBetween('2026-01-15', '2026-02-14')).toBe(0);
    expect(monthsBetween('2026-01-15', '2026-02-15')).toBe(1);
    expect(monthsBetween('2026-02-15', '2026-01-14')).toBe(-2);
    expect(ageOn('1988-09-02', '2026-10-01')).toBe(38);
    expect(ageOn('1988-10-02', '2026-10-01')).toBe(37);
  });

  test('adding months and counting them agree', () => {
    const date = fc
      .record({
        year: fc.integer({ min: 1900, max: 2100 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 28 }),
      })
      .map(isoDate);
    fc.assert(
      fc.property(date, fc.integer({ min: -600, max: 600 }), (start, months) => {
        expect(isIsoDate(start)).toBe(true);
        expect(isoDate(calendarDay(start))).toBe(start);
        expect(monthsBetween(start, addMonths(start, months))).toBe(months);
        expect(addMonths(addMonths(start, months), -months)).toBe(start);
      }),
    );
  });
});
