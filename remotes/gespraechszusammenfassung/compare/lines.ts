import type { Cents } from '@vp-digital/core/finance';
import { monthlyExpense, monthlyNet } from '@vp-digital/core/household';
import { assetItems, debtItems } from '../report/balanceItems';
import { contractName, monthlyCost } from '../report/contractsChapter';
import { incomeName } from '../report/householdChapter';
import type { ReportSettings } from '../report/reportSettings';
import type { ComparedData } from './stands';

/** What is compared line by line; the first three by the month. */
export const lineGroups = ['incomes', 'expenses', 'contracts', 'assets', 'debts'] as const;
export type LineGroup = (typeof lineGroups)[number];

/** One thing of a household with its amount; the key is the same in every stand that holds it. */
export interface Line {
  key: string;
  name: string;
  amount: Cents;
}

/** The lines of a group, in the order in which they are recorded. */
export const linesOf: Record<LineGroup, (data: ComparedData, words: Pick<ReportSettings, 't'>) => Line[]> = {
  incomes: (data, { t }) =>
    entriesOf(data.incomes).map(([key, income]) => ({
      key,
      name: incomeName(income, data, t),
      amount: monthlyNet(income),
    })),
  expenses: ({ expenses }, { t }) => {
    const byCategory = new Map<string, Line>();
    for (const [, expense] of entriesOf(expenses)) {
      const { category } = expense;
      const before = byCategory.get(category)?.amount ?? 0;
      const name = t(`report.expenses.of.${category}`);
      byCategory.set(category, { key: category, name, amount: before + monthlyExpense(expense) });
    }
    return [...byCategory.values()];
  },
  contracts: (data, { t }) =>
    entriesOf(data.contracts).map(([key, contract]) => ({
      key,
      name: contractName(contract, data, t),
      amount: monthlyCost(contract),
    })),
  assets: assetItems,
  debts: debtItems,
};

const entriesOf = <Entry extends { position: number }>({ items }: { items: Record<string, Entry> }) =>
  Object.entries(items).sort(([, one], [, other]) => one.position - other.position);
