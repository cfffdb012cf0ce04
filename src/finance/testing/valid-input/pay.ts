import type { ValidInput } from './shape';
import { care, hesse, year } from './shared';

const child = { share: 'full', months: 12 } as const;
const fund = { kind: 'statutory', additionalRate: 0.029 } as const;
const privatePremiums = {
  kind: 'private',
  premiumMonth: 600_00,
  carePremiumMonth: 60_00,
  basicPremiumMonth: 500_00,
  employerSubsidy: true,
} as const;
const job = {
  ...hesse,
  ...care,
  month: 10,
  day: '2026-10-01',
  period: 'month',
  gross: 4_500_00,
  health: fund,
  pensionInsured: true,
  unemploymentInsured: true,
  fullOldAgePension: false,
  pensionWaiver: false,
  employment: 'automatic',
  minijobPensionExempt: false,
} as const;
const grossPay = {
  ...job,
  taxClass: 'IV',
  factor: 0.9,
  childAllowances: 1,
  taxFreeAllowance: 100_00,
  deferredPay: 200_00,
  activePension: false,
} as const;
const benefits = { amount: 1_000_00, startYear: 2020, firstMonth: 1_000_00, specialPayments: 0 };
const fundForTax = {
  kind: 'statutory',
  additionalRate: 0.029,
  careSurcharge: false,
  careDiscounts: 0,
  saxony: false,
} as const;
const privateForTax = {
  kind: 'private',
  basicPremiumMonth: 500_00,
  employerSubsidyMonth: 300_00,
  saxony: false,
} as const;
const taxCard = {
  ...hesse,
  period: 'month',
  gross: 4_500_00,
  taxClass: 'IV',
  factor: 0.9,
  childAllowances: 1,
  taxFreeAllowance: 0,
  birthDate: '1985-06-08',
  pensionInsured: true,
  unemploymentInsured: true,
  health: fundForTax,
  benefits,
} as const;
const { period: _period, gross: _gross, benefits: _benefits, ...person } = taxCard;
const assessment = {
  incomeBeforeChildren: 60_000_00,
  children: [child],
  federalState: 'HESSEN',
  churchMember: true,
  churchShare: 0.5,
} as const;
const situation = { year, taxableIncome: 30_000_00, couple: false };
const statutory = {
  statutoryContributionsYear: 8_000_00,
  employerContributionsYear: 4_000_00,
  payWithoutContributions: 0,
};
const basicPension = { year, tariff: 'basic', contributionYear: 3_000_00, ...statutory } as const;
const riester = {
  year,
  previousYearPay: 40_000_00,
  ownContributionYear: 1_200_00,
  childBirthDates: ['2015-05-05'],
  careerStarter: false,
};
const capital = { ...hesse, income: 2_000_00, couple: false, allowanceUsed: 100_00, foreignTax: 10_00 };

