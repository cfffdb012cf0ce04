import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { Income, SectionData } from '../documents';
import { withoutEnded } from './contracts/withoutEnded';
import { netEstimate, type NetEstimateData } from './netEstimate';

/** Whoever computes with incomes has to have the documents that an estimated net follows from. */
type Needs<Data> = Data extends Pick<SectionData, 'incomes'> ? NetEstimateData : unknown;

/**
 * Documents as figures read them on a day: contracts whose end is over are not there, and incomes whose net is to be
 * estimated (F2) have it, by the law of that day. For every page and service that computes with what is recorded now; a
 * snapshot has its own (`snapshotSections`).
 */
export function asOf<Data extends object>(data: Data & Needs<Data>, date: IsoDate): Data {
  const current: Data = withoutEnded(data, date);
  return hasIncomes(current) ? { ...current, incomes: withNets(current, netsOf(current, date)) } : current;
}

const hasIncomes = <Data>(data: Data): data is Data & NetEstimateData =>
  typeof data === 'object' && data !== null && 'incomes' in data;

/** The estimated net of a month of the incomes that have one, in cents, by id. */
export function netsOf(data: NetEstimateData, date: IsoDate): Readonly<Record<string, Cents>> {
  return Object.fromEntries(
    estimatedIncomes(data).flatMap(([id, income]) => {
      const estimate = netEstimate(data, income, date);
      return estimate.kind === 'estimated' ? [[id, estimate.result.net]] : [];
    }),
  );
}

/** Incomes with estimated nets filled in; one without an estimate is not known. */
export function withNets(
  data: Pick<SectionData, 'incomes'>,
  nets: Readonly<Record<string, Cents>>,
): SectionData['incomes'] {
  const estimated = estimatedIncomes(data).map(([id, income]): [string, Income] => {
    const { net: _, ...rest } = income;
    const net = nets[id];
    return [id, net === undefined ? rest : { ...rest, net }];
  });
  return { ...data.incomes, items: { ...data.incomes.items, ...Object.fromEntries(estimated) } };
}

const estimatedIncomes = ({ incomes }: Pick<SectionData, 'incomes'>): [string, Income][] =>
  Object.entries(incomes.items).filter(([, { netFrom }]) => netFrom === 'estimate');
