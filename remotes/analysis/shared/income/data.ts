import type { DataOf, Income, SectionData } from '@vp-digital/core/household';
import type { documents } from '../documents';

export { type Adult, adults } from '@vp-digital/core/household';

/** What the income page shows; it edits `incomes` and the tax class in `taxProfiles`. The estimate of net pay takes
 * company pensions from `contracts`. */
export type IncomeData = DataOf<typeof documents.income>;

export interface IncomeEntry {
  id: string;
  income: Income;
}

/** The incomes in the order in which they were recorded. */
export const incomeEntries = ({ incomes }: Pick<SectionData, 'incomes'>): IncomeEntry[] =>
  Object.entries(incomes.items)
    .map(([id, income]) => ({ id, income }))
    .sort((a, b) => a.income.position - b.income.position);
