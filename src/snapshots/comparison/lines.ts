import { assetItems, contractName, debtItems, incomeName } from '@vp-digital/core/figures';
import type { Cents } from '@vp-digital/core/finance';
import { costIn, type FigureName, needFigures, shownExpenses, shownNets } from '@vp-digital/core/household';
import type { LineWords } from './comparisonWords';
import { gapsOf } from './gapsOf';
import type { ComparedPoint } from './pointsInTime';

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

/** The lines of a group, in the order in which they are recorded; gaps by their rank, then what is settled. */
export const linesOf: Record<LineGroup, (point: ComparedPoint, words: LineWords) => Line[]> = {
  incomes: ({ data }, { t }) => {
    const nets = shownNets(data);
    return entriesOf(data.incomes).map(([key, income]) => ({
      key,
      name: incomeName(income, data, t),
      amount: nets.get(key),
    }));
  },
  expenses: ({ data }, { t }) =>
    [...shownExpenses(data)].map(([category, amount]) => ({
      key: category,
      name: t(`household/expenses:category.${category}`),
      amount,
    })),
  contracts: ({ data }, { t }) =>
    entriesOf(data.contracts).map(([key, contract]) => ({
      key,
      name: contractName(contract, data, t),
      amount: costIn('month', contract),
    })),
  gaps: (point, { t, nameOfNeed }) =>
    gapsOf(point).map(({ topic, personId, gap, per }) => {
      const name = nameOfNeed({ topic, ...(personId !== undefined && { personId }) });
      return {
        key: [topic, personId].join('-'),
        name: per === 'month' ? t('compare.monthly', { figure: name }) : name,
        amount: gap,
        figure: needFigures[topic],
      };
    }),
  goals: ({ data: { goals } }) =>
    entriesOf(goals).map(([key, { title, saved }]) => ({ key, name: title, amount: saved })),
  assets: ({ data }, { t }) => assetItems(data, t),
  debts: ({ data }, { t }) => debtItems(data, t),
};

const entriesOf = <Entry extends { position: number }>({ items }: { items: Record<string, Entry> }) =>
  Object.entries(items).sort(([, one], [, other]) => one.position - other.position);
