import fc from 'fast-check';
import type { GrossToNetInput } from '../net-income';
import { incomeTax } from '../tax';
import { basicPensionDeduction, basicPensionTaxEffect } from './basicPension';
import { occupationalPension } from './occupationalPension';
import { riesterAllowances, riesterTaxAdvantage } from './riester';

describe('Basisrente, § 10 (3) EStG', () => {
  const nothing = {
    year: 2026,
    tariff: 'basic',
    contributionYear: 0,
    statutoryContributionsYear: 0,
    employerContributionsYear: 0,
  } as const;

  test('the maximum is 29,344 euros in 2025 and 30,826 in 2026, doubled for couples', () => {
    expect(basicPensionDeduction({ ...nothing, year: 2025 }).maximum).toBe(29_344_00);
    expect(basicPensionDeduction(nothing).maximum).toBe(30_826_00);
    expect(basicPensionDeduction({ ...nothing, tariff: 'splitting' }).maximum).toBe(61_652_00);
  });

  test('employees use the maximum with both halves of the pension contribution first', () => {
    const employee = basicPensionDeduction({
      ...nothing,
      contributionYear: 25_000_00,
      statutoryContributionsYear: 11_494_80,
      employerContributionsYear: 5_747_40,
    });
    expect(employee.room).toBe(30_826_00 - 11_494_80);
    expect(employee.counted).toBe(19_331_20);
    expect(employee.withoutEffect).toBe(5_668_80);
    expect(employee.totalDeductible).toBe(30_826_00 - 5_747_40);
  });

  test('civil servants have a maximum lowered by 18.6 % of their pay', () => {
    const servant = basicPensionDeduction({ ...nothing, payWithoutContributions: 68_640_00 });
    expect(servant.room).toBe(30_826_00 - 12_767_04);
    // Contributions of a second job count up to what the pay leaves of the maximum.
    const withJob = { payWithoutContributions: 68_640_00, statutoryContributionsYear: 20_000_00 };
    expect(basicPensionDeduction({ ...nothing, ...withJob })).toMatchObject({
      room: 0,
      totalDeductible: 30_826_00 - 12_767_04,
    });
  });

  // From 3,600 to 10,800 euros a year, without the comparison of § 31 EStG, of which the sample holds the figures.
  test('a Clara without children saves 2,308 euros more with 7,200 euros more a year', () => {
    const effect = basicPensionTaxEffect({
      ...nothing,
      contributionYear: 7_200_00,
      assessment: { incomeBeforeChildren: 44_735_00, federalState: 'HESSEN', churchMember: false },
    });
    expect(effect.saving).toBe(2_308_00);
    expect(effect.netCost).toBe(7_200_00 - 2_308_00);
  });

  test('what exceeds the maximum saves nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6_000_000 }),
        fc.integer({ min: 0, max: 3_000_000 }),
        (own, statutory) => {
          const input = { ...nothing, contributionYear: own, statutoryContributionsYear: statutory };
          const { counted, withoutEffect, room } = basicPensionDeduction(input);
          expect(counted + withoutEffect).toBe(own);
          expect(counted).toBeLessThanOrEqual(room);
        },
      ),
    );
  });
});

