import { needReason, type NeedReason, type OpenNeed, type SettledNeed, wantedNeeds } from './needComparison';

/** A row of a list that holds open topics and settled ones: an open one has its rank. */
export type ShownNeed = SettledNeed & { rank?: number };

/**
 * Traffic light: only what nobody can live without is red where it is missing; what is not known is in no row. What the
 * household has put off is neither red nor fine. What is covered by something that nobody has checked is to be checked.
 */
export type NeedLight = 'missing' | 'check' | 'fine' | 'putOff';

export const lightOf = (row: ShownNeed): NeedLight => {
  if (!isOpenNeed(row)) return row.doubts ? 'check' : 'fine';
  if (isPutOffNeed(row)) return 'putOff';
  return row.level === 1 ? 'missing' : 'check';
};

/** Why a topic stands where it stands. */
export type NeedWhy = NeedReason | 'settled' | 'nothingNeeded' | 'doubtful' | 'putOff';

export const whyOf = (row: ShownNeed): NeedWhy => {
  if (!isOpenNeed(row)) return row.doubts ? 'doubtful' : needsNothing(row) ? 'nothingNeeded' : 'settled';
  return isPutOffNeed(row) ? 'putOff' : needReason(row);
};

/** Nothing of nothing is no cover: a death that costs the household no income, and no debts or children without money for them. */
const needsNothing = ({ need }: ShownNeed): boolean => need.kind === 'measured' && need.target < 50; // shown as 0

export const isOpenNeed = (row: ShownNeed): row is OpenNeed => row.rank !== undefined;

export const isPutOffNeed = (row: OpenNeed): boolean => wantedNeeds({ open: [row] }).length === 0;
