import type { IsoDate } from '@vp-digital/core/finance';
import { isPartlyKnown, partlyKnown, type SectionData } from '../documents';
import { holdsApart } from '../documents/apart';
import { withoutEnded } from './contracts/withoutEnded';
import { estimatedIncomes, withNets } from './estimatedIncomes';
import type { NetEstimateData } from './netEstimate';
import { netEstimateNeeds } from './netEstimateNeeds';
import type * as Nets from './netsOf';

/** Whoever computes with incomes has to have the documents that an estimated net follows from. */
type Needs<Data> = Data extends Pick<SectionData, 'incomes'> ? NetEstimateData : unknown;

/**
 * The law of wages is fetched when the first net is to be estimated: most households have payslips. With it, or for itself, what
 * leaves out what one person discusses alone.
 */
let estimating: typeof Nets | undefined;

/**
 * Documents as figures read them on a day: what one person discusses alone and contracts whose end is over are not there,
 * and incomes whose net is to be estimated (F2) have it, by the law of that day. For every page that computes with what is
 * recorded now; a snapshot has its own (`snapshotSections`). A promise only until what this takes is there; it fails as the
 * fetch does. Of documents that come one by one, incomes stay away until the last one that an estimate needs is there; where
 * one of them is only partly known, no net is estimated, and the incomes are partly known with it.
 */
export function asOf<Data extends object>(data: Data & Needs<Data>, date: IsoDate): Data | Promise<Data> {
  const { assets, bankAccounts, contracts, liabilities } = data as Partial<SectionData>;
  const isWhole = ![assets, bankAccounts, contracts, liabilities].some((document) => holdsApart(document));
  const inCommon = isWhole ? data : estimating?.inCommon(data);
  if (!inCommon) return fetched(data, date);
  const current: Data = withoutEnded(inCommon, date);
  if (!hasIncomes(current) || estimatedIncomes(current).length === 0) return current;
  if (!netEstimateNeeds.every((name) => name in current)) {
    const { incomes: _, ...others } = current;
    return others as Data; // only of a `Partial` is one missing: the type asks for them beside incomes
  }
  if (netEstimateNeeds.some((name) => isPartlyKnown(current[name])))
    return { ...current, incomes: partlyKnown(withNets(current, {})) };
  if (estimating) return { ...current, incomes: withNets(current, estimating.netsOf(current, date)) };
  return fetched(data, date);
}

const fetched = <Data extends object>(data: Data & Needs<Data>, date: IsoDate): Promise<Data> =>
  import('./netsOf').then((loaded) => {
    estimating = loaded;
    return asOf(data, date);
  });

const hasIncomes = <Data>(data: Data): data is Data & NetEstimateData =>
  typeof data === 'object' && data !== null && 'incomes' in data;
