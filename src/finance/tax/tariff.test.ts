import fc from 'fast-check';
import { lawForYear } from '../law';
import { incomeTax } from './tariff';

const basic = (year: number, income: number) =>
  incomeTax({ year, tariff: 'basic', taxableIncome: income * 100 }).tax / 100;
const splitting = (year: number, income: number) =>
  incomeTax({ year, tariff: 'splitting', taxableIncome: income * 100 }).tax / 100;

describe('income tax tariff, § 32a EStG', () => {
  test.each([2025, 2026])('nothing up to the basic allowance, something soon after (%i)', (year) => {
    const { basicAllowance } = lawForYear(year).tariff;
    expect([basic(year, 0), basic(year, basicAllowance - 1), basic(year, basicAllowance)]).toEqual([0, 0, 0]);
    expect(basic(year, basicAllowance + 8)).toBe(1);
    expect(splitting(year, basicAllowance * 2)).toBe(0);
  });

  // Values of the published formulas of § 32a (1) EStG, evaluated by hand.
  test.each([
    [2026, 17_799, 1_034],
    [2026, 48_606, 10_062],
    [2026, 69_878, 18_213],
    [2026, 100_000, 30_864],
    [2026, 300_000, 115_529],
    [2025, 17_443, 1_015],
    [2025, 68_480, 17_849],
    [2025, 100_000, 31_088],
    [2025, 300_000, 115_753],
  ])('%i: the tax on %i euros is %i euros', (year, income, tax) => {
    expect(basic(year, income)).toBe(tax);
  });

  test('the splitting tariff is twice the tax on half the income, halved first, then rounded', () => {
    expect(splitting(2026, 97_213)).toBe(2 * basic(2026, 48_606));
  });

  test('the average rate is the tax over the income: 30,864 of 100,000 euros', () => {
    expect(incomeTax({ year: 2026, tariff: 'basic', taxableIncome: 100_000_00 }).averageRate).toBe(0.30864);
  });

  test('cents of the income do not count', () => {
    const tax = (taxableIncome: number) => incomeTax({ year: 2026, tariff: 'basic', taxableIncome }).tax;
    expect(tax(48_606_99)).toBe(tax(48_606_00));
  });

  test.each([2025, 2026])('the zones meet without a jump (%i)', (year) => {
    const { tariff } = lawForYear(year);
    for (const border of [
      tariff.basicAllowance,
      tariff.firstZone.end,
      tariff.secondZone.end,
      tariff.thirdZone.end,
    ]) {
      expect(basic(year, border + 1) - basic(year, border)).toBeLessThanOrEqual(1);
    }
  });

  test('marginal rates: 14 % at the start, 24 % at the second zone, 42 %, 45 %', () => {
    const rate = (income: number) =>
      incomeTax({ year: 2026, tariff: 'basic', taxableIncome: income * 100 }).marginalRate;
    expect(rate(12_348)).toBe(0);
    expect(rate(12_349)).toBeCloseTo(0.14, 4);
    expect(rate(17_799)).toBeCloseTo(0.2397, 4);
    expect(rate(17_800)).toBeCloseTo(0.2397, 4);
    expect(rate(69_878)).toBeCloseTo(0.42, 3);
    // The second zone ends at 41.9998 %, 50 cents of tax on 250,000 euros below the third.
    expect(rate(69_878)).toBeCloseTo(0.419997, 5);
    expect(rate(69_878)).not.toBe(0.42);
    expect([rate(69_879), rate(277_825)]).toEqual([0.42, 0.42]);
    expect(rate(100_000)).toBe(0.42);
    expect(rate(277_826)).toBe(0.45);
  });

  test('more income is never less tax, never more than 45 % of it, and splitting is never dearer', () => {
    const income = fc.integer({ min: 0, max: 100_000_000 });
    const year = fc.constantFrom(2025, 2026);
    fc.assert(
      fc.property(year, income, fc.integer({ min: 0, max: 10_000_000 }), (when, lower, more) => {
        const low = incomeTax({ year: when, tariff: 'basic', taxableIncome: lower });
        const high = incomeTax({ year: when, tariff: 'basic', taxableIncome: lower + more });
        expect(high.tax).toBeGreaterThanOrEqual(low.tax);
        expect(high.tax - low.tax).toBeLessThanOrEqual(more * 0.45 + 200);
        expect(high.marginalRate).toBeGreaterThanOrEqual(low.marginalRate);
        expect(high.averageRate).toBeLessThan(0.45);
        const together = incomeTax({ year: when, tariff: 'splitting', taxableIncome: lower });
        expect(together.tax).toBeLessThanOrEqual(low.tax);
      }),
    );
  });

  test('no income has no tax and an average rate of nothing', () => {
    expect(incomeTax({ year: 2026, tariff: 'basic', taxableIncome: 0 })).toMatchObject({
      tax: 0,
      averageRate: 0,
    });
    expect(() => incomeTax({ year: 2026, tariff: 'basic', taxableIncome: -1 })).toThrow(
      expect.objectContaining({ code: 'negative-amount', field: 'taxableIncome' }),
    );
  });
});
