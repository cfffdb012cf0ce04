import { advanceLumpSum } from './capital-income';
import { disabilityFullAgeSource } from './law';
import { grossToNet, minijobCharges, selfEmployedNet } from './net-income';
import {
  careRate,
  employeeContributions,
  type EmployeeContributionsInput,
  employerHealthSubsidy,
  pensionerContributions,
  voluntaryMember,
} from './social-insurance';
import { boughtPoints, disabilityPension, earningPoints, oldAgePension } from './state-pension';
import { basicPensionDeduction, savingsAllowance } from './subsidies';
import { compareChildAllowances, incomeTax, solidaritySurcharge } from './tax';

/** Tax returns and payslips that customers bring: the law of 2023 and 2024 in published and worked examples. */
const fund = { kind: 'statutory' } as const;
const job = (changes: Partial<EmployeeContributionsInput>): EmployeeContributionsInput => ({
  year: 2024,
  period: 'month',
  gross: 0,
  federalState: 'HESSEN',
  health: fund,
  ...changes,
});

describe('income tax, § 32a EStG', () => {
  // Values of GETTSIM's test data, taken from the calculator of the ministry of finance.
  test.each([
    [2023, 36_000, 6_531],
    [2024, 50_000, 10_872],
    [2024, 100_000, 31_363],
  ])('%i: %i euros of taxable income are taxed with %i', (year, income, tax) => {
    expect(incomeTax({ year, taxableIncome: income * 100, tariff: 'basic' }).tax).toBe(tax * 100);
    expect(incomeTax({ year, taxableIncome: income * 200, tariff: 'splitting' }).tax).toBe(tax * 200);
  });

  test('the basic allowance is free: 10,908 in 2023, 11,784 in 2024', () => {
    for (const [year, free] of [
      [2023, 10_908],
      [2024, 11_784],
    ] as const) {
      expect(incomeTax({ year, taxableIncome: free * 100, tariff: 'basic' }).tax).toBe(0);
      expect(incomeTax({ year, taxableIncome: (free + 10) * 100, tariff: 'basic' }).tax).toBe(1_00);
    }
  });

  test('the solidarity surcharge begins above 17,543 and 18,130 euros of tax', () => {
    const surcharge = (year: number, tax: number) =>
      solidaritySurcharge({ year, baseTax: tax * 100, tariff: 'basic' }).surcharge;
    expect([surcharge(2023, 17_543), surcharge(2024, 18_130)]).toEqual([0, 0]);
    expect(surcharge(2024, 31_363)).toBe(1_574_72);
    expect(surcharge(2023, 32_027)).toBe(1_723_59);
  });

  // 2024, splitting: 300,000 euros are taxed with 0.42 × 300,000 − 2 × 10,636.31, so 9,540 euros save 4,006.
  test('child allowances of 8,952 and 9,540 euros against a Kindergeld of 3,000', () => {
    const child = (year: number) =>
      compareChildAllowances({
        year,
        tariff: 'splitting',
        incomeBeforeChildren: 300_000_00,
        children: [{ share: 'full' }],
      }).children[0];
    expect(child(2023)).toMatchObject({ allowance: 8_952_00, benefit: 3_000_00, better: 'allowance' });
    expect(child(2024)).toEqual({
      allowance: 9_540_00,
      benefit: 3_000_00,
      better: 'allowance',
      taxSaved: 4_006_00,
    });
  });
});

