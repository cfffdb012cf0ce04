import * as fc from 'fast-check';
import { euros } from '../core';
import { type BuildingSavingsContract, buildingSavings } from '.';

/** Sample household H4. */
const sample: BuildingSavingsContract = {
  sum: euros(100_000),
  monthlyContribution: euros(400),
  tariff: {
    feeRate: 0.01,
    savingsRate: 0.0025,
    minimumBalance: 0.4,
    loanRate: 0.0235,
    loanPaymentRate: 0.006,
  },
};

test('sample H4: 102 months, 40,211 saved, 59,789 lent and repaid with 111 payments of 600', () => {
  const result = buildingSavings(sample);
  expect(result.fee).toBe(euros(1_000));
  expect(Math.round(result.balance / 100)).toBe(40_211);
  expect(result.allocation).toMatchObject({ months: 102, loanPayment: euros(600), loanMonths: 111 });
  expect(Math.round((result.allocation?.loan ?? 0) / 100)).toBe(59_789);
});

test('F20: the number of payments is ⌈−ln(1 − L j / payment) / ln(1 + j)⌉', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0.005, max: 0.05, noNaN: true }),
      (perMille, loanRate) => {
        const loanPaymentRate = 0.004 + perMille / 10_000;
        const { allocation } = buildingSavings({
          ...sample,
          tariff: { ...sample.tariff, loanRate, loanPaymentRate },
        });
        const j = loanRate / 12;
        const { loan = 0, loanPayment = 1, loanMonths } = allocation ?? {};
        const exact = -Math.log(1 - (loan * j) / loanPayment) / Math.log(1 + j);
        // Interest rounded to cents can move a last payment of a few cents across the border of a month.
        expect(Math.abs((loanMonths ?? 0) - (exact + 0.5))).toBeLessThan(0.502);
      },
    ),
  );
});

test('the saving phase adds up', () => {
  const extraPayments = [{ month: 5, amount: euros(2_000) }];
  const result = buildingSavings({ ...sample, extraPayments });
  expect(result.balance).toBe(result.contributions + result.extraPayments + result.interest - result.fee);
  expect(result.extraPayments).toBe(euros(2_000));
  expect(result.savingMonths[4]?.extraPayment).toBe(euros(2_000));
  expect(result.contributions).toBe(result.savingMonths.length * euros(400));
});

test('allocation waits for the minimum balance and for no month longer', () => {
  const { savingMonths } = buildingSavings(sample);
  expect(savingMonths.at(-1)?.balance).toBeGreaterThanOrEqual(euros(40_000));
  expect(savingMonths.at(-2)?.balance).toBeLessThan(euros(40_000));
});

test('allocation waits for the target valuation number too', () => {
  const valuation = { basis: 'balances', factor: 0.02, target: 1 } as const;
  const result = buildingSavings({ ...sample, tariff: { ...sample.tariff, valuation } });
  const [before, last] = result.savingMonths.slice(-2);
  expect(result.savingMonths.length).toBeGreaterThan(102);
  expect(before?.valuationNumber).toBeLessThan(1);
  expect(last?.valuationNumber).toBeGreaterThanOrEqual(1);
  expect(result.allocation?.valuationNumber).toBe(last?.valuationNumber);
});

test('a valuation by interest sums the credited interest', () => {
  const valuation = { basis: 'interest', factor: 100, target: 0.1 } as const;
  const result = buildingSavings({ ...sample, tariff: { ...sample.tariff, valuation } });
  expect(result.allocation?.valuationNumber).toBeCloseTo((result.interest * 100) / sample.sum, 10);
});

test('a fee larger than the first savings bears no interest', () => {
  const interests = buildingSavings(sample).savingMonths.map(({ interest }) => interest);
  expect(interests.slice(0, 3)).toEqual([0, 0, 0]);
  // 200.00 saved after the third month: 200 × 0.25 % / 12 = 0.04
  expect(interests[3]).toBe(4);
});

test('a pause delays the allocation by as many months', () => {
  const paused = buildingSavings({
    ...sample,
    tariff: { ...sample.tariff, savingsRate: 0 },
    contributionChanges: [
      { fromMonth: 13, monthlyContribution: 0 },
      { fromMonth: 25, monthlyContribution: euros(400) },
    ],
  });
  const steady = buildingSavings({ ...sample, tariff: { ...sample.tariff, savingsRate: 0 } });
  expect(paused.savingMonths[12]?.contribution).toBe(0);
  expect(paused.allocation?.months).toBe((steady.allocation?.months ?? 0) + 12);
});

test('saving more never delays allocation', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 200_000 }),
      fc.integer({ min: 1, max: 50_000 }),
      (rate, more) => {
        const months = (monthlyContribution: number) =>
          buildingSavings({ ...sample, monthlyContribution }).allocation?.months ?? Number.POSITIVE_INFINITY;
        expect(months(rate + more)).toBeLessThanOrEqual(months(rate));
      },
    ),
  );
});

