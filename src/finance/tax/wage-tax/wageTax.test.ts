import fc from 'fast-check';
import type { WageTaxInput } from './input';
import { oneOffPayTax } from './oneOffPay';
import programmeCases from './programmeCases.json';
import { wageTax } from './wageTax';

const classes = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

function employee(changes: Partial<WageTaxInput> = {}): WageTaxInput {
  return {
    year: 2026,
    period: 'year',
    gross: 50_000_00,
    taxClass: 'I',
    health: {
      kind: 'statutory',
      additionalRate: 0.029,
      careSurcharge: true,
      careDiscounts: 0,
      saxony: false,
    },
    federalState: 'HESSEN',
    churchMember: false,
    ...changes,
  };
}

const withoutSurcharge = {
  kind: 'statutory',
  additionalRate: 0.029,
  careSurcharge: false,
  careDiscounts: 0,
  saxony: false,
} as const;

describe('wage tax by the official programme', () => {
  // BMF, Programmablaufplan 2026, table for checking (Prüftabelle), general wage tax; yearly pay in euros.
  // Childless with the care surcharge, except class II.
  test.each([
    [20_000, [380, 0, 0, 380, 2_234, 2_766]],
    [50_000, [6_788, 5_580, 2_810, 6_788, 12_010, 12_542]],
    [100_000, [23_248, 21_634, 15_012, 23_248, 30_157, 30_689]],
  ])('the check table of 2026 for a yearly pay of %i euros', (pay, expected) => {
    const taxes = classes.map((taxClass) => {
      const health = { ...withoutSurcharge, careSurcharge: taxClass !== 'II' };
      return wageTax(employee({ gross: pay * 100, taxClass, health })).wageTax / 100;
    });
    expect(taxes).toEqual(expected);
  });

  test('50,000 euros in class I in 2025: 6,927 euros childless, 7,021 with a child', () => {
    const health = { ...withoutSurcharge, additionalRate: 0.025 };
    expect(wageTax(employee({ year: 2025, health: { ...health, careSurcharge: true } })).wageTax).toBe(
      6_927_00,
    );
    expect(wageTax(employee({ year: 2025, health })).wageTax).toBe(7_021_00);
  });

  test('Jonas: 5,150.00 a month, class IV, two children', () => {
    const health = { ...withoutSurcharge, careDiscounts: 1 };
    const { wageTax: monthly, yearly } = wageTax(
      employee({ period: 'month', gross: 5_150_00, taxClass: 'IV', health, federalState: 'BAYERN' }),
    );
    expect(yearly).toMatchObject({
      pay: 61_800_00,
      employeeAllowance: 1_230_00,
      specialExpensesAllowance: 36_00,
      provident: { total: 11_928_00, basis: 'actual-rates' },
      taxableIncome: 48_606_00,
      incomeTax: 10_062_00,
    });
    expect(monthly).toBe(838_50);
  });

  // 2023 is the programme from July on; 2024 the programme with the tariff, child allowances and limit of class V and VI
  // that held for the whole year in the end.
  test('cases evaluated in decimal arithmetic from the published pseudocode of 2023 to 2026', () => {
    for (const { input, ...expected } of programmeCases) {
      const { wageTax: tax, solidaritySurcharge, churchTax } = wageTax(input as WageTaxInput);
      expect({ input, wageTax: tax, solidaritySurcharge, churchTax }).toEqual({ input, ...expected });
    }
  });

  test('a month is a twelfth of the year, cents cut off', () => {
    const month = wageTax(employee({ period: 'month', gross: 5_000_00 }));
    const year = wageTax(employee({ gross: 60_000_00 }));
    expect(month.wageTax).toBe(Math.floor(year.wageTax / 12));
    expect(month.yearly).toEqual(year.yearly);
  });

  test('child allowances lower church tax and solidarity surcharge, not the wage tax', () => {
    const rich = employee({ gross: 120_000_00, churchMember: true });
    const without = wageTax(rich);
    const withChildren = wageTax({ ...rich, childAllowances: 1 });
    expect(withChildren.wageTax).toBe(without.wageTax);
    expect(withChildren.churchTax).toBeLessThan(without.churchTax);
    expect(withChildren.solidaritySurcharge).toBeLessThan(without.solidaritySurcharge);
    expect(withChildren.yearly.childAllowance).toBe(9_756_00);
    expect(wageTax({ ...rich, taxClass: 'IV', childAllowances: 1 }).yearly.childAllowance).toBe(4_878_00);
    expect(wageTax({ ...rich, taxClass: 'V', childAllowances: 1 }).yearly.childAllowance).toBe(0);
  });

  test('the factor of class IV multiplies the yearly tax, euros cut off', () => {
    const plain = wageTax(employee({ taxClass: 'IV' }));
    expect(wageTax(employee({ taxClass: 'IV', factor: 0.9 })).wageTax).toBe(
      Math.floor((plain.wageTax / 100) * 0.9) * 100,
    );
  });

  test('private premiums count with their basic part less the subsidy', () => {
    const health = {
      kind: 'private',
      basicPremiumMonth: 500_00,
      employerSubsidyMonth: 250_00,
      saxony: false,
    } as const;
    const { provident } = wageTax(employee({ gross: 100_000_00, health })).yearly;
    expect(provident.healthAndCare).toBe(3_000_00);
    expect(provident.pension).toBe(9_300_00);
  });
});

