import {
  annuityLoan,
  assessTaxes,
  churchTax,
  compareChildAllowances,
  convertRate,
  coupleSurvival,
  effectiveLoanRate,
  effectiveRate,
  employeeContributions,
  followUpFinancing,
  type GrossToNetInput,
  loanSchedule,
  netPension,
  oldAgePension,
  oneOffPayTax,
  projectHousehold,
  realRate,
  selfEmployedNet,
  simulationSteps,
  solidaritySurcharge,
  wageTax,
} from '.';

// Each member of an input that no other test gives a wrong value: the error has to name it, because the form
// shows the message beside the field.

const loan = { principal: 100_000_00, annualRate: 0.03 };
const schedule = { ...loan, payment: 1_000_00 };
const hesse = { year: 2026, federalState: 'HESSEN', churchMember: false } as const;
const card = { ...hesse, period: 'month', gross: 4_000_00, taxClass: 'I' } as const;
const couple = { first: { age: 60, sex: 'male' }, second: { age: 58, sex: 'female' }, years: 10 } as const;
const privateForTax = {
  kind: 'private',
  basicPremiumMonth: 0,
  employerSubsidyMonth: 0,
  saxony: false,
} as const;
const privateCover = { kind: 'private', premiumMonth: 500_00, basicPremiumMonth: 400_00 } as const;
const oneOff = {
  ...hesse,
  taxClass: 'I',
  health: privateForTax,
  yearlyPay: 40_000_00,
  oneOffPay: 1_000_00,
} as const;
const benefits = { amount: 1_000_00, startYear: 2020, firstMonth: 1_000_00, specialPayments: 0 };
const oldAge = {
  kind: 'standard',
  birthDate: '1970-03-10',
  startDate: '2037-04-01',
  points: 40,
  valueDate: '2026-10-01',
} as const;
const plan = {
  start: '2026-10-01',
  months: 12,
  inflation: 0.02,
  assets: { immediate: 0, 'twelve-months': 0, bound: 0 },
  returns: { immediate: 0, 'twelve-months': 0, bound: 0 },
  incomes: [],
  pensions: [],
  expenses: [],
  premiums: [],
  savings: [],
  loans: [],
  goals: [],
};

const employed = (health: GrossToNetInput['health']) => () =>
  employeeContributions({ ...card, children: 1, health });
const pensioner = (health: Parameters<typeof netPension>[0]['pensioners'][0]['health']) => () =>
  netPension({ ...hesse, pensioners: [{ statePension: 1_500_00, startYear: 2024, health }] });
const selfEmployed = (health: Parameters<typeof selfEmployedNet>[0]['health']) => () =>
  selfEmployedNet({ ...hesse, profitYear: 60_000_00, tariff: 'basic', health });
const changedLoan = (change: object) => () =>
  loanSchedule({ ...schedule, changes: [{ afterMonths: 12, annualRate: 0.04, payment: 900_00, ...change }] });
const projected = (change: Partial<Parameters<typeof projectHousehold>[0]>) => () =>
  projectHousehold({ ...plan, ...change });
const once = { kind: 'term', months: 120 } as const;

