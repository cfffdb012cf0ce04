import {
  type ExpenseCategory,
  expenseCategories,
  freeAmount,
  householdNet,
  type Income,
} from '@vp-digital/core/household';
import type { BudgetRole } from '@vp-digital/core/ui';
import { roleOf } from './categories';
import { entriesOf, type ExpensesData, monthlyOf } from './sections';

/** Where the month's money comes from: a person's incomes, child benefit, or nowhere. */
export type FlowSource = { amount: number } & (
  | { kind: 'person'; name: string }
  | { kind: 'childBenefit' }
  | { kind: 'missing' }
);

export interface FlowUse {
  key: ExpenseCategory | 'insurance' | 'loanRates' | 'savings' | 'free';
  role: BudgetRole;
  amount: number;
}

export interface Flows {
  sources: FlowSource[];
  /** By role, the largest first. */
  uses: FlowUse[];
}

/** The month as flows; sources and uses add up to the same. Undefined while no income is known. */
export function flowsOf(data: ExpensesData): Flows | undefined {
  const { net, insurance, loanRates, savings, free } = freeAmount(data);
  if (net <= 0) return undefined;
  const categories = expenseCategories.map((key) => ({
    key,
    role: roleOf(key),
    amount: monthlyOf(entriesOf(data, key)),
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
  return { sources: sourcesOf(data, Math.max(0, -free)), uses: uses.filter(({ amount }) => amount > 0) };
}

function sourcesOf({ persons, incomes }: ExpensesData, missing: number): FlowSource[] {
  const netOf = (belongs: (income: Income) => boolean) =>
    householdNet({
      incomes: {
        items: Object.fromEntries(Object.entries(incomes.items).filter(([, income]) => belongs(income))),
      },
    }).monthly;
  const people = Object.entries(persons.items)
    .sort(([, a], [, b]) => a.position - b.position)
    .map(([id, { firstName }]) => ({
      kind: 'person' as const,
      name: firstName,
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
