import type * as finance from '..';

type Finance = typeof finance;
/** All but those that hand back what they were given. */
type FunctionName = Exclude<
  {
    [Name in keyof Finance]: Finance[Name] extends (...given: never[]) => unknown ? Name : never;
  }[keyof Finance],
  'requireCode' | 'requireList' | 'requireRecord' | 'requireRecords' | 'rowOn'
>;

/** Of every public function some lists of arguments that it takes: together they have every member that it knows. */
export type ValidInput = {
  [Name in FunctionName]: readonly Parameters<Finance[Name]>[];
};

const year = 2026;
const hesse = { year, federalState: 'HESSEN', churchMember: true } as const;
const child = { share: 'full', months: 12 } as const;
const day = '2026-10-01';

const fund = { kind: 'statutory', additionalRate: 0.029 } as const;
const privatePremiums = {
  kind: 'private',
  premiumMonth: 600_00,
  carePremiumMonth: 60_00,
  basicPremiumMonth: 500_00,
  employerSubsidy: true,
} as const;
const care = { children: 1, childrenUnder25: 1, birthDate: '1985-06-08' } as const;
const job = {
  ...hesse,
  ...care,
  month: 10,
  period: 'month',
  gross: 4_500_00,
  health: fund,
  pensionInsured: true,
  unemploymentInsured: true,
  employment: 'automatic',
  minijobPensionExempt: false,
} as const;
const pay = {
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
} as const;

const loan = { principal: 200_000_00, annualRate: 0.035 };
const term = { kind: 'term', months: 240 } as const;
const schedule = {
  ...loan,
  payment: 1_500_00,
  months: 24,
  changes: [{ afterMonths: 12, annualRate: 0.04, payment: 1_400_00 }],
  extraRepayments: { yearly: 1_000_00, single: [{ month: 3, amount: 500_00 }] },
};
const { months: _months, ...wholeLoan } = schedule;
const plan = {
  months: 24,
  annualRate: 0.04,
  convention: 'effective',
  timing: 'arrears',
  yearlyIncrease: 0.02,
} as const;
const { months: _planMonths, ...openPlan } = plan;
const saving = { ...plan, startCapital: 1_000_00, monthlyContribution: 100_00 };
const goal = { target: 10_000_00, capital: 1_000_00, inflation: 0.02 };
const recurring = {
  amount: 100_00,
  everyMonths: 3,
  from: '2026-11-01',
  until: '2027-06-01',
  growth: 0.01,
} as const;
const household: finance.ProjectionPlan = {
  start: day,
  months: 13,
  inflation: 0.02,
  assets: { immediate: 5_000_00, 'twelve-months': 1_000_00, bound: 2_000_00 },
  returns: { immediate: 0.01, 'twelve-months': 0.02, bound: 0.04 },
  incomes: [recurring],
  pensions: [{ ...recurring, from: '2026-11-01', netFactor: 0.8 }],
  expenses: [recurring],
  premiums: [recurring],
  savings: [
    {
      ...recurring,
      liquidity: 'bound',
      balance: 10_00,
      subsidy: 5_00,
      annualReturn: 0.03,
      payout: '2027-07-01',
    },
  ],
  loans: [
    {
      debt: 10_000_00,
      annualRate: 0.03,
      payment: 100_00,
      followUp: { from: '2027-01-01', annualRate: 0.04, repayment: term },
    },
  ],
  goals: [{ amount: 1_000_00, date: '2027-03-01' }],
};
const simulation = {
  plan: household,
  volatility: { immediate: 0, 'twelve-months': 0.05, bound: 0.15 },
  paths: 2,
  seed: 7,
};
const pensioner = {
  ...care,
  statePension: 1_500_00,
  startYear: 2024,
  fixedTaxFreeAmount: 3_000_00,
  occupationalPension: 300_00,
  otherIncome: 100_00,
  health: { kind: 'statutory', membership: 'voluntary', additionalRate: 0.029 },
} as const;
const retired = { birthDate: '1970-03-10', kind: 'long-insured', startDate: '2037-04-01' } as const;
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
const pensionPoints = { personalPoints: 30, date: day };
const month = { month: 1, payment: 10_00, interest: 1_00, repayment: 9_00, extraRepayment: 0, debt: 90_00 };

