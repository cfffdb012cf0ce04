import type * as finance from '../..';
import type { ValidInput } from './shape';
import { day, year } from './shared';

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
const month = { month: 1, payment: 10_00, interest: 1_00, repayment: 9_00, extraRepayment: 0, debt: 90_00 };

export const money = {
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
  annuityLoan: [
    [{ ...loan, repayment: term }],
    [{ ...loan, repayment: { kind: 'initial-repayment', rate: 0.02 } }],
    [{ ...loan, repayment: { kind: 'payment', payment: 1_500_00 } }],
  ],
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
  capitalAfterWithdrawals: [[{ ...plan, capital: 10_000_00, monthlyWithdrawal: 100_00 }]],
  convertRate: [[{ rate: 0.04, kind: 'nominal', periodsPerYear: 12 }]],
  effectiveLoanRate: [[{ ...loan, repayment: term, fees: 1_000_00, fixedMonths: 120 }]],
  effectiveRate: [
    [{ payouts: [{ months: 0, amount: 1_000_00 }], payments: [{ months: 12, amount: 1_050_00 }] }],
  ],
  extraRepaymentEffect: [[wholeLoan]],
  followUpFinancing: [
    [{ ...loan, payment: 1_500_00, fixedMonths: 60, followUpRates: [0.03, 0.05], repayment: term }],
  ],
  fundSale: [[{ year, kind: 'mixed', proceeds: 120_00, purchaseCosts: 100_00, earlierLumpSums: 1_00 }]],
  goalContribution: [[{ ...plan, ...goal }]],
  interestOnlyLoan: [[{ ...loan, months: 12 }]],
  loanSchedule: [[schedule]],
  loanYears: [[{ months: [month] }]],
  projectHousehold: [[household]],
  realRate: [[{ annualRate: 0.04, inflation: 0.02 }]],
  realValue: [[{ value: 100_00, months: 12, inflation: 0.02 }]],
  remainingDebt: [[{ ...loan, payment: 1_500_00, months: 12 }]],
  requiredReturn: [
    [{ ...openPlan, months: 24, finalValue: 5_000_00, startCapital: 1_000_00, monthlyContribution: 100_00 }],
  ],
  savingsPlan: [[saving]],
  savingsSchedule: [[saving], [{ ...saving, convention: 'yearly-credit' }]],
  simulateHousehold: [[simulation]],
  simulationSteps: [[simulation, 1]],
  timeToGoal: [[{ ...openPlan, ...goal, monthlyContribution: 100_00 }]],
  withdrawalPlan: [[{ ...plan, capital: 10_000_00, remainingCapital: 1_000_00 }]],
  withdrawalSchedule: [[{ ...openPlan, capital: 10_000_00, monthlyWithdrawal: 100_00 }]],
} satisfies Partial<ValidInput>;
