import type { IsoDate } from '@vp-digital/core/finance';
import { type CartPosition, needComparison, type OpenNeed } from '@vp-digital/core/household';
import type { CartPageData } from './documents';

export interface FactsOfNeed {
  row: OpenNeed;
  date: IsoDate;
}

/** The household's facts that a position rests on: its topic as it stands today; undefined where it has no open one. */
export function factsOfNeed(
  data: CartPageData,
  { topic, personId }: CartPosition,
  date: IsoDate,
): FactsOfNeed | undefined {
  const row = needComparison({ household: data, date }).open.find(
    (one) => one.topic === topic && (one.personId === undefined || one.personId === personId),
  );
  return row && { row, date };
}
