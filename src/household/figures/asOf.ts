import type { IsoDate } from '@vp-digital/core/finance';
import { isPartlyKnown, partlyKnown, type SectionData } from '../documents';
import { holdsApart } from '../documents/apart';
import { withoutEnded } from './contracts/withoutEnded';
import { estimatedIncomes, withNets } from './estimatedIncomes';
import { withoutLater } from './laterIncomes';
import type { NetEstimateData } from './netEstimate';
import { netEstimateNeeds } from './netEstimateNeeds';
import type * as Nets from './netsOf';

/** Computing with incomes requires the documents that an estimated net is derived from. */
type Needs<Data> = Data extends Pick<SectionData, 'incomes'> ? NetEstimateData : unknown;

/**
 * Wage tax law is fetched when the first net is to be estimated: most households have payslips. With it, or separately,
 * the code that removes confidential entries.
 */
let estimating: typeof Nets | undefined;

/**
 * Documents as figures read them on a day: without confidential entries, ended contracts and incomes that begin later, and with the net of
 * incomes whose net is to be estimated (F2), by the law of that day. For every page that computes with what is recorded
 * now; a snapshot has its own (`snapshotSections`). A promise only until its code is loaded; it fails as the fetch
 * does. If documents arrive one by one, incomes are missing until the last one that an estimate needs is there; if one
 * of them is only partly known, no net is estimated, and the incomes are partly known with it.
 */
export function asOf<Data extends object>(data: Data & Needs<Data>, date: IsoDate): Data | Promise<Data> {
  const { assets, bankAccounts, cartPositions, contracts, liabilities } = data as Partial<SectionData>;
  const isWhole = ![assets, bankAccounts, cartPositions, contracts, liabilities].some((document) =>
    holdsApart(document),
  );
  const inCommon = isWhole ? data : estimating?.inCommon(data);
  if (!inCommon) return fetched(data, date);
  const current: Data = withoutLater<Data>(withoutEnded<Data>(inCommon, date), date);
  if (!hasIncomes(current) || estimatedIncomes(current).length === 0) return current;
  if (!netEstimateNeeds.every((name) => name in current)) {
    const { incomes: _, ...others } = current;
    return others as Data; // only a `Partial` can lack one: the type requires them with incomes
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
