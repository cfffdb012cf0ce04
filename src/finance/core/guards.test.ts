import { FinanceError } from './financeError';
import {
  requireAmount,
  requireCount,
  requireDate,
  requireGrowthRate,
  requireNumber,
  requireRate,
  requireSignedAmount,
} from './guards';

const codeOf = (call: () => unknown) => {
  try {
    call();
  } catch (error) {
    if (error instanceof FinanceError) return `${error.code} ${error.field}`;
    throw error;
  }
  return 'fine';
};

describe('bad input is a typed error that names the field', () => {
  test('amounts are whole cents of a size that can be computed with', () => {
    expect(codeOf(() => requireAmount(-1, 'gross'))).toBe('negative-amount gross');
    expect(codeOf(() => requireAmount(0.5, 'gross'))).toBe('not-whole-cents gross');
    expect(codeOf(() => requireAmount(Number.NaN, 'gross'))).toBe('not-whole-cents gross');
    expect(codeOf(() => requireAmount(Number.POSITIVE_INFINITY, 'gross'))).toBe('not-whole-cents gross');
    expect(codeOf(() => requireSignedAmount(-1e15, 'gain'))).toBe('invalid-input gain');
    expect([
      requireAmount(0, 'gross'),
      requireSignedAmount(-5, 'gain'),
      requireAmount(1e13, 'gross'),
    ]).toEqual([0, -5, 1e13]);
  });

  test('rates lie between their bounds, growth above −100 %', () => {
    expect(codeOf(() => requireRate(1.01, 'rate'))).toBe('rate-out-of-range rate');
    expect(codeOf(() => requireRate(-0.01, 'rate'))).toBe('rate-out-of-range rate');
    expect(codeOf(() => requireRate(Number.NaN, 'rate'))).toBe('rate-out-of-range rate');
    expect([requireRate(0, 'rate'), requireRate(1, 'rate'), requireRate(0.2, 'rate', 0.2, 0.2)]).toEqual([
      0, 1, 0.2,
    ]);
    expect(codeOf(() => requireGrowthRate(-1, 'growth'))).toBe('rate-out-of-range growth');
    expect(codeOf(() => requireGrowthRate(10.1, 'growth'))).toBe('rate-out-of-range growth');
    expect([requireGrowthRate(-0.99, 'growth'), requireGrowthRate(10, 'growth')]).toEqual([-0.99, 10]);
  });

  test('counts are whole, numbers finite, both within bounds', () => {
    expect(codeOf(() => requireCount(1.5, 'children', 0, 9))).toBe('invalid-input children');
    expect(codeOf(() => requireCount(10, 'children', 0, 9))).toBe('invalid-input children');
    expect(codeOf(() => requireCount(-1, 'children'))).toBe('invalid-input children');
    expect([requireCount(0, 'children', 0, 9), requireCount(9, 'children', 0, 9)]).toEqual([0, 9]);
    expect(codeOf(() => requireNumber(Number.NaN, 'points', 0, 9))).toBe('invalid-input points');
    expect(codeOf(() => requireNumber(9.1, 'points', 0, 9))).toBe('invalid-input points');
    expect([requireNumber(0, 'points', 0, 9), requireNumber(9, 'points', 0, 9)]).toEqual([0, 9]);
  });

  test('days exist', () => {
    expect(codeOf(() => requireDate('2026-02-29', 'date'))).toBe('invalid-date date');
    expect(requireDate('2026-10-01', 'date')).toBe('2026-10-01');
  });

  test.each([
    ['gross: -1 is below zero', () => requireAmount(-1, 'gross')],
    ['gross: 0.5 is not a whole number of cents', () => requireAmount(0.5, 'gross')],
    ['gain: -1000000000000000 is too large', () => requireSignedAmount(-1e15, 'gain')],
    ['rate: 2 is not between 0 and 1', () => requireRate(2, 'rate')],
    ['growth: -1 is not above -1 and at most 10', () => requireGrowthRate(-1, 'growth')],
    ['children: 10 is not a whole number from 0 to 9', () => requireCount(10, 'children', 0, 9)],
    ['points: 9.1 is not between 0 and 9', () => requireNumber(9.1, 'points', 0, 9)],
    ['date: 2026-02-29 is not a day as YYYY-MM-DD', () => requireDate('2026-02-29', 'date')],
  ])('%s', (message, call) => {
    expect(call).toThrow(expect.objectContaining({ message }));
  });

  test('the message says what is wrong', () => {
    const error = new FinanceError('unknown-year', 'year', 'no law table for 2019');
    expect(error).toMatchObject({ name: 'FinanceError', message: 'year: no law table for 2019' });
  });
});
