import { type DataOf, type Income, laterIncomes, type SectionData } from '@vp-digital/core/household';
import type { documents } from '../documents';

export { type Adult, adults } from '@vp-digital/core/household';

/** What the income page shows; it edits `incomes` and the tax class in `taxProfiles`. The estimate of net pay takes
 * company pensions from `contracts`. */
export type IncomeData = DataOf<typeof documents.income>;

export interface IncomeEntry {
  id: string;
  income: Income;
}

/** The incomes in the order in which they were recorded, without those that begin later. */
export const incomeEntries = ({ incomes }: Pick<SectionData, 'incomes'>): IncomeEntry[] =>
  inOrder(incomes.items);

/** Those that begin later. */
export const laterEntries = (data: Pick<SectionData, 'incomes'>): IncomeEntry[] =>
  inOrder(laterIncomes(data));

/** All that are recorded, those that begin later among them. */
export const recordedIncomes = (data: Pick<SectionData, 'incomes'>): IncomeEntry[] =>
  inOrder({ ...data.incomes.items, ...laterIncomes(data) });

const inOrder = (items: Readonly<Record<string, Income>>): IncomeEntry[] =>
  Object.entries(items)
    .map(([id, income]) => ({ id, income }))
    .sort((a, b) => a.income.position - b.income.position);
