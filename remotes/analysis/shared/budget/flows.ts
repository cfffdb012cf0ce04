import {
  type ExpenseCategory,
  expenseCategories,
  type FreeAmount,
  type Income,
  knownFree,
  type Period,
  personsInOrder,
  shownExpenses,
  shownFreeAmount,
  shownNets,
} from '@vp-digital/core/household';
import type { BudgetRole } from '@vp-digital/core/ui';
import { roleOf } from './categories';
import type { ExpensesData } from './data';

/** Where the money comes from: a person's incomes, child benefit, or nowhere. */
export type FlowSource = { amount: number } & (
  | { kind: 'person'; personId: string; name: string }
  | { kind: 'childBenefit' }
  | { kind: 'missing' }
);

export interface FlowUse {
  key: ExpenseCategory | 'insurance' | 'loanRates' | 'savings' | 'free';
  role: BudgetRole;
  amount: number;
}

/** What the contracts cost and what is left, as it is shown. */
export type FlowSums = Pick<FreeAmount, 'insurance' | 'loanRates' | 'savings' | 'free'>;

export interface Flows {
  sources: FlowSource[];
  /** By role, the largest first. */
  uses: FlowUse[];
}

/**
 * A month or a year as flows in whole euros; sources and uses add up to the same. Undefined while a net is not known, or what the household lives on.
 */
export function flowsOf(data: ExpensesData, period: Period): Flows | undefined {
  return knownFree(data).kind === 'computed'
    ? flowsBy(data, period, shownFreeAmount(data, period))
    : undefined;
}

/** The same with sums that are known already. */
export function flowsBy(
  data: ExpensesData,
  period: Period,
  { insurance, loanRates, savings, free }: FlowSums,
): Flows {
  const spent = shownExpenses(data, period);
  const categories = expenseCategories.map((key) => ({
    key,
    role: roleOf(key),
    amount: spent.get(key) ?? 0,
  }));
  const of = (role: BudgetRole): FlowUse[] => categories.filter((use) => use.role === role);
  const needs: FlowUse[] = [
    ...of('needs'),
    { key: 'insurance', role: 'needs', amount: insurance },
    { key: 'loanRates', role: 'needs', amount: loanRates },
  ];
  const uses: FlowUse[] = [
    ...needs.sort(largestFirst),
    ...of('wishes').sort(largestFirst),
    { key: 'savings', role: 'saving', amount: savings },
    { key: 'free', role: 'free', amount: Math.max(0, free) },
  ];
  const sources = sourcesOf(data, shownNets(data, period), Math.max(0, -free));
  return { sources, uses: uses.filter(({ amount }) => amount > 0) };
}

function sourcesOf(
  { persons, incomes }: ExpensesData,
  nets: ReadonlyMap<string, number>,
  missing: number,
): FlowSource[] {
  const netOf = (belongs: (income: Income) => boolean) =>
    Object.entries(incomes.items).reduce(
      (sum, [id, income]) => sum + (belongs(income) ? (nets.get(id) ?? 0) : 0),
      0,
    );
  const everybody = personsInOrder({ persons });
  const people = everybody.map(({ id, name }) => ({
    kind: 'person' as const,
    personId: id,
    name,
    amount: netOf(({ personId, kind }) => personId === id && kind !== 'childBenefit'),
  }));
  const childBenefit = {
    kind: 'childBenefit' as const,
    amount: netOf(({ kind }) => kind === 'childBenefit'),
  };
  return [...people, childBenefit, { kind: 'missing' as const, amount: missing }].filter(
    ({ amount }) => amount > 0,
  );
}

const largestFirst = (one: FlowUse, other: FlowUse) => other.amount - one.amount;
