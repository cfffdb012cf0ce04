import { assessTaxes } from './assessment';
import { churchTaxShare } from './churchTaxShare';

describe('church tax of spouses of whom one belongs to a church', () => {
  test('is raised on the share that the taxes by the basic tariff have: 40,000 and 20,000 euros', () => {
    // tax of 2026 on 40,000 is 7,209, on 20,000 it is 1,570: 7,209 / 8,779
    const incomes = { year: 2026, memberIncome: 40_000_00, otherIncome: 20_000_00 };
    expect(churchTaxShare(incomes)).toBeCloseTo(0.82116, 5);
    expect(churchTaxShare({ ...incomes, memberIncome: 20_000_00, otherIncome: 40_000_00 })).toBeCloseTo(
      0.17884,
      5,
    );
  });

  test('is none of a member who would pay no tax alone, all of one whose spouse would pay none', () => {
    const incomes = { year: 2026, memberIncome: 12_348_00, otherIncome: 60_000_00 };
    expect(churchTaxShare(incomes)).toBe(0);
    expect(churchTaxShare({ ...incomes, memberIncome: 60_000_00, otherIncome: 0 })).toBe(1);
    expect(churchTaxShare({ ...incomes, memberIncome: 0, otherIncome: 0 })).toBe(0);
  });

  test('lowers the church tax of the assessment, not the other taxes', () => {
    const couple = {
      year: 2026,
      tariff: 'splitting',
      incomeBeforeChildren: 60_000_00,
      federalState: 'HESSEN',
      churchMember: true,
    } as const;
    const both = assessTaxes(couple);
    // splitting: 2 × 4,217 (tax on 30,000) = 8,434; 9 % of it, and of half of it
    expect(both).toMatchObject({ incomeTax: 8_434_00, churchTax: { tax: 759_06 } });
    const half = assessTaxes({ ...couple, churchShare: 0.5 });
    expect(half).toMatchObject({ incomeTax: 8_434_00, churchTax: { baseTax: 4_217_00, tax: 379_53 } });
    expect(() => assessTaxes({ ...couple, churchShare: 1.1 })).toThrow(
      expect.objectContaining({ code: 'rate-out-of-range', field: 'churchShare' }),
    );
  });
});
