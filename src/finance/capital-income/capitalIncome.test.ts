import fc from 'fast-check';
import { incomeTax } from '../tax';
import { capitalIncomeTax, compareCapitalIncome } from './flatTax';
import { advanceLumpSum, fundSale } from './funds';

const saver = {
  year: 2026,
  income: 11_000_00,
  couple: false,
  federalState: 'HESSEN',
  churchMember: false,
} as const;

describe('flat tax on capital income, § 32d EStG', () => {
  // 26.375 %, 27.8186 % (church tax 8 %) and 27.9951 % (9 %) in total.
  test.each([
    ['HESSEN', false, 26.375],
    ['BAYERN', true, 27.8186],
    ['HESSEN', true, 27.9951],
  ] as const)('%s, church member %s: %d %% in all', (federalState, churchMember, percent) => {
    const tax = capitalIncomeTax({ ...saver, income: 1_001_000_00, federalState, churchMember });
    expect(tax.effectiveRate * 100).toBeCloseTo(percent, 3);
    expect(tax.total).toBe(tax.flatTax + tax.solidaritySurcharge + tax.churchTax);
    expect(tax.net).toBe(tax.income - tax.total);
  });

  test('the first 1,000 euros are free, 2,000 for couples, less what is used elsewhere', () => {
    expect(capitalIncomeTax(saver)).toMatchObject({
      allowance: 1_000_00,
      taxable: 10_000_00,
      flatTax: 2_500_00,
    });
    expect(capitalIncomeTax({ ...saver, couple: true }).taxable).toBe(9_000_00);
    expect(capitalIncomeTax({ ...saver, allowanceUsed: 400_00 }).taxable).toBe(10_400_00);
    expect(capitalIncomeTax({ ...saver, income: 600_00 })).toMatchObject({
      taxable: 0,
      total: 0,
      effectiveRate: 0,
    });
  });

  test('creditable foreign tax lowers the tax, with church tax before the division', () => {
    expect(capitalIncomeTax({ ...saver, foreignTax: 500_00 }).flatTax).toBe(2_000_00);
    const church = capitalIncomeTax({ ...saver, foreignTax: 500_00, churchMember: true });
    expect(church.flatTax).toBe(Math.floor((10_000_00 - 4 * 500_00) / 4.09));
    expect(capitalIncomeTax({ ...saver, foreignTax: 9_000_00 }).flatTax).toBe(0);
  });

  test('low earners are better off with their personal rate', () => {
    const low = compareCapitalIncome({ ...saver, otherIncome: 10_000_00 });
    expect(low.better).toBe('assessed');
    expect(low.saving).toBe(low.flat.total - low.assessed);
    expect(compareCapitalIncome({ ...saver, otherIncome: 80_000_00 })).toMatchObject({
      better: 'flat',
      saving: 0,
    });
  });

  test('assessed, it costs what the tariff takes on top, less the creditable foreign tax', () => {
    const onTop = (tariff: 'basic' | 'splitting', other: number, capital: number) =>
      incomeTax({ year: 2026, tariff, taxableIncome: other + capital }).tax -
      incomeTax({ year: 2026, tariff, taxableIncome: other }).tax;
    const single = { ...saver, otherIncome: 15_000_00, foreignTax: 100_00 };
    expect(compareCapitalIncome(single).assessed).toBe(onTop('basic', 15_000_00, 10_000_00) - 100_00);
    expect(compareCapitalIncome({ ...saver, couple: true, otherIncome: 40_000_00 }).assessed).toBe(
      onTop('splitting', 40_000_00, 9_000_00),
    );
  });

  test.each(['income', 'allowanceUsed', 'foreignTax', 'otherIncome'])('a negative %s is refused', (field) => {
    expect(() => compareCapitalIncome({ ...saver, otherIncome: 0, [field]: -1 })).toThrow(
      expect.objectContaining({ code: 'negative-amount', field }),
    );
  });
});

