import type { Cents, IsoDate } from '@vp-digital/core/finance';
import {
  certaintyOfEntry,
  type ExpenseCategory,
  type FreeAmount,
  knowsEveryday,
  livingCostsFigure,
  type SectionData,
  shownExpenses,
} from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { amountCell, highlight } from './amounts';
import { budgetRuleBlocks } from './budgetRuleBlocks';
import { amountSaid, cellSaid, isEstimated } from './estimated';
import { everydayLacking } from './everydayLacking';
import type { ReportSettings } from './reportSettings';

/** The household's living costs, by category, and how they compare with the rule of thumb. */
export function expensesChapter(
  { data, date }: { data: SectionData; date: IsoDate },
  { expenses: total }: FreeAmount,
  number: number,
  settings: ReportSettings,
): Block[] {
  const { t, format, hidesAmounts } = settings;
  const categories = hidesAmounts ? recorded(data) : byCategory(data);
  const isEmpty = categories.length === 0;
  const isEstimate = isEstimated(livingCostsFigure, { data, date });
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.expenses.name')}`,
      keySentence: isEmpty
        ? t('report.expenses.empty')
        : [
            { text: t(knowsEveryday(data) ? 'report.expenses.before' : 'report.expenses.beforeSoFar') },
            highlight(amountSaid(format.euros(total), isEstimate, settings), livingCostsFigure),
            { text: t('report.expenses.after') },
            ...everydayLacking(data, settings),
          ],
    },
    ...(isEmpty
      ? []
      : [
          expenseTable(categories, { total, isEstimate }, settings),
          // what is missing is needed, so that its part would seem smaller than it is
          ...(knowsEveryday(data) ? budgetRuleBlocks({ data, date }, settings) : []),
        ]),
  ];
}

interface CategorySum {
  category: ExpenseCategory;
  amount: Cents;
  /** A part of it is. */
  isEstimate: boolean;
}

/** The largest first, without those that cost nothing. */
const byCategory = (data: SectionData): CategorySum[] =>
  recorded(data)
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount);

/** In their own order: sorting by size would reveal amounts. */
const recorded = (data: SectionData): CategorySum[] =>
  [...shownExpenses(data)].map(([category, amount]) => ({
    category,
    amount,
    isEstimate: Object.values(data.expenses.items).some(
      (expense) => expense.category === category && certaintyOfEntry(expense) === 'estimated',
    ),
  }));

/** Adds up to `total`, as both are shown. */
function expenseTable(
  categories: readonly CategorySum[],
  { total, isEstimate }: { total: Cents; isEstimate: boolean },
  settings: ReportSettings,
): Block {
  const { t, word, format } = settings;
  const widest = Math.max(...categories.map(({ amount }) => amount));
  return {
    kind: 'table',
    columns: [
      { kind: 'text', label: t('report.expenses.category'), width: 4 },
      { kind: 'bar', width: 5 },
      { kind: 'text', label: t('report.month.monthly'), width: 3, align: 'right' },
    ],
    rows: [
      ...categories.map(({ category, amount, isEstimate: ofCategory }) => ({
        kind: 'plain' as const,
        cells: [
          t(`household/expenses:category.${category}`),
          {
            kind: 'bar' as const,
            segments: [{ from: 0, to: amount / widest, look: 'deduction' as const }],
          },
          cellSaid(amountCell(format.euros(amount), livingCostsFigure), ofCategory, settings),
        ],
      })),
      {
        kind: 'total',
        cells: [
          word('livingCosts'),
          { kind: 'bar', segments: [] },
          cellSaid(amountCell(format.euros(total), livingCostsFigure), isEstimate, settings),
        ],
      },
    ],
  };
}
