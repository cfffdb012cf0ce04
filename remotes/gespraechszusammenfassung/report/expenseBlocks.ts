import type { Cents } from '@vp-digital/core/finance';
import { type ExpenseCategory, monthlyExpense, type SectionData } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import type { ReportSettings } from './reportSettings';
import { wholeEuros } from './wholeEuros';

/** What the household lives on, by category, the largest first; adds up to `total`, whole euros. */
export function expenseBlocks(
  data: Pick<SectionData, 'expenses'>,
  total: Cents,
  { t, format }: ReportSettings,
): Block[] {
  const byCategory = new Map<ExpenseCategory, Cents>();
  for (const entry of Object.values(data.expenses.items).sort((a, b) => a.position - b.position))
    byCategory.set(entry.category, (byCategory.get(entry.category) ?? 0) + monthlyExpense(entry));
  const categories = [...byCategory]
    .map(([category, amount]) => ({ category, amount }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount);
  if (categories.length === 0) return [{ kind: 'paragraph', text: t('report.expenses.empty') }];
  const widest = Math.max(...categories.map(({ amount }) => amount));
  const shown = wholeEuros(
    categories.map(({ amount }) => amount),
    total,
  );
  return [
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.expenses.category'), width: 4 },
        { kind: 'bar', width: 5 },
        { kind: 'text', label: t('report.month.monthly'), width: 3, align: 'right' },
      ],
      rows: [
        ...categories.map(({ category, amount }, index) => ({
          kind: 'plain' as const,
          cells: [
            t(`report.expenses.of.${category}`),
            {
              kind: 'bar' as const,
              segments: [{ from: 0, to: amount / widest, look: 'deduction' as const }],
            },
            format.euros(shown[index] ?? 0),
          ],
        })),
        {
          kind: 'total',
          cells: [t('report.part.expenses'), { kind: 'bar', segments: [] }, format.euros(total)],
        },
      ],
    },
  ];
}
