import type { Cents } from '@vp-digital/core/finance';
import type { Income, SectionData } from '../documents';

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

/** The incomes whose net is to be estimated, with their ids. */
export const estimatedIncomes = ({ incomes }: Pick<SectionData, 'incomes'>): [string, Income][] =>
  Object.entries(incomes.items).filter(([, { netFrom }]) => netFrom === 'estimate');
