import type { IsoDate, RiesterAllowances } from '@vp-digital/core/finance';
import {
  hasEnded,
  type InsuranceContract,
  type NeededFact,
  personsInOrder,
  personsOfContract,
  riesterOf,
  type SectionData,
  withoutEnded,
} from '@vp-digital/core/household';
import { doubleCover, type ExpiringInterest, expiringInterest } from './hints';
import { type NoticeReminder, noticeReminders } from './notice';
import { commonOf, type ContractEntry, inOrder } from '../../shared/contracts/data';

/** Something about the contracts that is worth a word. */
export type ContractHint =
  | { kind: 'unnamed' | 'ended'; entry: ContractEntry }
  | { kind: 'notice'; reminder: NoticeReminder }
  | { kind: 'double'; line: InsuranceContract['line'] }
  | { kind: 'interest'; loan: ExpiringInterest }
  | { kind: 'riester'; personId: string; riester: RiesterAllowances }
  | { kind: 'riesterOpen'; personId: string; facts: readonly NeededFact[] };

/** All hints, first what makes a contract count for nobody, then those with a day to keep. */
export function contractHints(
  stored: Pick<SectionData, 'contracts' | 'persons' | 'employments' | 'incomes'>,
  today: IsoDate,
): ContractHint[] {
  const common = commonOf(inOrder(stored)).map(({ id, contract }) => [id, contract] as const);
  const all = { ...stored, contracts: { ...stored.contracts, items: Object.fromEntries(common) } };
  const data = withoutEnded(all, today);
  const ended = inOrder(all).filter(({ contract }) => hasEnded(contract, today));
  const unnamed = inOrder(data).filter(({ contract }) => personsOfContract(contract, data).length === 0);
  return [
    ...ended.map((entry) => ({ kind: 'ended' as const, entry })),
    ...unnamed.map((entry) => ({ kind: 'unnamed' as const, entry })),
    ...noticeReminders(data, today).map((reminder) => ({ kind: 'notice' as const, reminder })),
    ...expiringInterest(data, today).map((loan) => ({ kind: 'interest' as const, loan })),
    ...riesterCuts(data, today),
    ...doubleCover(data).map((line) => ({ kind: 'double' as const, line })),
  ];
}

/** Savers whose own contribution is too small for all allowances, or for whom they cannot be computed yet. */
const riesterCuts = (
  data: Pick<SectionData, 'contracts' | 'persons' | 'employments' | 'incomes'>,
  today: IsoDate,
) =>
  personsInOrder(data).flatMap(({ id: personId }): ContractHint[] => {
    const riester = riesterOf(data, personId, today);
    if (riester.kind === 'missing') return [{ kind: 'riesterOpen', personId, facts: riester.facts }];
    return riester.kind === 'computed' && riester.value.lostAllowances > 0
      ? [{ kind: 'riester', personId, riester: riester.value }]
      : [];
  });
