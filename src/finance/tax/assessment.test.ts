import fc from 'fast-check';
import { assessTaxes } from './assessment';
import { compareChildAllowances, type TaxedChild } from './childComparison';
import { incomeTax } from './tariff';

const full: TaxedChild = { share: 'full' };

describe('child benefit against child allowances, § 31 EStG', () => {
  test('a couple with an average income keeps the benefit', () => {
    const result = compareChildAllowances({
      year: 2026,
      tariff: 'splitting',
      incomeBeforeChildren: 70_000_00,
      children: [full, full],
    });
    expect(result.children.map((child) => child.better)).toEqual(['benefit', 'benefit']);
    expect(result.taxableIncome).toBe(70_000_00);
    expect(result.benefitAdded).toBe(0);
    expect(result.surchargeBase).toBe(
      incomeTax({ year: 2026, tariff: 'splitting', taxableIncome: 70_000_00 - 2 * 9_756_00 }).tax,
    );
  });

  test('a high income uses the allowance, and the benefit is added to the tax', () => {
    const result = compareChildAllowances({
      year: 2026,
      tariff: 'basic',
      incomeBeforeChildren: 150_000_00,
      children: [full],
    });
    // 9,756 × 42 % is 4,097.52 euros of tax against 12 × 259 = 3,108 euros of benefit.
    expect(result.children).toEqual([
      { allowance: 9_756_00, benefit: 3_108_00, taxSaved: 4_098_00, better: 'allowance' },
    ]);
    expect(result.incomeTax).toBe(
      incomeTax({ year: 2026, tariff: 'basic', taxableIncome: 140_244_00 }).tax + 3_108_00,
    );
  });

  test('a separated parent has half of both', () => {
    const half = compareChildAllowances({
      year: 2025,
      tariff: 'basic',
      incomeBeforeChildren: 150_000_00,
      children: [{ share: 'half' }],
    });
    expect(half.children[0]).toMatchObject({ allowance: 4_800_00, benefit: 1_530_00 });
  });

  test('a child born in July counts for half a year', () => {
    const { children } = compareChildAllowances({
      year: 2026,
      tariff: 'basic',
      incomeBeforeChildren: 0,
      children: [{ share: 'full', months: 6 }],
    });
    expect(children[0]).toMatchObject({
      allowance: 4_878_00,
      benefit: 1_554_00,
      taxSaved: 0,
      better: 'benefit',
    });
  });

  test('the comparison never makes the tax higher than either choice for all children', () => {
    const child = fc.record({
      share: fc.constantFrom('full' as const, 'half' as const),
      months: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30_000_000 }),
        fc.array(child, { maxLength: 5 }),
        fc.constantFrom('basic' as const, 'splitting' as const),
        (incomeBeforeChildren, children, tariff) => {
          const year = 2026;
          const result = compareChildAllowances({ year, tariff, incomeBeforeChildren, children });
          const plain = incomeTax({ year, tariff, taxableIncome: incomeBeforeChildren }).tax;
          expect(result.incomeTax).toBeLessThanOrEqual(plain);
          expect(result.surchargeBase).toBeLessThanOrEqual(plain);
          for (const { better, taxSaved, benefit } of result.children) {
            expect(better === 'allowance').toBe(taxSaved > benefit);
          }
        },
      ),
    );
  });
});

describe('the taxes of a year by assessment', () => {
  test('sum up, surcharges taken from the tax with all child allowances', () => {
    const taxes = assessTaxes({
      year: 2026,
      tariff: 'basic',
      incomeBeforeChildren: 90_000_00,
      children: [full],
      federalState: 'BAYERN',
      churchMember: true,
    });
    const base = incomeTax({ year: 2026, tariff: 'basic', taxableIncome: 80_244_00 }).tax;
    expect(taxes.churchTax).toEqual({ rate: 0.08, baseTax: base, tax: Math.floor(base * 0.08) });
    expect(taxes.solidaritySurcharge.baseTax).toBe(base);
    expect(taxes.total).toBe(taxes.incomeTax + taxes.solidaritySurcharge.surcharge + taxes.churchTax.tax);
  });

  test('without children the tariff stands alone', () => {
    const taxes = assessTaxes({
      year: 2026,
      tariff: 'splitting',
      incomeBeforeChildren: 60_000_00,
      federalState: 'BERLIN_WEST',
      churchMember: false,
    });
    expect(taxes.total).toBe(incomeTax({ year: 2026, tariff: 'splitting', taxableIncome: 60_000_00 }).tax);
  });
});
