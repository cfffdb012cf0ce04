import { type Cents, type IsoDate, roundHalfUp } from '@vp-digital/core/finance';
import {
  type Expense,
  type ExpenseCategory,
  expenseCategories,
  type Frequency,
  type Income,
  monthlyExpense,
  type SectionData,
} from '@vp-digital/core/household';
import type { PaymentGroup } from './reading/groups';
import { type ExpenseRule, isExpenseRule, rules, type Target } from './reading/rules';

/** Where groups were moved to by hand, by their key. */
export type Moves = Readonly<Record<string, Target>>;

export const targetOf = ({ key, rule, contract, direction }: PaymentGroup, moves: Moves): Target =>
  moves[key] ??
  (contract !== undefined
    ? 'contracts'
    : rule
      ? rules[rule.name].target
      : direction === 'out'
        ? 'other'
        : 'nowhere');

/** An expense as it would be written: what some groups come to. */
export interface ProposedExpense {
  key: string;
  category: ExpenseCategory;
  /** By whose word it is called. */
  rule?: ExpenseRule | undefined;
  frequency: Exclude<Frequency, 'once'>;
  amount: Cents;
  groups: readonly PaymentGroup[];
  /** Whether a rule or somebody has said of all of it what it is. */
  isKnown: boolean;
}

const frequencies = { 3: 'quarterly', 6: 'halfYearly', 12: 'yearly' } as const;

function frequencyOf({ every, rule, payments }: PaymentGroup): ProposedExpense['frequency'] {
  if (every) return frequencies[every];
  return (payments === 1 && rule && rules[rule.name].usually) || 'monthly';
}

/**
 * What the household spends by these payments, in the order of the categories: monthly ones as the average of whole months,
 * what is paid more rarely as it was paid last.
 */
export function proposedExpenses(
  groups: readonly PaymentGroup[],
  moves: Moves,
  months: readonly string[],
): ProposedExpense[] {
  const lines = new Map<string, Omit<ProposedExpense, 'amount' | 'isKnown'>>();
  for (const group of groups) {
    const category = categoryOf(targetOf(group, moves));
    if (!category || group.direction === 'in') continue;
    const own = ruleIn(category, group);
    const frequency = frequencyOf(group);
    const key = [category, own ?? '', frequency].join(' ');
    const line = lines.get(key) ?? { key, category, rule: own, frequency, groups: [] };
    lines.set(key, { ...line, groups: [...line.groups, group] });
  }
  return [...lines.values()]
    .map((line) => ({
      ...line,
      amount: amountOf(line, months),
      isKnown: line.groups.every(({ key, rule }) => rule !== undefined || moves[key] !== undefined),
    }))
    .filter(({ amount }) => amount > 0)
    .sort(
      (one, other) =>
        expenseCategories.indexOf(one.category) - expenseCategories.indexOf(other.category) ||
        other.amount - one.amount,
    );
}

/** Moved elsewhere, payments are no longer called by their rule. */
function ruleIn(category: ExpenseCategory, { rule }: PaymentGroup): ExpenseRule | undefined {
  if (!rule || rules[rule.name].target !== category) return undefined;
  return isExpenseRule(rule.name) ? rule.name : undefined;
}

const categoryOf = (target: Target) => expenseCategories.find((category) => category === target);

function amountOf(
  { frequency, groups }: Pick<ProposedExpense, 'frequency' | 'groups'>,
  months: readonly string[],
): Cents {
  if (frequency !== 'monthly') return groups.reduce((sum, { last }) => sum + last.amount, 0);
  return averageOf(groups, months);
}

/** What a month brings on average of whole months, in cents. */
export function averageOf(groups: readonly PaymentGroup[], months: readonly string[]): Cents {
  if (months.length === 0) return 0;
  const sum = groups.reduce(
    (whole, group) => months.reduce((part, month) => part + (group.months[month] ?? 0), whole),
    0,
  );
  return sum <= 0 ? 0 : roundHalfUp(sum / months.length);
}

/** An income as it would be written: what came most often in a month. */
export interface ProposedIncome {
  key: string;
  kind: Income['kind'];
  net: Cents;
  /** In so many of the whole months. */
  times: number;
  group: PaymentGroup;
}

export function proposedIncomes(
  groups: readonly PaymentGroup[],
  moves: Moves,
  months: readonly string[],
): ProposedIncome[] {
  return groups.flatMap((group): ProposedIncome[] => {
    const target = targetOf(group, moves);
    if (!target.startsWith('income.') || group.direction === 'out') return [];
    const kind = target.slice('income.'.length) as Income['kind']; // what follows the point is one
    const paid = months.map((month) => group.months[month] ?? 0).filter((amount) => amount > 0);
    const net = median(paid);
    return net === undefined ? [] : [{ key: group.key, kind, net, times: paid.length, group }];
  });
}

/** The middle one, the lower of two: a thirteenth salary moves it not. */
const median = (amounts: readonly Cents[]): Cents | undefined =>
  [...amounts].sort((one, other) => one - other)[Math.floor((amounts.length - 1) / 2)];

/** What an amount may differ by and still be the same. */
export const isAbout = (one: Cents, other: Cents): boolean =>
  Math.abs(one - other) <= Math.max(100, roundHalfUp(other * 0.02));

/** An expense that stands already: the same category and about the same amount a month. */
export const sameExpense = (
  { category, amount, frequency }: Pick<ProposedExpense, 'category' | 'amount' | 'frequency'>,
  { expenses }: Pick<SectionData, 'expenses'>,
): Expense | undefined => {
  const monthly = monthlyExpense({ category, amount, frequency, position: 0 });
  return Object.values(expenses.items).find(
    (expense) => expense.category === category && isAbout(monthlyExpense(expense), monthly),
  );
};

/** An income of this kind that the person has today, whatever its amount: nobody has the same salary twice. */
export const sameIncome = (
  { kind }: Pick<ProposedIncome, 'kind'>,
  personId: string | undefined,
  { incomes }: Pick<SectionData, 'incomes'>,
  today: IsoDate,
): Income | undefined =>
  Object.values(incomes.items).find(
    (income) =>
      income.kind === kind &&
      income.personId === personId &&
      (income.until === undefined || income.until >= today),
  );