export const validInput: ValidInput = {
  accessFactor: [[retired]],
  addMonths: [[day, 5]],
  addedPeriodEnd: [[2026]],
  advanceLumpSum: [
    [
      {
        year,
        kind: 'equity',
        valueAtStart: 100_00,
        valueAtEnd: 120_00,
        distributions: 1_00,
        monthsBeforePurchase: 2,
      },
    ],
  ],
  ageingSurcharge: [[{ birthDate: '1990-05-05', date: day, premiumMonth: 507_00 }]],
  ageOn: [['1985-06-08', day]],
  ageReached: [[{ age: 40, sex: 'female', probability: 0.5 }]],
  ageRelief: [[2026]],
  annuityLoan: [
    [{ ...loan, repayment: term }],
    [{ ...loan, repayment: { kind: 'initial-repayment', rate: 0.02 } }],
    [{ ...loan, repayment: { kind: 'payment', payment: 1_500_00 } }],
  ],
  annuityTaxableShare: [[{ ageAtStart: 65 }]],
  assessTaxes: [[{ year, tariff: 'basic', ...assessment }]],
  basicPensionDeduction: [[basicPension]],
  basicPensionTaxEffect: [[{ ...basicPension, assessment }]],
  benefitRelief: [[2026]],
  buildingSavings: [
    [
      {
        tariff: {
          feeRate: 0.016,
          savingsRate: 0.005,
          minimumBalance: 0.4,
          valuation: { basis: 'interest', factor: 20, target: 2 },
          loanRate: 0.03,
          loanPaymentRate: 0.006,
        },
        sum: 50_000_00,
        monthlyContribution: 300_00,
        contributionChanges: [{ fromMonth: 12, monthlyContribution: 200_00 }],
        extraPayments: [{ month: 3, amount: 1_000_00 }],
        currentBalance: 5_000_00,
        currentValuationNumber: 1,
      },
    ],
  ],
  bulletLoan: [[{ ...loan, months: 12 }]],
  calendarDay: [[day]],
  capitalAfterWithdrawals: [[{ ...plan, capital: 10_000_00, monthlyWithdrawal: 100_00 }]],
  capitalIncomeTax: [[capital]],
  careRate: [
    [{ year, federalState: 'HESSEN', month: 10, ...care }],
    [{ year, federalState: 'SACHSEN', birthDate: '2003-01-02' }],
  ],
  ceilExact: [[1.5]],
  ceilToEuro: [[150]],
  checkBic: [[{ value: 'MARKDEF1100' }]],
  checkGermanPostalCode: [[{ value: '60311' }]],
  checkIban: [[{ value: 'DE70 9999 0000 0000 0010 01' }]],
  checkPensionInsuranceNumber: [[{ value: '15070649C103' }]],
  checkTaxId: [[{ value: '86095742719', acceptTestNumbers: true }]],
  childRaising: [[{ childBirthDates: ['1990-01-01', '2015-05-05'], date: day }]],
  churchTax: [[{ ...hesse, baseTax: 1_000_00 }]],
  churchTaxRate: [[hesse]],
  civilServantPension: [
    [
      {
        pensionablePayMonth: 5_000_00,
        birthDate: '1975-06-08',
        date: day,
        serviceYears: 20,
        reason: 'unfit',
      },
    ],
  ],
  compareCapitalIncome: [[{ ...capital, otherIncome: 10_000_00 }]],
  compareChildAllowances: [
    [{ year, incomeBeforeChildren: 90_000_00, tariff: 'splitting', children: [child] }],
  ],
  convertRate: [[{ rate: 0.04, kind: 'nominal', periodsPerYear: 12 }]],
  coupleSurvival: [[{ first: { age: 60, sex: 'male' }, second: { age: 58, sex: 'female' }, years: 20 }]],
  daysInMonth: [[2026, 2]],
  deathCapitalNeed: [
    [
      {
        debts: 100_000_00,
        netMonth: 3_000_00,
        bridgingMonths: 24,
        childAges: [3, 7],
        childNeedMonth: 200_00,
        childUntilAge: 18,
        creditableAssets: 20_000_00,
        existingCover: 50_000_00,
      },
    ],
  ],
  deferralLimits: [[{ year, period: 'month' }]],
  disabilityEntitlement: [[{ waitingMonths: 80, compulsoryMonthsInLastFiveYears: 40 }]],
  disabilityGap: [
    [
      {
        netMonth: 3_000_00,
        targetShare: 0.8,
        pensionMonth: 1_200_00,
        pensionNetShare: 0.88,
        privateMonth: 500_00,
      },
    ],
  ],
  disabilityPension: [
    [
      {
        birthDate: '1985-06-08',
        startDate: day,
        points: 15,
        averagePointsPerYear: 1,
        degree: 'full',
        longInsured: false,
      },
    ],
  ],
  earningPoints: [[{ year, grossYear: 50_000_00 }]],
  effectiveLoanRate: [[{ ...loan, repayment: term, fees: 1_000_00, fixedMonths: 120 }]],
  effectiveRate: [
    [{ payouts: [{ months: 0, amount: 1_000_00 }], payments: [{ months: 12, amount: 1_050_00 }] }],
  ],
  employeeContributions: [[job], [{ ...job, health: privatePremiums }]],
  employerHealthSubsidy: [
    [{ year, gross: 6_000_00, premiumMonth: 600_00, carePremiumMonth: 60_00, federalState: 'HESSEN' }],
  ],
  employerSavings: [[{ ...situation, form: 'equity', contractMonth: 40_00, employerMonth: 26_59 }]],
  euros: [[12.34]],
  extraRepaymentEffect: [[wholeLoan]],
  floorExact: [[1.5]],
  floorToEuro: [[150]],
  followUpFinancing: [
    [{ ...loan, payment: 1_500_00, fixedMonths: 60, followUpRates: [0.03, 0.05], repayment: term }],
  ],
  formatIban: [[{ iban: 'DE70999900000000001001' }]],
  fullAgeSource: [['disabled']],
  fullPensionAge: [['disabled', '1952-03-01']],
  fundSale: [[{ year, kind: 'mixed', proceeds: 120_00, purchaseCosts: 100_00, earlierLumpSums: 1_00 }]],
  goalContribution: [[{ ...plan, ...goal }]],
  grossToNet: [
    [pay],
    [{ ...pay, health: privatePremiums, benefits, activePension: true, birthDate: '1955-06-08' }],
  ],
  housingPremium: [[{ ...situation, contributionsYear: 700_00, age: 30 }]],
  incomeLossPhases: [
    [{ year, status: 'employee', netMonth: 3_000_00, sickNetMonth: 2_000_00, disabilityNetMonth: 1_500_00 }],
  ],
  incomeTax: [[{ year, taxableIncome: 50_000_00, tariff: 'basic' }]],
  interestOnlyLoan: [[{ ...loan, months: 12 }]],
  isIsoDate: [[day]],
  isoDate: [[{ year, month: 10, day: 1 }]],
  keptUntil: [['adviceRecords', day, day]],
  lawFor: [[day]],
  lawForYear: [[year]],
  lifeExpectancy: [[{ age: 40, sex: 'unspecified' }]],
  loanSchedule: [[schedule]],
  loanYears: [[{ months: [month] }]],
  maskIban: [[{ iban: 'DE70999900000000001001' }]],
  minijobCharges: [[{ year, gross: 500_00 }]],
  minijobLimitOn: [[day]],
  monthsBetween: [['2026-01-31', day]],
  netPension: [
    [{ ...hesse, pensioners: [pensioner], otherTaxableYear: 1_000_00 }],
    [
      {
        ...hesse,
        pensioners: [
          pensioner,
          { ...pensioner, health: { kind: 'private', premiumMonth: 700_00, basicPremiumMonth: 500_00 } },
        ],
      },
    ],
  ],
  occupationalPension: [
    [{ pay: { ...pay, deferredPay: undefined } as never, deferredPay: 200_00, employerShare: 0.2 }],
  ],
  oldAgePension: [[{ ...retired, points: 20, pointsPerYear: 1, remainingYears: 10, valueDate: day }]],
  oneOffPayTax: [
    [{ ...person, yearlyPay: 50_000_00, oneOffPay: 3_000_00 }],
    [{ ...person, health: privateForTax, yearlyPay: 50_000_00, oneOffPay: 3_000_00 }],
  ],
  orphanPension: [[{ kind: 'half', ...pensionPoints }]],
  pensionTaxation: [[{ year, startYear: 2020, pensionYear: 18_000_00, fixedTaxFreeAmount: 3_000_00 }]],
  pensionValueOn: [[day]],
  pensionerContributions: [
    [
      {
        ...care,
        year,
        statePension: 1_500_00,
        occupationalPension: 300_00,
        membership: 'compulsory',
        otherIncome: 100_00,
        additionalRate: 0.029,
        federalState: 'HESSEN',
      },
    ],
  ],
  projectHousehold: [[household]],
  projectPensionLetter: [
    [
      {
        letterDate: day,
        projectedPension: 1_500_00,
        startDate: '2045-04-01',
        adjustmentRate: 0.01,
        inflationRate: 0.02,
      },
    ],
  ],
  realRate: [[{ annualRate: 0.04, inflation: 0.02 }]],
  realValue: [[{ value: 100_00, months: 12, inflation: 0.02 }]],
  remainingDebt: [[{ ...loan, payment: 1_500_00, months: 12 }]],
  requireAmount: [[1, 'field']],
  requireCount: [[1, 'field']],
  requireDate: [[day, 'field']],
  requireFlag: [[true, 'field']],
  requireGrowthRate: [[0.1, 'field']],
  requireNumber: [[1, 'field', 0, 2]],
  requireRate: [[0.1, 'field']],
  requireSignedAmount: [[-1, 'field']],
  requireText: [['a', 'field']],
  requiredReturn: [
    [{ ...openPlan, months: 24, finalValue: 5_000_00, startCapital: 1_000_00, monthlyContribution: 100_00 }],
  ],
  retirementAge: [[{ birthDate: '1970-03-10', kind: 'disabled' }]],
  riesterAllowances: [[riester]],
  riesterTaxAdvantage: [[{ ...riester, assessment: { ...assessment, tariff: 'basic' } }]],
  roundHalfUp: [[1.5]],
  roundToDecimals: [[1.23456, 2]],
  savingsAllowance: [[{ ...situation, buildingYear: 470_00, equityYear: 400_00 }]],
  savingsPlan: [[saving]],
  savingsSchedule: [[saving], [{ ...saving, convention: 'yearly-credit' }]],
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
        tariff: 'splitting',
      },
    ],
  ],
  shareCut: [[100, 0.5]],
  shareRounded: [[100, 0.5]],
  sickPay: [
    [
      {
        ...care,
        year,
        status: 'employee',
        grossMonth: 4_500_00,
        netMonth: 2_900_00,
        oneOffPayYear: 4_500_00,
        pensionInsured: true,
        unemploymentInsured: true,
        federalState: 'HESSEN',
      },
    ],
  ],
  simulateHousehold: [[simulation]],
  simulationSteps: [[simulation, 1]],
  solidaritySurcharge: [[{ year, baseTax: 25_000_00, tariff: 'basic' }]],
  survivalProbability: [[{ age: 40, toAge: 80, sex: 'male' }]],
  taxablePensionShare: [[2026]],
  timeToGoal: [[{ ...openPlan, ...goal, monthlyContribution: 100_00 }]],
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
  widowPension: [
    [{ kind: 'large', ...pensionPoints, monthsSinceDeath: 6, ownNetIncome: 2_000_00, children: 1 }],
  ],
  withdrawalPlan: [[{ ...plan, capital: 10_000_00, remainingCapital: 1_000_00 }]],
  withdrawalSchedule: [[{ ...openPlan, capital: 10_000_00, monthlyWithdrawal: 100_00 }]],
};
