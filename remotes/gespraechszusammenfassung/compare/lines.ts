import type { Cents } from '@vp-digital/core/finance';
import { costIn, shownExpenses, shownNets } from '@vp-digital/core/household';
import { assetItems, debtItems } from '../report/balanceItems';
import { contractName, incomeName } from '../report/entryNames';
import type { ReportSettings } from '../report/reportSettings';
import type { ComparedData } from './pointsInTime';

/** What is compared line by line; the first three by the month. */
export const lineGroups = ['incomes', 'expenses', 'contracts', 'assets', 'debts'] as const;
export type LineGroup = (typeof lineGroups)[number];

/** One thing of a household with its amount; the key is the same in every point in time that holds it. */
export interface Line {
  key: string;
  name: string;
  /** Undefined where it is not known. */
  amount: Cents | undefined;
}

/** The lines of a group, in the order in which they are recorded. */
export const linesOf: Record<LineGroup, (data: ComparedData, words: Pick<ReportSettings, 't'>) => Line[]> = {
  incomes: (data, { t }) => {
    const nets = shownNets(data);
    return entriesOf(data.incomes).map(([key, income]) => ({
      key,
      name: incomeName(income, data, t),
      amount: nets.get(key),
    }));
  },
  expenses: (data, { t }) =>
    [...shownExpenses(data)].map(([category, amount]) => ({
      key: category,
      name: t(`household/expenses:category.${category}`),
      amount,
    })),
  contracts: (data, { t }) =>
    entriesOf(data.contracts).map(([key, contract]) => ({
      key,
      name: contractName(contract, data, t),
      amount: costIn('month', contract),
    })),
  assets: assetItems,
  debts: debtItems,
};

const entriesOf = <Entry extends { position: number }>({ items }: { items: Record<string, Entry> }) =>
  Object.entries(items).sort(([, one], [, other]) => one.position - other.position);