describe('contributions', () => {
  // steuertipps.de and ihre-vorsorge.de, as GETTSIM's test data cite them.
  test('6,000 euros in 2024 with two children under 25: above the ceiling of 5,175', () => {
    const paid = employeeContributions(job({ gross: 6_000_00, children: 2 }));
    expect(paid.pension.employee).toBe(558_00);
    expect(paid.unemployment.employee).toBe(78_00);
    expect(paid.health.employee + paid.healthAdditional.employee).toBe(421_77);
    expect(paid.careInsurance.employee).toBe(75_04);
  });

  test('a Midijob of 1,000 euros in July 2023: 132.32 of the employee, 231.55 of the employer', () => {
    const paid = employeeContributions(
      job({ year: 2023, month: 7, gross: 1_000_00, children: 1, childrenUnder25: 0 }),
    );
    expect(paid.bases.form).toBe('midijob');
    expect(Math.abs(paid.employeeTotal - 132_32)).toBeLessThanOrEqual(2);
    expect(Math.abs(paid.employerTotal - 231_55)).toBeLessThanOrEqual(3);
  });

  test('the ceiling of the pension insurance is lower in the East until 2024', () => {
    const base = (year: number, federalState: EmployeeContributionsInput['federalState']) =>
      employeeContributions(job({ year, gross: 20_000_00, federalState })).bases.pension;
    expect([base(2023, 'HESSEN'), base(2023, 'SACHSEN')]).toEqual([7_300_00, 7_100_00]);
    expect([base(2024, 'BERLIN_WEST'), base(2024, 'BERLIN_OST')]).toEqual([7_550_00, 7_450_00]);
    expect([base(2025, 'BAYERN'), base(2025, 'THUERINGEN')]).toEqual([8_050_00, 8_050_00]);
    const eastern = ['BRANDENBURG', 'MECKLENBURG_VORPOMMERN', 'SACHSEN_ANHALT', 'THUERINGEN'] as const;
    for (const state of eastern) expect(base(2024, state)).toBe(7_450_00);
    const year = employeeContributions(job({ period: 'year', gross: 200_000_00, federalState: 'SACHSEN' }));
    expect(year.bases.pension).toBe(89_400_00);
  });

  test('care rates change on 1 July 2023: 3.05 and 0.35 %, then 3.4 and 0.6 % with discounts for children', () => {
    const rate = (month: number, children: number) =>
      careRate({ year: 2023, month, children, federalState: 'HESSEN' });
    expect(rate(6, 0)).toMatchObject({ generalRate: 0.0305, surcharge: 0.0035, employeeRate: 0.01875 });
    expect(rate(6, 3)).toMatchObject({ discount: 0, employeeRate: 0.01525, fullRate: 0.0305 });
    expect(rate(7, 0)).toMatchObject({ generalRate: 0.034, employeeRate: 0.023 });
    expect(rate(7, 3)).toMatchObject({ discount: 0.005, employeeRate: 0.012 });
    expect(careRate({ year: 2023, month: 1, children: 1, federalState: 'SACHSEN' })).toMatchObject({
      employeeRate: 0.02025,
      employerRate: 0.01025,
    });
    expect(careRate({ year: 2023, children: 1, federalState: 'HESSEN' }).generalRate).toBe(0.034);
  });

  // PAP 2023 from July on, MPARA: 1.6125 %, 0.475 % for the childless, 2.1125 % in Saxony.
  test('a year that changed its rates takes their mean, as the wage-tax programme does', () => {
    const mean = { year: 2023, period: 'year' } as const;
    expect(careRate({ ...mean, children: 0, federalState: 'HESSEN' })).toMatchObject({
      generalRate: 0.03225,
      surcharge: 0.00475,
      employeeRate: 0.020875,
      employerRate: 0.016125,
    });
    expect(careRate({ ...mean, children: 2, federalState: 'SACHSEN' })).toMatchObject({
      discount: 0.00125,
      employeeRate: 0.019875,
    });
    const of = (changes: Partial<EmployeeContributionsInput>) =>
      employeeContributions(job({ year: 2023, ...changes })).careInsurance.employee;
    const halves = 6 * of({ month: 6, gross: 4_000_00 }) + 6 * of({ month: 7, gross: 4_000_00 });
    expect(of({ period: 'year', gross: 48_000_00 })).toBe(halves);
    expect(careRate({ year: 2024, period: 'year', federalState: 'HESSEN' }).generalRate).toBe(0.034);
  });

  test('the subsidy to private premiums: 403.99 and 76.06, from July 84.79 in 2023; 421.77 and 87.98 in 2024', () => {
    const most = (year: number, month: number) =>
      employerHealthSubsidy({
        year,
        month,
        gross: 9_000_00,
        premiumMonth: 2_000_00,
        carePremiumMonth: 500_00,
        federalState: 'HESSEN',
      });
    expect(most(2023, 1)).toMatchObject({ health: 403_99, care: 76_06 });
    expect(most(2023, 7)).toMatchObject({ health: 403_99, care: 84_79 });
    expect(most(2024, 12)).toMatchObject({ health: 421_76, care: 87_98 });
  });

  test('the lowest income of voluntary members is 1,131.67 and 1,178.33 euros; a year takes the mean rates', () => {
    const lowest = (year: number) =>
      voluntaryMember({ year, incomeMonth: 0, sickPay: false, federalState: 'HESSEN' }).base;
    expect([lowest(2023), lowest(2024)]).toEqual([1_131_67, 1_178_33]);
    const health = { kind: 'statutory', sickPay: true } as const;
    const { member } = selfEmployedNet({
      year: 2023,
      profitYear: 36_000_00,
      tariff: 'basic',
      federalState: 'HESSEN',
      churchMember: false,
      children: 1,
      health,
    });
    expect(member?.careInsurance).toBe(96_75);
  });

  test('occupational pensions are free up to 169.75 and 176.75 euros; rates of the month or of the year', () => {
    const pension = (year: number, occupationalPension: number, period?: 'year') =>
      pensionerContributions({
        year,
        statePension: 0,
        occupationalPension,
        membership: 'compulsory',
        children: 1,
        federalState: 'HESSEN',
        ...(period && { period }),
      });
    expect([pension(2023, 169_75).total, pension(2024, 176_75).total]).toEqual([0, 0]);
    expect(pension(2023, 1_000_00, 'year').careInsurance).toBe(32_25);
    expect(pension(2023, 1_000_00).careInsurance).toBe(34_00);
  });
});

