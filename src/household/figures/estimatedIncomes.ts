import type { Cents } from '@vp-digital/core/finance';
import type { Income, SectionData } from '../documents';
import { laterIncomes, withLaterIncomes } from './laterIncomes';

/** Incomes with estimated nets filled in; one without an estimate is not known. */
export function withNets(
  data: Pick<SectionData, 'incomes'>,
  nets: Readonly<Record<string, Cents>>,
): SectionData['incomes'] {
  const filled = (items: Readonly<Record<string, Income>>) => {
    const estimated = Object.entries(items)
      .filter(isEstimated)
      .map(([id, income]): [string, Income] => {
        const { net: _, ...rest } = income;
        const net = nets[id];
        return [id, net === undefined ? rest : { ...rest, net }];
      });
    return { ...items, ...Object.fromEntries(estimated) };
  };
  return withLaterIncomes({ ...data.incomes, items: filled(data.incomes.items) }, filled(laterIncomes(data)));
}

const isEstimated = ([, { netFrom }]: [string, Income]): boolean => netFrom === 'estimate';

/** The incomes whose net is to be estimated, with their ids; those that begin later too. */
export const estimatedIncomes = (data: Pick<SectionData, 'incomes'>): [string, Income][] =>
  Object.entries({ ...data.incomes.items, ...laterIncomes(data) }).filter(isEstimated);
