import { euros } from '@vp-digital/core/finance';

/** Facts that only some contracts have; all optional. */
export type FactName =
  | ('end' | 'benefit' | 'benefitUntilAge' | 'naturalHazards' | 'employerShare' | 'balance' | 'balanceAsOf')
  | ('benefitKind' | 'benefitFromDay' | 'deductible' | 'yearlyRise' | 'beneficiaries' | 'repayment')
  | ('specialRepayment' | 'projectedPension' | 'targetSum' | 'remainingDebt' | 'debtAsOf' | 'interest')
  | ('interestFixedUntil' | 'childAllowancesApplied');

/** The largest amounts that the household documents hold. */
export const moneyLimits = {
  benefit: euros(100_000_000),
  deductible: euros(100_000),
  specialRepayment: euros(10_000_000),
  employerShare: euros(100_000),
  balance: euros(100_000_000),
  projectedPension: euros(1_000_000),
  targetSum: euros(10_000_000),
  remainingDebt: euros(100_000_000),
} as const;

export type MoneyFact = keyof typeof moneyLimits;

export const isMoneyFact = (name: FactName): name is MoneyFact => Object.hasOwn(moneyLimits, name);

/** Premiums and rates. */
export const largestPremium = euros(100_000);

/** Basis points: 20 % a year. */
export const largestInterest = 2_000;

/** Basis points of the loan that are paid back in the first year, of a contract's yearly rise. */
export const largestShare = { repayment: 10_000, yearlyRise: 2_000 } as const;

/** Of an illness: the latest first day that a Krankentagegeld begins with. */
export const latestFirstDay = 365;

/** Years of a follow-up financing. */
export const longestFollowUp = 40;
