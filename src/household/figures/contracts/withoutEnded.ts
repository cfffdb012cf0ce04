import type { IsoDate } from '@vp-digital/core/finance';
import type { Contract, SectionData } from '../../documents';

/** Whether the last day of a contract is over: it costs, covers, holds and owes nothing any more. */
export const hasEnded = ({ end }: Contract, date: IsoDate): boolean => end !== undefined && end < date;

/**
 * Documents as figures read them: contracts whose end is over stand in none, like those in the archive. For every
 * screen and report that computes with contracts; only a list of contracts shows them.
 */
export function withoutEnded<Data extends object>(
  data: Data & Partial<Pick<SectionData, 'contracts'>>,
  date: IsoDate,
): Data {
  const { contracts } = data;
  if (contracts === undefined) return data;
  const all = Object.entries(contracts.items);
  const running = all.filter(([, contract]) => !hasEnded(contract, date));
  if (running.length === all.length) return data;
  return { ...data, contracts: { ...contracts, items: Object.fromEntries(running) } };
}
