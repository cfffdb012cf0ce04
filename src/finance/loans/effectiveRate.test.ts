import * as fc from 'fast-check';
import { euros } from '../core';
import { type CashFlow, effectiveLoanRate, effectiveRate } from '.';

test('without fees the effective rate is (1 + p / 12)^12 − 1', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 0.2, noNaN: true }),
      fc.integer({ min: 6, max: 480 }),
      (annualRate, months) => {
        const { exact } = effectiveLoanRate({
          principal: euros(500_000),
          annualRate,
          repayment: { kind: 'term', months },
        });
        expect(exact).toBeCloseTo((1 + annualRate / 12) ** 12 - 1, 6);
      },
    ),
  );
});

// Worked examples of annex III of Directive 98/7/EC: one payout of 1,000, repayment of 1,200 after 18 months
// gives 12.92 %; the same with 50 for costs gives 16.85 %.
test.each([
  [1_000, 0.1292],
  [950, 0.1685],
])('1,200 back after 18 months for a payout of %i is the published rate', (payout, quoted) => {
  const rate = effectiveRate({
    payouts: [{ months: 0, amount: euros(payout) }],
    payments: [{ months: 18, amount: euros(1_200) }],
  });
  expect(rate.quoted).toBe(quoted);
});

test('two payments of 600 after one and two years for 1,000 are 13.07 % (same annex)', () => {
  const rate = effectiveRate({
    payouts: [{ months: 0, amount: euros(1_000) }],
    payments: [
      { months: 12, amount: euros(600) },
      { months: 24, amount: euros(600) },
    ],
  });
  expect(rate.quoted).toBe(0.1307);
});

test('fees raise the effective rate, and more so over a short time', () => {
  const loan = {
    principal: euros(100_000),
    annualRate: 0.03,
    repayment: { kind: 'term', months: 240 },
  } as const;
  const plain = effectiveLoanRate(loan).exact;
  const withFees = effectiveLoanRate({ ...loan, fees: euros(2_000) }).exact;
  const withFeesInFiveYears = effectiveLoanRate({ ...loan, fees: euros(2_000), fixedMonths: 60 }).exact;
  expect(withFees).toBeGreaterThan(plain);
  expect(withFeesInFiveYears).toBeGreaterThan(withFees);
});

test('the rate of a fixed-interest period without fees is the rate of the whole loan', () => {
  const loan = {
    principal: euros(100_000),
    annualRate: 0.03,
    repayment: { kind: 'term', months: 240 },
  } as const;
  expect(effectiveLoanRate({ ...loan, fixedMonths: 120 }).exact).toBeCloseTo(
    effectiveLoanRate(loan).exact,
    6,
  );
});

test('a smaller last payment counts as it is: 32 of 130 and one of 40 pay 4,200 back without interest', () => {
  const repayment = { kind: 'payment', payment: euros(130) } as const;
  expect(effectiveLoanRate({ principal: euros(4_200), annualRate: 0, repayment }).exact).toBeCloseTo(0, 8);
});

test('getting back less than was lent is a negative rate', () => {
  const rate = effectiveRate({
    payouts: [{ months: 0, amount: euros(1_000) }],
    payments: [{ months: 12, amount: euros(900) }],
  });
  expect(rate.quoted).toBe(-0.1);
});

test('a credit that is never paid back has no rate', () => {
  expect(() => effectiveRate({ payouts: [{ months: 0, amount: 100 }], payments: [] })).toThrow(
    expect.objectContaining({
      code: 'invalid-input',
      message: 'payments: nothing is paid back after the payout',
    }),
  );
});

test('flows that any rate would fit have no rate', () => {
  const now = { months: 0, amount: 100 };
  const never = { months: 12, amount: 0 };
  const refused = (payouts: CashFlow[], payments: CashFlow[]) => () => effectiveRate({ payouts, payments });
  expect(refused([], [])).toThrow(expect.objectContaining({ code: 'invalid-input', field: 'payouts' }));
  expect(refused([never], [never])).toThrow(
    expect.objectContaining({ code: 'invalid-input', field: 'payouts' }),
  );
  expect(refused([now], [never])).toThrow(
    expect.objectContaining({ code: 'invalid-input', field: 'payments' }),
  );
  expect(refused([now], [now])).toThrow(
    expect.objectContaining({ code: 'invalid-input', field: 'payments' }),
  );
});

test('fees above the loan are refused', () => {
  const loan = { principal: 100, annualRate: 0.01, repayment: { kind: 'term', months: 12 } } as const;
  expect(() => effectiveLoanRate({ ...loan, fees: 101 })).toThrow(expect.objectContaining({ field: 'fees' }));
});
