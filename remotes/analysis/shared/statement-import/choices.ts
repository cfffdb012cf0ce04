import { type Cents, type IsoDate } from '@vp-digital/core/finance';
import { adults, type ExpenseCategory, monthlyExpense, type SectionData } from '@vp-digital/core/household';
import { type ProposedExpense, type ProposedIncome, sameExpense, sameIncome } from './proposal';

export type StatementData = Pick<SectionData, 'persons' | 'expenses' | 'incomes'>;

/** What was decided by hand; whatever was not is decided by what stands already. */
export interface Choices {
  /** By the key of what is proposed. */
  taken: Readonly<Record<string, boolean>>;
  /** Whether what stands in a category goes. */
  replaced: Readonly<Partial<Record<ExpenseCategory, boolean>>>;
  /** Whose an income is, by its key. */
  persons: Readonly<Record<string, string>>;
}

export const noChoices: Choices = { taken: {}, replaced: {}, persons: {} };

/** Of an expense that is proposed: what stands where it would stand. */
export type Overlap =
  | { kind: 'nothing' }
  | { kind: 'same' }
  | { kind: 'others'; monthly: Cents }
  | { kind: 'replaced'; monthly: Cents };

export interface DecidedExpense extends ProposedExpense {
  overlap: Overlap;
  isTaken: boolean;
}

export interface DecidedCategory {
  category: ExpenseCategory;
  /** What stands in it, by id. */
  recorded: readonly string[];
  monthly: Cents;
  isReplaced: boolean;
  lines: readonly DecidedExpense[];
}

/**
 * Nothing is counted twice unless somebody wants it: what stands already is not taken, nor is what would stand beside other
 * amounts of its category; amounts that were estimated give way.
 */
export function decidedExpenses(
  proposed: readonly ProposedExpense[],
  data: StatementData,
  { taken, replaced }: Choices,
): DecidedCategory[] {
  const categories = [...new Set(proposed.map(({ category }) => category))];
  return categories.map((category) => {
    const there = Object.entries(data.expenses.items).filter(([, expense]) => expense.category === category);
    const monthly = there.reduce((sum, [, expense]) => sum + monthlyExpense(expense), 0);
    const isEstimated = there.length > 0 && there.every(([, { source }]) => source === 'estimated');
    const isReplaced = there.length > 0 && (replaced[category] ?? isEstimated);
    const overlapOf = (line: ProposedExpense): Overlap => {
      if (there.length === 0) return { kind: 'nothing' };
      if (isReplaced) return { kind: 'replaced', monthly };
      return sameExpense(line, data) ? { kind: 'same' } : { kind: 'others', monthly };
    };
    const lines = proposed
      .filter((line) => line.category === category)
      .map((line) => {
        const overlap = overlapOf(line);
        const isFree = overlap.kind === 'nothing' || overlap.kind === 'replaced';
        const isTaken = taken[line.key] ?? (isFree && line.isKnown); // what no rule knows, somebody has to want
        return { ...line, overlap, isTaken };
      });
    return { category, recorded: there.map(([id]) => id), monthly, isReplaced, lines };
  });
}

export interface DecidedIncome extends ProposedIncome {
  personId: string | undefined;
  isThere: boolean;
  isTaken: boolean;
}

/** Whose it is, is known where there is one grown-up; of others it is asked. */
export function decidedIncomes(
  proposed: readonly ProposedIncome[],
  data: StatementData,
  { taken, persons }: Choices,
  today: IsoDate,
): DecidedIncome[] {
  const [first, second] = adults(data);
  return proposed.map((income) => {
    const personId = persons[income.key] ?? (second ? undefined : first?.id);
    const isThere =
      personId === undefined
        ? adults(data).some(({ id }) => sameIncome(income, id, data, today))
        : sameIncome(income, personId, data, today) !== undefined;
    return { ...income, personId, isThere, isTaken: taken[income.key] ?? !isThere };
  });
}
