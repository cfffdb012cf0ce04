import { wholeMonths } from './months';

test.each([
  ['the very month', '2026-03-01', '2026-03-31', ['2026-03']],
  ['from the first day on which banks book', '2026-03-02', '2026-03-31', ['2026-03']], // the 1st is a Sunday
  ['a day too late', '2026-03-03', '2026-03-31', []],
  ['to the last day on which banks book', '2026-05-01', '2026-05-29', ['2026-05']], // Saturday and Sunday follow
  ['a day too early', '2026-05-01', '2026-05-28', []],
  ['over New Year', '2025-12-01', '2026-01-30', ['2025-12', '2026-01']],
  ['with months cut at both ends', '2026-01-15', '2026-04-14', ['2026-02', '2026-03']],
  ['one day', '2026-03-10', '2026-03-10', []],
  ['February of a leap year', '2028-02-01', '2028-02-29', ['2028-02']],
])('%s', (_, from, to, months) => {
  expect(wholeMonths({ from, to })).toEqual(months);
});

test('of years the last twelve months', () => {
  const months = wholeMonths({ from: '2023-01-01', to: '2026-03-31' });
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-04', '2026-03']);
});
