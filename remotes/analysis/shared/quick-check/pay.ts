import type { earningOf, Income, SectionData } from '@vp-digital/core/household';
import { incomeEntries } from '../income/data';

type Earned = Extract<Income['kind'], 'salary' | 'officialPay' | 'profit'>;

/** What somebody is paid, by how they earn. */
export const kindOf = {
  employee: 'salary',
  unknown: 'salary',
  civilServant: 'officialPay',
  selfEmployed: 'profit',
  retired: undefined,
  notEarning: undefined,
} as const satisfies Record<ReturnType<typeof earningOf>, Earned | undefined>;

/** The first income that somebody works for. */
export function payOf(
  data: Pick<SectionData, 'incomes'>,
  personId: string,
): [id?: string, income?: Income & { kind: Earned }] {
  for (const { id, income } of incomeEntries(data)) {
    const { kind } = income;
    if (income.personId === personId && (kind === 'salary' || kind === 'officialPay' || kind === 'profit'))
      return [id, { ...income, kind }];
  }
  return [];
}