describe('Vorabpauschale, § 18 InvStG', () => {
  const fund = {
    year: 2026,
    kind: 'equity',
    valueAtStart: 10_000_00,
    valueAtEnd: 12_000_00,
    distributions: 0,
  } as const;

  test('3.20 % base interest of 2026 and 2.53 % of 2025, 70 % of it, 30 % free for equity funds', () => {
    expect(advanceLumpSum(fund)).toEqual({
      year: 2026,
      baseYield: 224_00,
      limitedYield: 224_00,
      lumpSum: 224_00,
      exemption: 0.3,
      taxable: 156_80,
      taxedInYear: 2027,
    });
    expect(advanceLumpSum({ ...fund, year: 2025 }).baseYield).toBe(177_10);
  });

  test('is limited by the growth, lowered by distributions and by the months before the purchase', () => {
    expect(advanceLumpSum({ ...fund, valueAtEnd: 10_100_00 }).lumpSum).toBe(100_00);
    expect(advanceLumpSum({ ...fund, valueAtEnd: 9_000_00 }).lumpSum).toBe(0);
    expect(advanceLumpSum({ ...fund, distributions: 100_00 }).lumpSum).toBe(124_00);
    const unchanged = { ...fund, valueAtEnd: 10_000_00, distributions: 100_00 };
    expect(advanceLumpSum(unchanged)).toMatchObject({ limitedYield: 100_00, lumpSum: 0 });
    expect(advanceLumpSum({ ...fund, distributions: 500_00 }).lumpSum).toBe(0);
    expect(advanceLumpSum({ ...fund, monthsBeforePurchase: 6 }).lumpSum).toBe(112_00);
  });

  test('bought in July at 110: the first price of the year, 100, counts, and six twelfths of it', () => {
    const bought = advanceLumpSum({ ...fund, valueAtEnd: 10_500_00, monthsBeforePurchase: 6 });
    expect(bought).toMatchObject({ baseYield: 224_00, limitedYield: 224_00, lumpSum: 112_00 });
  });

  test('partial exemptions: 30 equity, 15 mixed, 60 property, 80 foreign property', () => {
    const kinds = ['equity', 'mixed', 'property', 'foreign-property', 'other'] as const;
    expect(kinds.map((kind) => advanceLumpSum({ ...fund, kind }).exemption)).toEqual([
      0.3, 0.15, 0.6, 0.8, 0,
    ]);
  });

  test('is never negative and never above the growth', () => {
    const amount = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 0, max: 11 }), (start, end, paid, months) => {
        const { lumpSum, taxable } = advanceLumpSum({
          year: 2026,
          kind: 'mixed',
          valueAtStart: start,
          valueAtEnd: end,
          distributions: paid,
          monthsBeforePurchase: months,
        });
        expect(lumpSum).toBeGreaterThanOrEqual(0);
        expect(lumpSum).toBeLessThanOrEqual(Math.max(0, end - start));
        expect(taxable).toBeLessThanOrEqual(lumpSum);
      }),
    );
  });

  test('a sale is taxed without what the lump sums have taxed already', () => {
    const sale = { year: 2026, kind: 'equity', proceeds: 15_000_00, purchaseCosts: 10_000_00 } as const;
    expect(fundSale({ ...sale, earlierLumpSums: 400_00 })).toEqual({
      gain: 4_600_00,
      exemption: 0.3,
      taxable: 3_220_00,
    });
    expect(fundSale({ ...sale, proceeds: 9_000_00, earlierLumpSums: 0 }).taxable).toBe(-700_00);
  });

  test.each([
    ['valueAtStart', -1],
    ['valueAtEnd', -1],
    ['distributions', -1],
    ['monthsBeforePurchase', 12],
  ])('%s of %d is refused', (field, value) => {
    expect(() => advanceLumpSum({ ...fund, [field]: value })).toThrow(expect.objectContaining({ field }));
  });

  test.each(['proceeds', 'purchaseCosts', 'earlierLumpSums'])(
    'a sale with negative %s is refused',
    (field) => {
      const sale = { year: 2026, kind: 'equity', proceeds: 1, purchaseCosts: 1, earlierLumpSums: 0 } as const;
      expect(() => fundSale({ ...sale, [field]: -1 })).toThrow(expect.objectContaining({ field }));
    },
  );
});
