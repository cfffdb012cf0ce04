import {
  assetsFigure,
  debtsFigure,
  type Figure,
  householdNetFigure,
  livingCostsFigure,
  premiumsFigure,
} from '@vp-digital/core/household';
import { nearestEuro } from '@vp-digital/core/reference/format';
import type { ReportSettings } from '../report/reportSettings';
import { type Line, type LineGroup, linesOf } from './lines';
import type { Compared } from './pointsInTime';

/** One thing in two points in time. */
export interface Change {
  key: string;
  /** What its amounts are of. */
  figure: Pick<Figure, 'name' | 'documents'>;
  name: string;
  /** Of the values: whole euros in cents, or months with one decimal. */
  unit: 'euros' | 'months';
  /** Undefined where it is not there, or not known. */
  before: number | undefined;
  after: number | undefined;
  /** What came or went counts in full; undefined where a value is not known. */
  difference: number | undefined;
}

/** The lines of a group that came, went or changed by a euro or more, what is there now first. */
export function changesOf(
  group: LineGroup,
  { before, after }: Compared,
  words: Pick<ReportSettings, 't'>,
): Change[] {
  const earlier = linesOf[group](before, words);
  const later = linesOf[group](after, words);
  const [was, is] = [amountsOf(earlier), amountsOf(later)];
  return [...later, ...earlier.filter(({ key }) => !is.has(key))]
    .map(({ key, name }) => {
      const [before, after] = [was.get(key), is.get(key)];
      const [from, to] = [was.has(key) ? before : 0, is.has(key) ? after : 0];
      const difference = from === undefined || to === undefined ? undefined : to - from;
      return { key, figure: figureOf[group], name, unit: 'euros' as const, before, after, difference };
    })
    .filter((change) => change.before !== change.after || was.has(change.key) !== is.has(change.key));
}

const amountsOf = (lines: readonly Line[]) =>
  new Map(lines.map(({ key, amount }) => [key, amount === undefined ? undefined : nearestEuro(amount)]));

/** What the lines of a group are parts of. */
const figureOf: Record<LineGroup, Pick<Figure, 'name' | 'documents'>> = {
  incomes: householdNetFigure,
  expenses: livingCostsFigure,
  contracts: premiumsFigure,
  assets: assetsFigure,
  debts: debtsFigure,
};