describe('one-off pay', () => {
  test('is taxed with the difference of the yearly taxes', () => {
    const { period: _period, gross: _gross, ...person } = employee({ churchMember: true });
    const result = oneOffPayTax({ ...person, yearlyPay: 40_200_00, oneOffPay: 3_350_00 });
    const difference =
      wageTax(employee({ gross: 43_550_00 })).wageTax - wageTax(employee({ gross: 40_200_00 })).wageTax;
    expect(result.wageTax).toBe(difference);
    expect(result.churchTax).toBe(Math.floor(difference * 0.09));
    expect(result.total).toBe(result.wageTax + result.solidaritySurcharge + result.churchTax);
    expect(oneOffPayTax({ ...person, yearlyPay: 40_200_00, oneOffPay: 0 }).total).toBe(0);
  });

  test('carries the full solidarity surcharge once the yearly tax is above the free limit', () => {
    const { period: _period, gross: _gross, ...person } = employee();
    const above = oneOffPayTax({ ...person, yearlyPay: 99_600_00, oneOffPay: 8_000_00 });
    expect(above.solidaritySurcharge).toBe(Math.floor(above.wageTax * 0.055));
    const below = oneOffPayTax({ ...person, yearlyPay: 60_000_00, oneOffPay: 5_000_00 });
    expect(below.solidaritySurcharge).toBe(0);
  });
});

describe('properties of the wage tax', () => {
  const pay = fc.integer({ min: 0, max: 40_000_000 });
  const taxClass = fc.constantFrom(...classes);
  const year = fc.constantFrom(2025, 2026);

  test('more pay never means less tax, and the rest grows with it', () => {
    fc.assert(
      fc.property(
        year,
        taxClass,
        pay,
        fc.integer({ min: 100, max: 1_000_000 }),
        (when, kind, lower, more) => {
          const input = employee({ year: when, taxClass: kind, health: withoutSurcharge });
          const low = wageTax({ ...input, gross: lower }).wageTax;
          const high = wageTax({ ...input, gross: lower + more }).wageTax;
          expect(high).toBeGreaterThanOrEqual(low);
          // § 39b (2) sentence 7: no step of class V or VI takes more than 45 % plus rounding of twice a euro.
          expect(high - low).toBeLessThanOrEqual(more * 0.46 + 500);
        },
      ),
    );
  });

  test('the classes keep their order: III at most I, I at most V, V at most VI', () => {
    fc.assert(
      fc.property(year, pay, (when, gross) => {
        const tax = (kind: (typeof classes)[number]) =>
          wageTax(employee({ year: when, taxClass: kind, gross })).wageTax;
        expect(tax('III')).toBeLessThanOrEqual(tax('I'));
        expect(tax('I')).toBeLessThanOrEqual(tax('V'));
        expect(tax('V')).toBeLessThanOrEqual(tax('VI'));
        expect(tax('II')).toBeLessThanOrEqual(tax('IV'));
        expect(tax('I')).toBe(tax('IV'));
      }),
    );
  });
});

describe('what the programme refuses', () => {
  test.each([
    [{ gross: -1 }, 'negative-amount', 'gross'],
    [{ gross: 10.5 }, 'not-whole-cents', 'gross'],
    [{ gross: Number.NaN }, 'not-whole-cents', 'gross'],
    [{ year: 2019 }, 'unknown-year', 'year'],
    [{ factor: 0.9 }, 'invalid-input', 'factor'],
    [{ taxClass: 'IV', factor: 1.2 }, 'invalid-input', 'factor'],
    [{ childAllowances: 0.3 }, 'invalid-input', 'childAllowances'],
    [{ birthDate: '1988-13-01' }, 'invalid-date', 'birthDate'],
    [{ taxFreeAllowance: -1 }, 'negative-amount', 'taxFreeAllowance'],
    [{ health: { ...withoutSurcharge, additionalRate: 2.9 } }, 'rate-out-of-range', 'health.additionalRate'],
    [{ health: { ...withoutSurcharge, careDiscounts: 5 } }, 'invalid-input', 'health.careDiscounts'],
    [
      { benefits: { amount: 60_000_00, startYear: 2020, firstMonth: 1, specialPayments: 0 } },
      'invalid-input',
      'benefits.amount',
    ],
  ] as const)('%j', (changes, code, field) => {
    expect(() => wageTax(employee(changes as Partial<WageTaxInput>))).toThrow(
      expect.objectContaining({ name: 'FinanceError', code, field }),
    );
  });
});
