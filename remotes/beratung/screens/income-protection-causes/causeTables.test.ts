import { causeTables, isOld, tablesOf } from './causeTables';

test.each(causeTables)('the parts of $basis $year make a whole', ({ shares }) => {
  expect(shares.reduce((sum, [, share]) => sum + share, 0)).toBe(10_000);
});

test('of each basis the newest table stands first, and none speaks of both', () => {
  for (const basis of ['private', 'state'] as const) {
    const years = tablesOf(basis).map(({ year }) => year);
    expect(years).toEqual(years.toSorted((one, other) => other - one));
    expect(years.length).toBeGreaterThan(0);
  }
});

test('a source is old after three years', () => {
  expect(isOld(2023, '2026-12-31')).toBe(false);
  expect(isOld(2023, '2027-01-01')).toBe(true);
});
