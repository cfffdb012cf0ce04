import type { IsoDate, RiesterAllowances } from '@vp-digital/core/finance';
import { type InsuranceContract, riesterOf, type SectionData } from '@vp-digital/core/household';
import { doubleCover, type ExpiringInterest, expiringInterest } from './hints';
import { type NoticeReminder, noticeReminders } from './notice';

/** Something about the contracts that is worth a word. */
export type ContractHint =
  | { kind: 'notice'; reminder: NoticeReminder }
  | { kind: 'double'; line: InsuranceContract['line'] }
  | { kind: 'interest'; loan: ExpiringInterest }
  | { kind: 'riester'; personId: string; riester: RiesterAllowances };

/** All hints, those with a day to keep first. */
export function contractHints(
  data: Pick<SectionData, 'contracts' | 'persons' | 'incomes'>,
  today: IsoDate,
): ContractHint[] {
  return [
    ...noticeReminders(data, today).map((reminder) => ({ kind: 'notice' as const, reminder })),
    ...expiringInterest(data, today).map((loan) => ({ kind: 'interest' as const, loan })),
    ...riesterCuts(data, today),
    ...doubleCover(data).map((line) => ({ kind: 'double' as const, line })),
  ];
}

/** Savers whose own contribution is too small for all allowances. */
const riesterCuts = (data: Pick<SectionData, 'contracts' | 'persons' | 'incomes'>, today: IsoDate) =>
  Object.keys(data.persons.items).flatMap((personId): ContractHint[] => {
    const riester = riesterOf(data, personId, today);
    return riester.kind === 'computed' && riester.value.lostAllowances > 0
      ? [{ kind: 'riester', personId, riester: riester.value }]
      : [];
  });
