import type { Cents, IsoDate } from '@vp-digital/core/finance';
import {
  type ChosenPositions,
  financialGrade,
  knownFree,
  needComparison,
  type OpenNeed,
  type Outcome,
  reserve,
  withPositions,
} from '@vp-digital/core/household';
import type { CartPageData } from './documents';

/** The household's figures with positions of the cart, computed as for every other page. */
export interface State {
  free: Outcome<Cents>;
  /** By the topic's key: the gap of what is measured; 0 where it is settled, undefined where nobody knows. */
  gaps: ReadonlyMap<string, OpenNeed>;
  settled: ReadonlySet<string>;
  grade: number | undefined;
  reserveMonths: number | undefined;
}

export function stateWith(data: CartPageData, which: ChosenPositions, date: IsoDate): State {
  const household = withPositions(data, which);
  const { open, settled } = needComparison({ household, date });
  const grade = financialGrade({ household, date });
  return {
    free: knownFree(household),
    gaps: new Map(open.map((row) => [row.key, row])),
    settled: new Set(settled.map(({ key }) => key)),
    grade: grade.kind === 'graded' ? grade.grade : undefined,
    reserveMonths: reserve(household).months,
  };
}

/** Nothing of the cart. */
export const nothing: ChosenPositions = () => false;