test('a running contract goes on without a second fee', () => {
  const result = buildingSavings({ ...sample, currentBalance: euros(39_000), currentValuationNumber: 3 });
  expect(result.fee).toBe(0);
  expect(result.allocation).toMatchObject({ months: 3, valuationNumber: 3 });
});

test('a contract that meets the conditions today is allocated today', () => {
  const result = buildingSavings({ ...sample, currentBalance: euros(50_000) });
  expect(result.savingMonths).toEqual([]);
  expect(result.balance).toBe(euros(50_000));
  expect(result.allocation).toMatchObject({ months: 0, loan: euros(50_000) });
});

test('what just meets the conditions is allocated, what misses one is not', () => {
  const withoutInterest = { ...sample, tariff: { ...sample.tariff, savingsRate: 0 } };
  const months = (currentBalance: number) =>
    buildingSavings({ ...withoutInterest, currentBalance }).allocation?.months;
  expect([months(euros(40_000)), months(euros(39_600)), months(euros(39_599))]).toEqual([0, 1, 2]);
  const valuation = { basis: 'balances', factor: 1, target: 1 } as const;
  const valued = { ...withoutInterest, tariff: { ...withoutInterest.tariff, valuation } };
  const running = { currentBalance: euros(50_000), currentValuationNumber: 0.5 };
  expect(buildingSavings({ ...valued, ...running }).allocation).toMatchObject({
    months: 1,
    valuationNumber: 1.004,
  });
});

test('a contract that is saved full has no loan', () => {
  const result = buildingSavings({ ...sample, currentBalance: euros(100_000) });
  expect(result.allocation).toMatchObject({ loan: 0, loanPayment: 0, loanMonths: 0, loanInterest: 0 });
});

test('without savings nothing is allocated', () => {
  const result = buildingSavings({ ...sample, monthlyContribution: 0 });
  expect(result.allocation).toBeUndefined();
  expect(result.savingMonths).toHaveLength(600);
});

// Half the sum is lent at 1 % a month.
test.each([0.0049, 0.005])(
  'a loan payment of %d that does not exceed the interest is refused',
  (loanPaymentRate) => {
    const tariff = { ...sample.tariff, loanRate: 0.12, loanPaymentRate };
    expect(() => buildingSavings({ ...sample, tariff, currentBalance: euros(50_000) })).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        message: 'tariff.loanPaymentRate: does not cover the interest',
      }),
    );
  },
);

test.each([
  [{ ...sample, sum: 0 }, 'sum'],
  [{ ...sample, sum: -1 }, 'sum'],
  [{ ...sample, monthlyContribution: -1 }, 'monthlyContribution'],
  [{ ...sample, currentBalance: 0.5 }, 'currentBalance'],
  [{ ...sample, currentValuationNumber: Number.NaN }, 'currentValuationNumber'],
  [{ ...sample, tariff: { ...sample.tariff, feeRate: 2 } }, 'tariff.feeRate'],
  [{ ...sample, tariff: { ...sample.tariff, savingsRate: -0.01 } }, 'tariff.savingsRate'],
  [{ ...sample, tariff: { ...sample.tariff, minimumBalance: Number.NaN } }, 'tariff.minimumBalance'],
  [{ ...sample, tariff: { ...sample.tariff, loanRate: -1 } }, 'tariff.loanRate'],
  [{ ...sample, tariff: { ...sample.tariff, loanPaymentRate: -1 } }, 'tariff.loanPaymentRate'],
  [
    {
      ...sample,
      tariff: { ...sample.tariff, valuation: { basis: 'interest', factor: -1, target: 1 } as const },
    },
    'tariff.valuation.factor',
  ],
  [
    {
      ...sample,
      tariff: { ...sample.tariff, valuation: { basis: 'interest', factor: 1, target: -1 } as const },
    },
    'tariff.valuation.target',
  ],
  [{ ...sample, extraPayments: [{ month: 0, amount: 1 }] }, 'extraPayments.month'],
  [{ ...sample, extraPayments: [{ month: 1, amount: -1 }] }, 'extraPayments.amount'],
  [
    { ...sample, contributionChanges: [{ fromMonth: 0, monthlyContribution: 1 }] },
    'contributionChanges.fromMonth',
  ],
  [
    { ...sample, contributionChanges: [{ fromMonth: 1, monthlyContribution: -1 }] },
    'contributionChanges.monthlyContribution',
  ],
])('contract %# is refused', (contract, field) => {
  expect(() => buildingSavings(contract)).toThrow(expect.objectContaining({ name: 'FinanceError', field }));
});
