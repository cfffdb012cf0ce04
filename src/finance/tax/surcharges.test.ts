import fc from 'fast-check';
import { federalStates } from '../core';
import { churchTax } from './churchTax';
import { churchTaxRate } from './churchTaxRate';
import { solidaritySurcharge } from './solidaritySurcharge';
import { incomeTax } from './tariff';

describe('solidarity surcharge, §§ 3 and 4 SolzG', () => {
  const surcharge = (year: number, euros: number, tariff: 'basic' | 'splitting' = 'basic') =>
    solidaritySurcharge({ year, baseTax: Math.round(euros * 100), tariff });

  test.each([
    [2025, 19_950, 37_094.53, 73_483],
    [2026, 20_350, 37_838.28, 74_968],
  ])('%i: free up to %i euros of tax, sliding up to %d euros', (year, freeLimit, slidingEnd, freeIncome) => {
    expect(surcharge(year, freeLimit)).toMatchObject({ zone: 'none', surcharge: 0 });
    expect(surcharge(year, freeLimit + 100)).toMatchObject({ zone: 'sliding', surcharge: 11_90 });
    expect(surcharge(year, slidingEnd - 1).zone).toBe('sliding');
    expect(surcharge(year, slidingEnd + 1).zone).toBe('full');
    expect(surcharge(year, freeLimit * 2, 'splitting').zone).toBe('none');
    const taxOn = (income: number) =>
      incomeTax({ year, tariff: 'basic', taxableIncome: income * 100 }).tax / 100;
    expect(surcharge(year, taxOn(freeIncome)).zone).toBe('none');
    expect(surcharge(year, taxOn(freeIncome + 3)).zone).toBe('sliding');
  });

  test('is 5.5 % with cents cut off above the sliding zone', () => {
    expect(surcharge(2026, 50_001).surcharge).toBe(2_750_05);
    expect(surcharge(2026, 40_000.1).surcharge).toBe(2_200_00);
  });

  test('never falls, never exceeds 5.5 %, never takes more than 11.9 % of a step', () => {
    const tax = fc.integer({ min: 0, max: 100_000_00 });
    fc.assert(
      fc.property(tax, fc.integer({ min: 0, max: 10_000_00 }), (lower, more) => {
        const low = solidaritySurcharge({ year: 2026, tariff: 'basic', baseTax: lower }).surcharge;
        const high = solidaritySurcharge({ year: 2026, tariff: 'basic', baseTax: lower + more }).surcharge;
        expect(high).toBeGreaterThanOrEqual(low);
        expect(high - low).toBeLessThanOrEqual(more * 0.119 + 1);
        expect(high).toBeLessThanOrEqual((lower + more) * 0.055 + 0.001);
      }),
    );
  });
});

describe('church tax', () => {
  test('is 8 % in Bayern and Baden-Württemberg, 9 % elsewhere, nothing abroad or without membership', () => {
    const rates = federalStates.map((federalState) =>
      churchTaxRate({ year: 2026, federalState, churchMember: true }),
    );
    expect(rates.filter((rate) => rate === 0.08)).toHaveLength(2);
    expect(rates.filter((rate) => rate === 0.09)).toHaveLength(15);
    expect(churchTaxRate({ year: 2026, federalState: 'AUSLAND', churchMember: true })).toBe(0);
    expect(churchTaxRate({ year: 2026, federalState: 'BAYERN', churchMember: false })).toBe(0);
    expect(churchTaxRate({ year: 2026, federalState: 'BAYERN', churchMember: true })).toBe(0.08);
  });

  test('cuts off fractions of a cent', () => {
    const tax = churchTax({ year: 2026, federalState: 'HAMBURG', churchMember: true, baseTax: 1_924_58 });
    expect(tax).toEqual({ rate: 0.09, baseTax: 1_924_58, tax: 173_21 });
  });
});