export const pay = {
  assessTaxes: [[{ year, tariff: 'basic', ...assessment }]],
  basicPensionDeduction: [[basicPension]],
  basicPensionTaxEffect: [[{ ...basicPension, assessment }]],
  capitalIncomeTax: [[capital]],
  careRate: [
    [{ year, federalState: 'HESSEN', month: 10, ...care }],
    [{ year, federalState: 'SACHSEN', birthDate: '2003-01-02' }],
    [{ year: 2023, period: 'year', federalState: 'HESSEN', ...care }],
  ],
  childSupplementEstimate: [
    [
      {
        date: '2026-10-01',
        parents: 2,
        childBirthDates: ['2021-03-01'],
        housingMonth: 900_00,
        earned: [{ gross: 2_600_00, net: 2_000_00 }],
        otherMonth: 50_00,
        childrenMonth: 10_00,
      },
    ],
  ],
  churchTax: [[{ ...hesse, baseTax: 1_000_00 }]],
  churchTaxRate: [[hesse]],
  churchTaxShare: [[{ year, memberIncome: 40_000_00, otherIncome: 30_000_00 }]],
  disabilityAllowance: [[{ degree: 50, date: '2026-10-01' }]],
  compareCapitalIncome: [[{ ...capital, otherIncome: 10_000_00 }]],
  compareChildAllowances: [
    [{ year, incomeBeforeChildren: 90_000_00, tariff: 'splitting', children: [child] }],
  ],
  deferralLimits: [[{ year, period: 'month' }]],
  insuredBranches: [
    [
      {
        status: 'employee',
        date: '2026-10-01',
        birthDate: '1958-01-15',
        grossMonth: 3_000_00,
        weeklyHours: 38,
        health: 'statutory',
        professionalPensionFund: false,
        fullOldAgePension: true,
        pensionWaiver: false,
        sickPayElected: false,
        controlsCompany: false,
        scheme: 'none',
      },
    ],
  ],
  reliefForAge: [[{ year: 2026, birthDate: '1961-10-16', income: 6_000_00 }]],
  employeeContributions: [[job], [{ ...job, health: privatePremiums }]],
  employerHealthSubsidy: [
    [{ year, gross: 6_000_00, premiumMonth: 600_00, carePremiumMonth: 60_00, federalState: 'HESSEN' }],
  ],
  employerSavings: [[{ ...situation, form: 'equity', contractMonth: 40_00, employerMonth: 26_59 }]],
  grossToNet: [
    [grossPay],
    [{ ...grossPay, health: privatePremiums, benefits, activePension: true, birthDate: '1955-06-08' }],
  ],
  housingPremium: [[{ ...situation, contributionsYear: 700_00, age: 30 }]],
  incomeTax: [[{ year, taxableIncome: 50_000_00, tariff: 'basic' }]],
  minijobCharges: [[{ year, gross: 500_00 }]],
  occupationalPension: [
    [{ pay: { ...grossPay, deferredPay: undefined } as never, deferredPay: 200_00, employerShare: 0.2 }],
  ],
  oneOffPayTax: [
    [{ ...person, yearlyPay: 50_000_00, oneOffPay: 3_000_00 }],
    [{ ...person, health: privateForTax, yearlyPay: 50_000_00, oneOffPay: 3_000_00 }],
  ],
  riesterAllowances: [[riester]],
  riesterTaxAdvantage: [[{ ...riester, assessment: { ...assessment, tariff: 'basic' } }]],
  savingsAllowance: [[{ ...situation, buildingYear: 470_00, equityYear: 400_00 }]],
  selfEmployedNet: [
    [
      {
        ...hesse,
        ...care,
        profitYear: 60_000_00,
        health: { kind: 'statutory', sickPay: true, additionalRate: 0.029 },
        tariff: 'basic',
        taxedChildren: [child],
        singleParentOf: 1,
        furtherDeductions: 1_000_00,
      },
    ],
    [
      {
        ...hesse,
        profitYear: 60_000_00,
        health: { kind: 'private', premiumMonth: 600_00, basicPremiumMonth: 500_00 },
        artist: true,
        pensionYear: 9_000_00,
        tariff: 'splitting',
      },
    ],
  ],
  artistContributions: [
    [
      {
        ...care,
        year,
        period: 'year',
        incomeMonth: 2_000_00,
        additionalRate: 0.029,
        federalState: 'HESSEN',
      },
    ],
  ],
  artistHealthSubsidy: [
    [{ year, incomeMonth: 2_000_00, premiumMonth: 500_00, carePremiumMonth: 60_00, federalState: 'HESSEN' }],
  ],
  solidaritySurcharge: [[{ year, baseTax: 25_000_00, tariff: 'basic' }]],
  voluntaryMember: [
    [
      {
        ...care,
        year,
        month: 10,
        incomeMonth: 5_000_00,
        sickPay: true,
        additionalRate: 0.029,
        federalState: 'HESSEN',
      },
    ],
  ],
  wageTax: [[taxCard], [{ ...taxCard, health: privateForTax }]],
} satisfies Partial<ValidInput>;
