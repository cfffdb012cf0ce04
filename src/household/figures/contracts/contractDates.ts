import type { IsoDate } from '@vp-digital/core/finance';
import type { Contract, SectionData } from '../../documents';
import { lastDayToCancel } from './lastDayToCancel';
import { hasEnded } from './withoutEnded';

export interface ContractDate {
  key: string;
  date: IsoDate;
  what: 'end' | 'interestFixedUntil' | 'lastDayToCancel';
  line: Contract['line'];
}

/** What lies ahead of the contracts: ends, ends of fixed interest, last days to cancel; the first day first. */
export const contractDates = (data: Pick<SectionData, 'contracts'>, today: IsoDate): ContractDate[] =>
  Object.entries(data.contracts.items)
    .sort(([, one], [, other]) => one.position - other.position)
    .flatMap(([id, contract]) => {
      const dates = {
        lastDayToCancel: lastDayToCancel(contract, today),
        interestFixedUntil: contract.kind === 'loan' ? contract.interestFixedUntil : undefined,
        end: contract.end,
      };
      return (['lastDayToCancel', 'interestFixedUntil', 'end'] as const).flatMap((what): ContractDate[] => {
        const date = dates[what];
        return date === undefined || date < today
          ? []
          : [{ key: `${id}/${what}`, date, what, line: contract.line }];
      });
    })
    .sort((one, other) => one.date.localeCompare(other.date));

/**
 * How many running contracts have no known day: neither an end, nor a notice period that a day follows from, nor the end of
 * a fixed interest. Nothing can be said of when they fall due.
 */
export function contractsWithoutDate(data: Pick<SectionData, 'contracts'>, today: IsoDate): number {
  const dated = new Set(contractDates(data, today).map(({ key }) => key.split('/')[0]));
  return Object.entries(data.contracts.items).filter(
    ([id, contract]) => !dated.has(id) && !hasEnded(contract, today),
  ).length;
}
