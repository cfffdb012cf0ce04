import type { Cents, IsoDate } from '@vp-digital/core/finance';
import { estimatedIncomes } from './estimatedIncomes';
import { netEstimate, type NetEstimateData } from './netEstimate';

/** The estimated net of a month of the incomes that have one, in cents, by id. */
export function netsOf(data: NetEstimateData, date: IsoDate): Readonly<Record<string, Cents>> {
  return Object.fromEntries(
    estimatedIncomes(data).flatMap(([id, income]) => {
      const estimate = netEstimate(data, income, date);
      return estimate.kind === 'estimated' ? [[id, estimate.net]] : [];
    }),
  );
}

export { inCommon } from '../documents/inCommon';