test.each([
  [
    'negative-amount',
    'incomeBeforeChildren',
    () => assessTaxes({ ...hesse, tariff: 'basic', incomeBeforeChildren: -1 }),
  ],
  [
    'negative-amount',
    'incomeBeforeChildren',
    () => compareChildAllowances({ year: 2026, tariff: 'basic', incomeBeforeChildren: -1, children: [] }),
  ],
  ['negative-amount', 'baseTax', () => churchTax({ ...hesse, baseTax: -1 })],
  ['negative-amount', 'baseTax', () => solidaritySurcharge({ year: 2026, tariff: 'basic', baseTax: -1 })],
  [
    'invalid-input',
    'childAllowances',
    () => wageTax({ ...card, health: privateForTax, childAllowances: 31 }),
  ],
  ['negative-amount', 'yearlyPay', () => oneOffPayTax({ ...oneOff, yearlyPay: -1 })],
  ['negative-amount', 'oneOffPay', () => oneOffPayTax({ ...oneOff, oneOffPay: -1 })],
  [
    'rate-out-of-range',
    'repayment.rate',
    () => annuityLoan({ ...loan, repayment: { kind: 'initial-repayment', rate: 1.01 } }),
  ],
  [
    'invalid-input',
    'repayment.months',
    () => annuityLoan({ ...loan, repayment: { kind: 'term', months: 0 } }),
  ],
  [
    'invalid-input',
    'repayment.months',
    () =>
      followUpFinancing({
        ...schedule,
        fixedMonths: 12,
        followUpRates: [0.04],
        repayment: { ...once, months: 1_201 },
      }),
  ],
  [
    'invalid-input',
    'payouts.months',
    () => effectiveRate({ payouts: [{ months: -1, amount: 100 }], payments: [{ months: 12, amount: 110 }] }),
  ],
  [
    'negative-amount',
    'payouts.amount',
    () => effectiveRate({ payouts: [{ months: 0, amount: -1 }], payments: [{ months: 12, amount: 110 }] }),
  ],
  [
    'invalid-input',
    'payments.months',
    () =>
      effectiveRate({ payouts: [{ months: 0, amount: 100 }], payments: [{ months: 1_201, amount: 110 }] }),
  ],
  [
    'not-whole-cents',
    'payments.amount',
    () => effectiveRate({ payouts: [{ months: 0, amount: 100 }], payments: [{ months: 12, amount: 0.5 }] }),
  ],
  ['invalid-input', 'fixedMonths', () => effectiveLoanRate({ ...loan, repayment: once, fixedMonths: 0 })],
  ['negative-amount', 'fees', () => effectiveLoanRate({ ...loan, repayment: once, fees: -1 })],
  [
    'negative-amount',
    'extraRepayments.yearly',
    () => loanSchedule({ ...schedule, extraRepayments: { yearly: -1 } }),
  ],
  [
    'invalid-input',
    'extraRepayments.single.month',
    () => loanSchedule({ ...schedule, extraRepayments: { single: [{ month: 0, amount: 1 }] } }),
  ],
  [
    'negative-amount',
    'extraRepayments.single.amount',
    () => loanSchedule({ ...schedule, extraRepayments: { single: [{ month: 1, amount: -1 }] } }),
  ],
  ['invalid-input', 'changes.afterMonths', changedLoan({ afterMonths: -1 })],
  ['rate-out-of-range', 'changes.annualRate', changedLoan({ annualRate: 1.5 })],
  ['negative-amount', 'changes.payment', changedLoan({ payment: -1 })],
  ['invalid-input', 'first.age', () => coupleSurvival({ ...couple, first: { age: 101, sex: 'male' } })],
  ['invalid-input', 'second.age', () => coupleSurvival({ ...couple, second: { age: -1, sex: 'female' } })],
  ['invalid-input', 'years', () => coupleSurvival({ ...couple, years: 44 })],
  ['invalid-input', 'periodsPerYear', () => convertRate({ rate: 0.03, kind: 'nominal', periodsPerYear: 0 })],
  [
    'invalid-input',
    'periodsPerYear',
    () => convertRate({ rate: 0.03, kind: 'nominal', periodsPerYear: 367 }),
  ],
  ['rate-out-of-range', 'annualRate', () => realRate({ annualRate: -1, inflation: 0 })],
  ['negative-amount', 'health.premiumMonth', selfEmployed({ ...privateCover, premiumMonth: -1 })],
  ['negative-amount', 'health.basicPremiumMonth', selfEmployed({ ...privateCover, basicPremiumMonth: -1 })],
  ['negative-amount', 'health.premiumMonth', pensioner({ ...privateCover, premiumMonth: -1 })],
  ['negative-amount', 'health.basicPremiumMonth', pensioner({ ...privateCover, basicPremiumMonth: -1 })],
  [
    'negative-amount',
    'health.premiumMonth',
    employed({ kind: 'private', premiumMonth: -1, carePremiumMonth: 0 }),
  ],
  [
    'negative-amount',
    'health.carePremiumMonth',
    employed({ kind: 'private', premiumMonth: 1, carePremiumMonth: -1 }),
  ],
  [
    'negative-amount',
    'health.basicPremiumMonth',
    employed({
      kind: 'private',
      premiumMonth: 1,
      carePremiumMonth: 1,
      basicPremiumMonth: -1,
    }),
  ],
  [
    'invalid-input',
    'health.premiumMonth',
    employed({ kind: 'private', premiumMonth: 0, carePremiumMonth: 1 }),
  ],
  [
    'invalid-input',
    'children.months',
    () =>
      compareChildAllowances({
        year: 2026,
        tariff: 'basic',
        incomeBeforeChildren: 0,
        children: [{ share: 'full', months: 13 }],
      }),
  ],
  [
    'negative-amount',
    'benefits.amount',
    () => wageTax({ ...card, health: privateForTax, benefits: { ...benefits, amount: -1 } }),
  ],
  [
    'negative-amount',
    'benefits.firstMonth',
    () => wageTax({ ...card, health: privateForTax, benefits: { ...benefits, firstMonth: -1 } }),
  ],
  [
    'negative-amount',
    'benefits.specialPayments',
    () => wageTax({ ...card, health: privateForTax, benefits: { ...benefits, specialPayments: -1 } }),
  ],
  [
    'negative-amount',
    'health.basicPremiumMonth',
    () => wageTax({ ...card, health: { ...privateForTax, basicPremiumMonth: -1 } }),
  ],
  [
    'negative-amount',
    'health.employerSubsidyMonth',
    () => wageTax({ ...card, health: { ...privateForTax, employerSubsidyMonth: -1 } }),
  ],
  ['invalid-input', 'points', () => oldAgePension({ ...oldAge, points: 201 })],
  ['invalid-input', 'pointsPerYear', () => oldAgePension({ ...oldAge, pointsPerYear: -1 })],
  ['invalid-input', 'remainingYears', () => oldAgePension({ ...oldAge, remainingYears: 61 })],
  ['negative-amount', 'assets.bound', projected({ assets: { ...plan.assets, bound: -1 } })],
  ['rate-out-of-range', 'returns.immediate', projected({ returns: { ...plan.returns, immediate: -1 } })],
  ['negative-amount', 'incomes.amount', projected({ incomes: [{ amount: -1 }] })],
  ['negative-amount', 'expenses.amount', projected({ expenses: [{ amount: -1 }] })],
  ['negative-amount', 'premiums.amount', projected({ premiums: [{ amount: -1 }] })],
  ['rate-out-of-range', 'incomes.growth', projected({ incomes: [{ amount: 1, growth: -1 }] })],
  [
    'invalid-date',
    'incomes.until',
    projected({
      incomes: [{ amount: 1, from: '2027-02-01', until: '2027-01-31' }],
    }),
  ],
  [
    'invalid-input',
    'pathsPerStep',
    () => simulationSteps({ plan, volatility: plan.returns, paths: 1, seed: 1 }, 0).next(),
  ],
] as const)('%s: %s', (code, field, call) => {
  expect(call).toThrow(expect.objectContaining({ name: 'FinanceError', code, field }));
});
