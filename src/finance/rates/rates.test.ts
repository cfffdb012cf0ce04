import * as fc from 'fast-check';
import { annuityFactor, bisect, convertRate, growthFactor, realRate } from '.';

const rate = fc.double({ min: -0.5, max: 2, noNaN: true });

test('6 % nominal paid monthly is 6.1678 % effective', () => {
  const converted = convertRate({ rate: 0.06, kind: 'nominal' });
  expect(converted.effective).toBeCloseTo(0.0616778, 7);
  expect(converted.perPeriod).toBe(0.005);
});

test('nominal and effective convert into each other', () => {
  fc.assert(
    fc.property(rate, fc.constantFrom(1, 2, 4, 12, 365), (effective, periodsPerYear) => {
      const { nominal } = convertRate({ rate: effective, kind: 'effective', periodsPerYear });
      expect(convertRate({ rate: nominal, kind: 'nominal', periodsPerYear }).effective).toBeCloseTo(
        effective,
        10,
      );
    }),
  );
});

test('the real rate is a quotient, not a difference', () => {
  expect(realRate({ annualRate: 0.05, inflation: 0.02 })).toBeCloseTo(0.0294118, 7);
  expect(realRate({ annualRate: 0.02, inflation: 0.02 })).toBe(0);
});

test('rates of −100 % and less are refused', () => {
  expect(() => realRate({ annualRate: 0.05, inflation: -1 })).toThrow(
    expect.objectContaining({ code: 'rate-out-of-range', field: 'inflation' }),
  );
  expect(() => convertRate({ rate: Number.NaN, kind: 'nominal' })).toThrow(
    expect.objectContaining({ code: 'rate-out-of-range', field: 'rate' }),
  );
});

test('payments of 1 sum up with interest, and to their number without', () => {
  expect(annuityFactor(0, 7)).toBe(7);
  expect(annuityFactor(0.1, 3)).toBeCloseTo(1.21 + 1.1 + 1, 12);
  expect(annuityFactor(1e-15, 12)).toBeCloseTo(12, 10);
  expect(growthFactor(0.1, 2)).toBeCloseTo(1.21, 12);
});

test('bisection finds the crossing of a rising function, or says that there is none', () => {
  expect(bisect((x) => x * x * x - 2, 0, 2)).toBeCloseTo(Math.cbrt(2), 12);
  expect(bisect((x) => x + 5, 0, 1)).toBeUndefined();
  expect(bisect((x) => x - 5, 0, 1)).toBeUndefined();
});

test('a crossing at a bound is found as well', () => {
  expect(bisect((x) => x, 0, 1)).toBeCloseTo(0, 13);
  expect(bisect((x) => x - 1, 0, 1)).toBeCloseTo(1, 13);
});
