import type { Cents } from '@vp-digital/core/finance';
import { type CartPosition, type Contract, insuranceLines, type NeedTopic } from '@vp-digital/core/household';

/** Absichern, Vorsorgen, Vermögen, in the order in which they are filled. */
export const planColumns = ['protect', 'provide', 'wealth'] as const;
export type PlanColumn = (typeof planColumns)[number];
export type ColumnAmounts = Readonly<Record<PlanColumn, Cents>>;
export type Locks = Readonly<Record<PlanColumn, boolean>>;

const pensionLines: ReadonlySet<Contract['line']> = new Set<Contract['line']>([
  'endowment',
  'privatePension',
  'basicPension',
  'riester',
  'companyPension',
]);
const insured: ReadonlySet<Contract['line']> = new Set<Contract['line']>(insuranceLines);

/** Where a contract belongs; savings of no pension contract are wealth, unless they are proposed for old age. */
export function columnOf(line: Contract['line'], topic?: CartPosition['topic']): PlanColumn {
  if (insured.has(line)) return 'protect';
  return pensionLines.has(line) || topic === 'oldAge' ? 'provide' : 'wealth';
}

/** The topics that the first column closes: not what is saved for. */
export const isProtection = (topic: NeedTopic): boolean => topic !== 'oldAge' && topic !== 'reserve';

export const totalOf = (amounts: ColumnAmounts): Cents =>
  planColumns.reduce((sum, column) => sum + amounts[column], 0);

export interface Move {
  planned: ColumnAmounts;
  locks: Locks;
  /** What lies in the cart: no column is planned with less. */
  least: ColumnAmounts;
  budget: Cents;
}

/**
 * A column is given another amount: what is not divided yet makes room first, then the columns that are filled last, as far
 * as they are not locked. What is left then is beyond the budget.
 */
export function movedAmounts(
  { planned, locks, least, budget }: Move,
  moved: PlanColumn,
  amount: Cents,
): ColumnAmounts {
  const after = { ...planned, [moved]: Math.max(least[moved], amount) };
  let over = after[moved] > planned[moved] ? totalOf(after) - Math.max(budget, totalOf(planned)) : 0;
  for (const column of planColumns.toReversed()) {
    if (column === moved || locks[column] || over <= 0) continue;
    const given = Math.min(over, Math.max(0, after[column] - least[column]));
    after[column] -= given;
    over -= given;
  }
  return after;
}
