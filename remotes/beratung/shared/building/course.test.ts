import { testCatalogue } from '@vp-digital/core/micro-app/testing';
import { catalogue } from '@vp-digital/core/contracts';
import { assumptionsId } from '@vp-digital/core/household';
import { corridorOf, courseOf, effortOf, linesOf, otherWays, rateFor, sumFor, yearsOf } from './course';
import { comparisonRates, tariffsOf } from './tariffs';

const { financer: tariff, yielder } = tariffsOf(catalogue.parse(testCatalogue()));
if (!tariff || !yielder) throw new Error('the catalogue lacks a tariff');
const input = { sum: 100_000_00, rate: 400_00, extraYear: 0, tariff };

test('the terms are those of the catalogue', () => {
  expect(tariff).toMatchObject({
    feeRate: 0.01,
    loanRate: 0.0235,
    sums: { least: 5_000_00, most: 500_000_00 },
  });
  expect(yielder).toMatchObject({ savingsRate: 0.01, loanRate: 0.0395, minimumBalance: 0.5 });
});

test('the plan of the concept: allocation after 102 months, 111 payments of 600 euros', () => {
  const { allocation, balance, fee } = courseOf(input);
  expect(fee).toBe(1_000_00);
  expect(allocation).toMatchObject({ months: 102, loanPayment: 600_00, loanMonths: 111 });
  expect(Math.round(balance / 100)).toBe(40_211);
  expect(Math.round((allocation?.loan ?? 0) / 100)).toBe(59_789);
});

test('what is drawn begins with nothing, turns in the month of allocation and ends with the last payment', () => {
  const course = courseOf(input);
  const { saved, owed } = linesOf(course);
  expect(saved[0]).toEqual({ at: 0, amount: 0 });
  expect(saved.at(-1)).toEqual({ at: 102 / 12, amount: course.balance });
  expect(owed[0]).toEqual({ at: 102 / 12, amount: course.allocation?.loan });
  expect(owed.at(-1)).toEqual({ at: (102 + 111) / 12, amount: 0 });
  expect(saved).toHaveLength(1 + 8 + 1); // 8 whole years and the last months
});

test('years add up to the whole', () => {
  const course = courseOf(input);
  const years = yearsOf(course);
  expect(years.reduce((sum, { paid }) => sum + paid, 0)).toBe(effortOf(course));
  expect(years.at(-1)?.debt).toBe(0);
});

test('the rate for a date is the smallest that reaches it, the sum for a rate the largest', () => {
  const rate = rateFor(input, 60) ?? 0;
  expect(courseOf({ ...input, rate }).allocation?.months).toBeLessThanOrEqual(60);
  expect(courseOf({ ...input, rate: rate - 100 }).allocation?.months).toBeGreaterThan(60);
  const sum = sumFor(input, 60) ?? 0;
  expect(courseOf({ ...input, sum }).allocation?.months).toBeLessThanOrEqual(60);
  expect(courseOf({ ...input, sum: sum + 1_000_00 }).allocation?.months).toBeGreaterThan(60);
  expect(rateFor(input, 0)).toBeUndefined();
});

test('the house has to accept 3 to 5 per mille of the sum', () => {
  expect(corridorOf(input)).toEqual({ place: 'within', least: 300_00, usual: 400_00, most: 500_00 });
  expect(corridorOf({ ...input, rate: 600_00 }).place).toBe('above');
  expect(corridorOf({ ...input, rate: 200_00 }).place).toBe('below');
});

const assumed = comparisonRates({ assumptions: { items: {} } });

test('the comparison follows what is assumed for the household, and a loan without interest is its debt by the months', () => {
  expect(assumed).toEqual({ depot: 0.025, loans: [0.025, 0.04, 0.055] });
  const rates = comparisonRates({
    assumptions: {
      items: { [assumptionsId]: { position: 0, planReturn: 0, planCosts: 0, followUpRate: 0 } },
    },
  });
  expect(rates).toEqual({ depot: 0, loans: [0, 0, 0.015] });
  // 102 × 400 are saved without a return, 59,200 of the sum are left for 111 months
  expect(otherWays(input, courseOf(input), rates)[0]).toMatchObject({ payment: Math.round(59_200_00 / 111) });
});

test('a dearer loan after the depot costs more', () => {
  const [cheap, usual, dear] = otherWays(input, courseOf(input), assumed);
  expect(cheap?.effort).toBeLessThan(usual?.effort ?? 0);
  expect(usual?.effort).toBeLessThan(dear?.effort ?? 0);
});