describe('net pay', () => {
  test('Minijobs up to 520 and 538 euros, with levies of 1.1, 0.24 and 0.06 %', () => {
    for (const [year, limit] of [
      [2023, 520_00],
      [2024, 538_00],
    ] as const) {
      const at = (gross: number) =>
        grossToNet({
          year,
          period: 'month',
          gross,
          taxClass: 'I',
          federalState: 'HESSEN',
          churchMember: false,
          health: fund,
        });
      expect(at(limit).contributions.bases.form).toBe('minijob');
      expect(at(limit + 1).contributions.bases.form).toBe('midijob');
    }
    expect(minijobCharges({ year: 2024, gross: 500_00 })).toEqual({
      flatTax: 10_00,
      sicknessLevy: 5_50,
      maternityLevy: 1_20,
      insolvencyLevy: 30,
      total: 17_00,
    });
  });
});

describe('pensions and provision', () => {
  test('one point for 44,732 euros in 2023 and 47,085 in 2024; bought by the preliminary 43,142 and 45,358', () => {
    expect(earningPoints({ year: 2023, grossYear: 44_732_00 }).points).toBe(1);
    expect(earningPoints({ year: 2024, grossYear: 47_085_00 }).points).toBe(1);
    const price = (year: number) =>
      boughtPoints({
        year,
        birthDate: '1970-03-10',
        kind: 'long-insured',
        startDate: '2033-04-01',
        points: 1,
      }).pricePerPoint;
    expect([price(2023), price(2024)]).toEqual([8_024_41, 8_436_59]);
  });

  test('45 points were 1,692 euros from July 2023 on; 1 July 2024 made them 1,769.40', () => {
    const pension = (valueDate: string) =>
      oldAgePension({
        kind: 'standard',
        birthDate: '1957-05-10',
        startDate: '2023-05-01',
        points: 45,
        valueDate,
      }).pension;
    expect([pension('2023-07-01'), pension('2024-07-01')]).toEqual([1_692_00, 1_769_40]);
  });

  test('a disability pension of 2023: added period until 66, full age 64 and ten months', () => {
    const at = (startDate: string, birthDate: string) =>
      disabilityPension({ startDate, birthDate, degree: 'full', points: 20, averagePointsPerYear: 1 });
    expect(at('2023-06-01', '1980-06-01')).toMatchObject({ addedMonths: 23 * 12, factor: 0.892 });
    expect(at('2023-06-01', '1958-09-01')).toMatchObject({ monthsEarly: 1, factor: 0.997 });
    expect(at('2024-06-01', '1959-09-01')).toMatchObject({ monthsEarly: 3, factor: 0.991, addedMonths: 16 });
    expect(disabilityFullAgeSource.paragraph).toContain('§ 264d');
    expect(() => at('2022-12-01', '1980-06-01')).toThrow(expect.objectContaining({ field: 'startYear' }));
  });

  test('the Basisrente’s maximum is 26,528 and 27,566 euros', () => {
    const maximum = (year: number) =>
      basicPensionDeduction({
        year,
        tariff: 'basic',
        contributionYear: 0,
        statutoryContributionsYear: 0,
        employerContributionsYear: 0,
      }).maximum;
    expect([maximum(2023), maximum(2024)]).toEqual([26_528_00, 27_566_00]);
  });

  test('savings allowance 2023: up to 17,900 euros for building, 20,000 for funds; 40,000 for both since 2024', () => {
    const year = { buildingYear: 470_00, equityYear: 400_00, couple: false };
    const at = (taxYear: number, taxableIncome: number) =>
      savingsAllowance({ ...year, year: taxYear, taxableIncome });
    expect(at(2023, 17_900_00)).toMatchObject({ building: 43_00, equity: 80_00, total: 123_00 });
    expect(at(2023, 20_000_00)).toMatchObject({ outcome: 'granted', building: 0, equity: 80_00 });
    expect(at(2023, 20_000_01)).toMatchObject({ outcome: 'income-too-high', total: 0 });
    expect(savingsAllowance({ ...year, equityYear: 0, year: 2023, taxableIncome: 18_000_00 })).toMatchObject({
      incomeLimit: 17_900_00,
      outcome: 'income-too-high',
    });
    expect(at(2024, 40_000_00).total).toBe(123_00);
  });

  test('the base interest of funds was 2.55 % in 2023 and 2.29 % in 2024', () => {
    const base = (year: number) =>
      advanceLumpSum({
        year,
        kind: 'equity',
        valueAtStart: 10_000_00,
        valueAtEnd: 12_000_00,
        distributions: 0,
      }).baseYield;
    expect([base(2023), base(2024)]).toEqual([178_50, 160_30]);
  });
});
