import { disabilityAllowance } from './disabilityAllowance';

const on = (degree: number, date = '2026-10-01') => disabilityAllowance({ degree, date }).allowance;

test.each([
  [0, 0],
  [10, 0],
  [20, 384_00],
  [50, 1_140_00],
  [90, 2_460_00],
  [100, 2_840_00],
])('of degree %i: %i cents a year', (degree, cents) => expect(on(degree)).toBe(cents));

test('a degree between two has the amount of the lower one', () => expect(on(55)).toBe(on(50)));

test('what is no degree, or of before the table, is refused', () => {
  expect(() => on(101)).toThrow(expect.objectContaining({ field: 'degree' }));
  expect(() => on(-10)).toThrow(expect.objectContaining({ field: 'degree' }));
  expect(() => on(50, '2020-12-31')).toThrow(
    expect.objectContaining({ code: 'unknown-year', field: 'date' }),
  );
});
