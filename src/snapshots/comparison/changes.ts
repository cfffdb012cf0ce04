import {
  assetsFigure,
  debtsFigure,
  type FieldName,
  type Figure,
  householdNetFigure,
  livingCostsFigure,
  premiumsFigure,
  protectionGapFigure,
} from '@vp-digital/core/household';
import { nearestEuro } from '@vp-digital/core/reference/format';
import type { LineWords } from './comparisonWords';
import { type Line, type LineGroup, linesOf } from './lines';
import type { Compared } from './pointsInTime';

/** One thing in two points in time. */
export interface Change {
  key: string;
  /** What its amounts are of. */
  of: ChangedAmount;
  name: string;
  /** Of the values: whole euros in cents, or months and grades with one decimal. */
  unit: 'euros' | 'decimal';
  /** Undefined where it is not there, or not known. */
  before: number | undefined;
  after: number | undefined;
  /** What came or went counts in full; undefined where a value is not known. */
  difference: number | undefined;
}

export type ChangedAmount =
  | { figure: Pick<Figure, 'name'> & Partial<Pick<Figure, 'documents'>> }
  | { field: FieldName };

/** The lines of a group that came, went or changed by a euro or more, what is there now first. */
export function changesOf(
  group: LineGroup,
  { before, after }: Compared,
  words: Record<keyof Compared, LineWords>,
): Change[] {
  const earlier = linesOf[group](before, words.before);
  const later = linesOf[group](after, words.after);
  const [was, is] = [amountsOf(earlier), amountsOf(later)];
  const nothing = group === 'gaps' ? undefined : 0; // of a topic that nothing is said of nobody knows what is missing
  return [...later, ...earlier.filter(({ key }) => !is.has(key))]
    .map(({ key, name, figure: own }) => {
      const [before, after] = [was.get(key), is.get(key)];
      const [from, to] = [was.has(key) ? before : nothing, is.has(key) ? after : nothing];
      const difference = from === undefined || to === undefined ? undefined : to - from;
      const of = own === undefined ? amountOf[group] : { figure: { name: own } };
      return { key, of, name, unit: 'euros' as const, before, after, difference };
    })
    .filter(
      ({ key, before, after }) => before !== after || (was.has(key) !== is.has(key) && group !== 'gaps'),
    )
    .filter(({ before, after }) => group !== 'gaps' || Boolean(before) || Boolean(after));
}

const amountsOf = (lines: readonly Line[]) =>
  new Map(lines.map(({ key, amount }) => [key, amount === undefined ? undefined : nearestEuro(amount)]));

/** What the lines of a group are parts of. */
const amountOf: Record<LineGroup, ChangedAmount> = {
  incomes: { figure: householdNetFigure },
  expenses: { figure: livingCostsFigure },
  contracts: { figure: premiumsFigure },
  gaps: { figure: protectionGapFigure },
  goals: { field: 'goals.saved' },
  assets: { figure: assetsFigure },
  debts: { figure: debtsFigure },
};