describe('occupational pension by deferred pay', () => {
  const lena: GrossToNetInput = {
    year: 2026,
    period: 'month',
    gross: 3_350_00,
    taxClass: 'I',
    birthDate: '1997-03-14',
    federalState: 'THUERINGEN',
    churchMember: false,
    health: { kind: 'statutory', additionalRate: 0.029 },
  };

  test('limits of 2026: 8,112 euros free of tax, 4,056 free of contributions, 338 a month; 2025: 7,728 and 3,864', () => {
    const yearly = occupationalPension({
      pay: { ...lena, period: 'year', gross: 40_000_00 },
      deferredPay: 0,
    });
    expect(yearly.limits).toEqual({ taxFree: 8_112_00, contributionFree: 4_056_00 });
    expect(occupationalPension({ pay: lena, deferredPay: 0 }).limits.contributionFree).toBe(338_00);
    const earlier = { ...lena, year: 2025, period: 'year', gross: 40_000_00 } as const;
    expect(occupationalPension({ pay: earlier, deferredPay: 0 }).limits).toEqual({
      taxFree: 7_728_00,
      contributionFree: 3_864_00,
    });
  });

  // Sample household 1: 100 euros a month bring 180 of the employer and 552 of tax and contributions a year.
  test('Lena: 100 euros a month cost about half, the employer adds 15', () => {
    const pension = occupationalPension({ pay: lena, deferredPay: 100_00 });
    expect(pension.employerAddition).toBe(15_00);
    expect(Math.abs(pension.saving * 12 - 552_00)).toBeLessThanOrEqual(60_00);
    expect(pension.totalContribution).toBe(115_00);
    expect(pension.netCost + pension.saving).toBe(100_00);
  });

  test('above the ceilings the employer saves nothing and owes nothing', () => {
    const pension = occupationalPension({ pay: { ...lena, gross: 12_000_00 }, deferredPay: 300_00 });
    expect(pension.employerSaving).toBe(0);
    expect(pension.employerAddition).toBe(0);
    expect(
      occupationalPension({ pay: { ...lena, gross: 12_000_00 }, deferredPay: 300_00, employerShare: 0.2 }),
    ).toMatchObject({ employerAddition: 60_00 });
  });

  test('who falls into a Minijob by deferring has nothing taken off: the employer saves nothing there', () => {
    const premiums = { premiumMonth: 400_00, carePremiumMonth: 40_00 };
    const health = { kind: 'private', ...premiums, employerSubsidy: false } as const;
    const pay = { ...lena, gross: 623_42, unemploymentInsured: false, health };
    const pension = occupationalPension({ pay, deferredPay: 66_57 });
    expect(pension.withDeferral.contributions.bases.form).toBe('minijob');
    expect(pension.employerSaving).toBeLessThan(0);
    expect(pension).toMatchObject({ employerAddition: 0, totalContribution: 66_57 });
  });

  test('above 4 % contributions are due, above 8 % tax as well', () => {
    const at = (deferredPay: number) =>
      occupationalPension({ pay: { ...lena, gross: 5_000_00 }, deferredPay });
    expect(at(400_00).withDeferral.contributions).toEqual(at(338_00).withDeferral.contributions);
    expect(at(400_00).withDeferral.tax.wageTax).toBeLessThan(at(338_00).withDeferral.tax.wageTax);
    expect(at(800_00).withDeferral.tax).toEqual(at(676_00).withDeferral.tax);
  });
});

describe('Riester', () => {
  // § 86 (1) EStG: 4 % of 61,800 is 2,472, but the target is at most 2,100 euros including allowances.
  const jonas = {
    year: 2026,
    previousYearPay: 61_800_00,
    ownContributionYear: 1_200_00,
    childBirthDates: ['2019-05-11', '2023-08-30'],
  };

  test('allowances of 775 euros with two children; who pays 1,200 of 1,325 receives nine tenths', () => {
    const result = riesterAllowances(jonas);
    expect(result.fullAllowances).toBe(775_00);
    expect(result.minimumOwnContribution).toBe(1_325_00);
    expect(result.paidShare).toBeCloseTo(0.9057, 4);
    expect(result.allowances).toBe(701_88);
    expect(result.missingContribution).toBe(125_00);
    expect(result.allowances + result.lostAllowances).toBe(result.fullAllowances);
  });

  test('a child born before 2008 counts 185 euros, a starter’s bonus 200', () => {
    const result = riesterAllowances({ ...jonas, childBirthDates: ['2007-12-31'], careerStarter: true });
    expect(result).toMatchObject({ childAllowances: 185_00, bonus: 200_00, fullAllowances: 560_00 });
    const born2008 = riesterAllowances({ ...jonas, childBirthDates: ['2008-01-01'] });
    expect(born2008).toMatchObject({ childAllowances: 300_00, bonus: 0 });
    const { childBirthDates: _children, ...childless } = jonas;
    expect(riesterAllowances(childless)).toMatchObject({ childAllowances: 0, fullAllowances: 175_00 });
  });

  test('at least 60 euros are to be paid', () => {
    const poor = riesterAllowances({ ...jonas, previousYearPay: 5_000_00, ownContributionYear: 60_00 });
    expect(poor).toMatchObject({ minimumOwnContribution: 60_00, paidShare: 1, allowances: 775_00 });
    expect(riesterAllowances({ ...jonas, ownContributionYear: 0 }).allowances).toBe(0);
  });

  test('the deduction brings more only when it beats the allowances', () => {
    const assessment = { tariff: 'splitting', federalState: 'BAYERN', churchMember: false } as const;
    const rich = riesterTaxAdvantage({
      ...jonas,
      assessment: { ...assessment, incomeBeforeChildren: 125_000_00 },
    });
    expect(rich.deductible).toBe(1_901_88);
    const tax = (taxableIncome: number) => incomeTax({ year: 2026, tariff: 'splitting', taxableIncome }).tax;
    expect(rich.additionalTaxSaving).toBe(tax(125_000_00) - tax(123_098_12) - 701_88);
    expect(rich.additionalTaxSaving).toBeGreaterThan(0);
    const none = { ...jonas, assessment: { ...assessment, incomeBeforeChildren: 0 } };
    expect(riesterTaxAdvantage(none).additionalTaxSaving).toBe(0);
    const poor = riesterTaxAdvantage({
      ...jonas,
      assessment: { ...assessment, incomeBeforeChildren: 20_000_00 },
    });
    expect(poor.additionalTaxSaving).toBe(0);
  });
});
