import { assetItems, contractName, debtItems, incomeName } from '@vp-digital/core/figures';
import type { Cents } from '@vp-digital/core/finance';
import {
  costIn,
  type FigureName,
  needComparison,
  needFigures,
  shownExpenses,
  shownNets,
} from '@vp-digital/core/household';
import type { LineWords } from './comparisonWords';
import type { ComparedData } from './pointsInTime';

/** What is compared line by line; the first three by the month. */
export const lineGroups = ['incomes', 'expenses', 'contracts', 'gaps', 'goals', 'assets', 'debts'] as const;
export type LineGroup = (typeof lineGroups)[number];

/** One thing of a household with its amount; the key is the same in every point in time that holds it. */
export interface Line {
  key: string;
  name: string;
  /** Undefined where it is not known. */
  amount: Cents | undefined;
  /** What it is an amount of, where that is not the same for all lines of its group. */
  figure?: FigureName | undefined;
}

/** The lines of a group, in the order in which they are recorded; gaps by their rank. */
export const linesOf: Record<LineGroup, (data: ComparedData, words: LineWords) => Line[]> = {
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
  gaps: (data, { t, nameOfNeed, date }) =>
    needComparison({ household: data, date }).open.flatMap(({ need, key, ...row }) => {
      if (need.kind !== 'measured') return [];
      const name = nameOfNeed(row);
      const figure = needFigures[row.topic];
      return {
        key,
        name: need.per === 'month' ? t('compare.monthly', { figure: name }) : name,
        amount: need.gap,
        figure,
      };
    }),
  goals: ({ goals }) =>
    entriesOf(goals).map(([key, { title, saved }]) => ({ key, name: title, amount: saved })),
  assets: (data, { t }) => assetItems(data, t),
  debts: (data, { t }) => debtItems(data, t),
};

const entriesOf = <Entry extends { position: number }>({ items }: { items: Record<string, Entry> }) =>
  Object.entries(items).sort(([, one], [, other]) => one.position - other.position);
