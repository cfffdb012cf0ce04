import { type Cents, roundHalfUp } from '@vp-digital/core/finance';
import type { Contract, Expense, Frequency, SectionData } from '../../documents';
import { costIn, monthlyExpense } from '../monthly';
import { sum } from '../net';

/** What a month takes, by how it is paid. */
export interface MonthlyUses {
  /** Paid every month from the household account: rent, energy, premiums, loan rates. */
  fixed: Cents;
  /** What life costs, a little every day. */
  variable: Cents;
  /** A twelfth of what is paid less often: yearly bills and holidays. */
  bills: Cents;
}

type Household = Pick<SectionData, 'expenses' | 'contracts'>;

/** Categories that are spent day by day. */
const variable: ReadonlySet<Expense['category']> = new Set<Expense['category']>([
  'groceries',
  'mobility',
  'clothing',
  'health',
  'leisure',
  'other',
]);

/** Divides living costs, premiums and loan rates (F3) into what is fixed, what varies, and what is paid less often. */
export function monthlyUses({ expenses, contracts }: Household): MonthlyUses {
  const uses = { fixed: 0, variable: 0, bills: 0 };
  for (const expense of Object.values(expenses.items)) uses[kindOf(expense)] += monthlyExpense(expense);
  const costs = Object.values(contracts.items).filter(({ kind }) => kind !== 'saving');
  uses.bills += sum(costs.filter(isSeldom).map(cost));
  uses.fixed += sum(costs.filter((contract) => !isSeldom(contract)).map(cost));
  return uses;
}

/** What an amount of a month is in each of the 52 weeks of a year. */
export const weeklyPart = (monthly: Cents): Cents => roundHalfUp((monthly * 12) / 52);

function kindOf(expense: Expense): keyof MonthlyUses {
  if (expense.category === 'holidays' || isSeldom(expense)) return 'bills';
  return variable.has(expense.category) ? 'variable' : 'fixed';
}

const isSeldom = ({ frequency }: { frequency: Frequency }): boolean => frequency !== 'monthly';

const cost = (contract: Contract): Cents => costIn('month', contract);
