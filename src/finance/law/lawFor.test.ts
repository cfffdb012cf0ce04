import { FinanceError } from '../core';
import { sources2023 } from './law2023';
import { sources2024 } from './law2024';
import { sources2025 } from './law2025';
import { sources2026 } from './law2026';
import { knownLawYears, lawFor, lawForYear } from './lawFor';
import { careInsuranceIn } from './partsOfYear';
import { minijobLimitOn } from './series/minimumWage';
import { pensionValueOn } from './series/pensionValue';
import { ageRelief, benefitRelief } from './series/reliefShares';
import { taxablePensionShare } from './series/taxableShare';

const sources = { 2023: sources2023(), 2024: sources2024(), 2025: sources2025(), 2026: sources2026() };

describe('law tables', () => {
  test('a year without a table is refused by name', () => {
    expect(() => lawForYear(2022)).toThrow(FinanceError);
    expect(() => lawForYear(2027)).toThrow(expect.objectContaining({ code: 'unknown-year' }));
  });

  test('a day is answered with the newest table not after it, and says which', () => {
    expect(knownLawYears).toEqual([2023, 2024, 2025, 2026]);
    expect(lawFor('2023-01-01').year).toBe(2023);
    expect(lawFor('2024-12-31').year).toBe(2024);
    expect(lawFor('2025-12-31').year).toBe(2025);
    expect(lawFor('2026-10-01').year).toBe(2026);
    expect(lawFor('2031-01-01')).toMatchObject({ year: 2026, law: { year: 2026 } });
    expect(() => lawFor('2022-12-31')).toThrow(expect.objectContaining({ code: 'unknown-year' }));
    expect(() => lawFor('2026-02-30')).toThrow(expect.objectContaining({ code: 'invalid-date' }));
  });

  test('every value of every year names its paragraph and its origin', () => {
    expect(Object.keys(sources).map(Number)).toEqual(knownLawYears);
    for (const [year, sourcesOfYear] of Object.entries(sources)) {
      const { year: _, ...sections } = lawForYear(Number(year));
      expect(Object.keys(sourcesOfYear).sort()).toEqual(Object.keys(sections).sort());
      for (const [group, values] of Object.entries(sections)) {
        const sourcesOfGroup = sourcesOfYear[group as keyof typeof sections] ?? {}; // the keys are the same
        expect(Object.keys(sourcesOfGroup).sort()).toEqual(Object.keys(values).sort());
        for (const entry of Object.values(sourcesOfGroup)) {
          expect(entry).toMatchObject({
            paragraph: expect.stringMatching(/\S/),
            origin: expect.stringMatching(/\S/),
          });
        }
      }
    }
  });

  test('the ceilings of a month are a twelfth of the year', () => {
    for (const year of knownLawYears) {
      const { pensionInsurance, healthInsurance } = lawForYear(year);
      expect(pensionInsurance.ceilingMonthEast * 12).toBe(pensionInsurance.ceilingYearEast);
      expect(pensionInsurance.ceilingYearEast).toBeLessThanOrEqual(pensionInsurance.ceilingYear);
      expect(pensionInsurance.ceilingMonth * 12).toBe(pensionInsurance.ceilingYear);
      expect(healthInsurance.ceilingMonth * 12).toBe(healthInsurance.ceilingYear);
    }
  });
});

describe('values that change within or beyond the tables', () => {
  test('the pension value changes on 1 July; what was only announced is marked', () => {
    expect(pensionValueOn('2026-06-30').value).toBe(40_79);
    expect(pensionValueOn('2026-07-01').value).toBe(42_52);
    expect(pensionValueOn('2026-07-01').source.verified).toBe(false);
    expect(['2023-06-30', '2023-07-01', '2024-07-01'].map((day) => pensionValueOn(day).value)).toEqual([
      36_02, 37_60, 39_32,
    ]);
    expect(() => pensionValueOn('2022-06-30')).toThrow(expect.objectContaining({ code: 'unknown-year' }));
  });

  test('the Minijob limit follows the minimum wage: 520, 538, 556, 603, and 633 euros from 2027', () => {
    const days = [2023, 2024, 2025, 2026, 2027].map((year) => `${year}-03-01`);
    expect(days.map(minijobLimitOn)).toEqual([520_00, 538_00, 556_00, 603_00, 633_00]);
    for (const year of knownLawYears) {
      expect(lawForYear(year).smallJobs.minijobLimit).toBe(minijobLimitOn(`${year}-01-01`));
    }
  });

  test('the factor F of the Midijob is 28 % over the total rate of 1 January', () => {
    for (const year of knownLawYears) {
      const law = lawForYear(year);
      const { pensionInsurance, unemploymentInsurance, healthInsurance, smallJobs } = law;
      const total =
        pensionInsurance.rate +
        unemploymentInsurance.rate +
        healthInsurance.generalRate +
        healthInsurance.averageAdditionalRate +
        careInsuranceIn(law, { month: 1 }).rate;
      expect(smallJobs.midijobFactor).toBeCloseTo(0.28 / total, 4);
    }
  });

  test('the reliefs of the wage-tax programme (TAB1 to TAB5)', () => {
    expect(benefitRelief(2005)).toEqual({ share: 0.4, maximum: 3_000_00, supplement: 900_00 });
    expect(benefitRelief(2020)).toEqual({ share: 0.16, maximum: 1_200_00, supplement: 360_00 });
    expect(benefitRelief(2025)).toEqual({ share: 0.132, maximum: 990_00, supplement: 297_00 });
    expect(benefitRelief(2026)).toEqual({ share: 0.128, maximum: 960_00, supplement: 288_00 });
    expect(ageRelief(2027)).toEqual({ share: 0.124, maximum: 589_00 });
    expect(ageRelief(2058)).toEqual({ share: 0, maximum: 0 });
    expect(benefitRelief(1999)).toEqual(benefitRelief(2005));
  });

  test('the taxable share of pensions by start year', () => {
    const expected = {
      2004: 0.5,
      2005: 0.5,
      2020: 0.8,
      2021: 0.81,
      2022: 0.82,
      2025: 0.835,
      2026: 0.84,
      2027: 0.845,
    };
    for (const [year, share] of Object.entries(expected))
      expect(taxablePensionShare(Number(year))).toBe(share);
    expect(taxablePensionShare(2058)).toBe(1);
    expect(taxablePensionShare(2070)).toBe(1);
  });
});
