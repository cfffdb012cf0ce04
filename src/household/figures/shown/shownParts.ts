import type { Cents } from '@vp-digital/core/finance';
import { wholeEuros } from '@vp-digital/core/reference/format';
import { type ExpenseCategory, expenseCategories, type SectionData } from '../../documents';
import { amountIn, netIn } from '../monthly';
import type { Period } from '../period';
import { isNecessary } from '../budget/isNecessary';
import { sum } from '../net';
import { shownFreeAmount } from './shownFreeAmount';

type Household = Pick<SectionData, 'incomes' | 'expenses' | 'contracts'>;

/** The incomes by id in whole euros that add up to the net as it is shown; one whose net is not known is left out. */
export function shownNets(
  { incomes }: Pick<SectionData, 'incomes'>,
  period: Period = 'month',
): ReadonlyMap<string, Cents> {
  const known = Object.entries(incomes.items)
    .filter(([, { net }]) => net !== undefined)
    .sort(([, one], [, other]) => one.position - other.position);
  const shown = wholeEuros(known.map(([, income]) => netIn(period, income)));
  return new Map(known.map(([id], index) => [id, shown[index] ?? 0]));
}

/**
 * The categories that something is recorded in, in their order, in whole euros: needs and wants (F5) add up to the
 * living costs as shown, and each to what they are made of.
 */
export function shownExpenses(
  household: Household,
  period: Period = 'month',
): ReadonlyMap<ExpenseCategory, Cents> {
  const exact = new Map<ExpenseCategory, Cents>();
  for (const expense of Object.values(household.expenses.items))
    exact.set(expense.category, (exact.get(expense.category) ?? 0) + amountIn(period, expense));
  const recorded = expenseCategories.filter((category) => exact.has(category));
  const groups = [recorded.filter(isNecessary), recorded.filter((category) => !isNecessary(category))];
  const amounts = groups.map((group) => group.map((category) => exact.get(category) ?? 0));
  const totals = wholeEuros(amounts.map(sum), shownFreeAmount(household, period).expenses);
  const shown = amounts.map((parts, index) => wholeEuros(parts, totals[index]));
  return new Map(
    recorded.map((category) => {
      const group = isNecessary(category) ? 0 : 1;
      return [category, shown[group]?.[groups[group]?.indexOf(category) ?? 0] ?? 0];
    }),
  );
}

/** F5 in whole euros: each part is the sum of what is shown of it. */
export function shownBudgetRule(household: Household): Record<'needs' | 'wants' | 'saving', Cents> {
  const { insurance, loanRates, savings, free } = shownFreeAmount(household);
  const expenses = [...shownExpenses(household)];
  const living = (necessary: boolean) =>
    sum(expenses.filter(([category]) => isNecessary(category) === necessary).map(([, amount]) => amount));
  return {
    needs: living(true) + insurance + loanRates,
    wants: living(false),
    saving: savings + Math.max(0, free),
  };
}
