import type { Cents } from '@vp-digital/core/finance';
import {
  type ExpenseCategory,
  type FreeAmount,
  livingCostsFigure,
  type SectionData,
  shownExpenses,
} from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { amountCell, highlight } from './amounts';
import { budgetRuleBlocks } from './budgetRuleBlocks';
import type { ReportSettings } from './reportSettings';

/** The household's living costs, by category, and how they compare with the rule of thumb. */
export function expensesChapter(
  data: SectionData,
  { expenses: total }: FreeAmount,
  number: number,
  settings: ReportSettings,
): Block[] {
  const { t, format, hidesAmounts } = settings;
  const categories = hidesAmounts ? recorded(data) : byCategory(data);
  const isEmpty = categories.length === 0;
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.expenses.name')}`,
      keySentence: isEmpty
        ? t('report.expenses.empty')
        : [
            { text: t('report.expenses.before') },
            highlight(format.euros(total), livingCostsFigure),
            { text: t('report.expenses.after') },
          ],
    },
    ...(isEmpty ? [] : [expenseTable(categories, total, settings), ...budgetRuleBlocks(data, settings)]),
  ];
}

interface CategorySum {
  category: ExpenseCategory;
  amount: Cents;
}

/** The largest first, without those that cost nothing. */
const byCategory = (data: SectionData): CategorySum[] =>
  recorded(data)
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount);

/** In their own order: sorting by size would reveal amounts. */
const recorded = (data: SectionData): CategorySum[] =>
  [...shownExpenses(data)].map(([category, amount]) => ({ category, amount }));

/** Adds up to `total`, as both are shown. */
function expenseTable(
  categories: readonly CategorySum[],
  total: Cents,
  { t, word, format }: ReportSettings,
): Block {
  const widest = Math.max(...categories.map(({ amount }) => amount));
  return {
    kind: 'table',
    columns: [
      { kind: 'text', label: t('report.expenses.category'), width: 4 },
      { kind: 'bar', width: 5 },
      { kind: 'text', label: t('report.month.monthly'), width: 3, align: 'right' },
    ],
    rows: [
      ...categories.map(({ category, amount }) => ({
        kind: 'plain' as const,
        cells: [
          t(`household/expenses:category.${category}`),
          {
            kind: 'bar' as const,
            segments: [{ from: 0, to: amount / widest, look: 'deduction' as const }],
          },
          amountCell(format.euros(amount), livingCostsFigure),
        ],
      })),
      {
        kind: 'total',
        cells: [
          word('livingCosts'),
          { kind: 'bar', segments: [] },
          amountCell(format.euros(total), livingCostsFigure),
        ],
      },
    ],
  };
}
