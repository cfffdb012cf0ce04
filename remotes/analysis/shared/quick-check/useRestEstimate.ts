import type { CompletenessData, ExpenseCategory } from '@vp-digital/core/household';
import { homeEntry, housingCosts, monthlyExpense } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { estimatedTotal, splitTotal } from '../budget/estimate';
import { expenseOf } from '../living-situation/data';

/**
 * Monthly costs besides the home, from statistics or as a given total: written by category and marked as estimated.
 * Housing costs are written next to them as recorded. Amounts that are not estimates are kept.
 */
export function useRestEstimate(data: CompletenessData) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.livingCosts' });
  const today = useHost().clock.today();
  const list = useEntries('expenses');
  const all = Object.entries(data.expenses.items);
  const estimated = all.filter(([, { source }]) => source === 'estimated');
  const provided = all.filter(([, { source }]) => source !== 'estimated').map(([, expense]) => expense);
  const knownConsumption = provided.reduce(
    (sum, expense) => (expense.category === 'housing' ? sum : sum + monthlyExpense(expense)),
    0,
  );
  const hasKnownHousing = provided.some(({ category }) => category === 'housing');
  const home = homeEntry(data)?.[1];
  const costs = housingCosts(data);
  const housing = home && costs.kind === 'computed' ? expenseOf(home) : 0;
  const hasHousing = hasKnownHousing || (home !== undefined && costs.kind !== 'missing');
  const categories = provided.map(({ category }) => category);
  const known = [...new Set<ExpenseCategory>([...categories, ...(hasHousing ? (['housing'] as const) : [])])];
  return {
    isEmpty: all.length === 0,
    /** Housing costs are known and not part of the total; otherwise the total includes them. */
    hasHousing,
    /** Known amounts plus statistics for the rest, in cents per month. */
    suggested: knownConsumption + estimatedTotal(data, today, known),
    /** Writes a monthly total; its unknown part is divided by category. */
    write: (total: number) => {
      for (const [id] of estimated) list.remove(id, t('field'));
      const parts = splitTotal(Math.max(0, total - knownConsumption), data, known);
      const entries =
        hasKnownHousing || housing === 0
          ? parts
          : [{ category: 'housing' as const, amount: housing }, ...parts];
      for (const [position, { category, amount }] of entries.entries())
        list.put(
          crypto.randomUUID(),
          {
            category,
            amount,
            frequency: 'monthly',
            position: all.length + position,
            ...(category !== 'housing' || housing === 0 ? { source: 'estimated' as const } : {}),
          },
          t('field'),
        );
    },
    /** In cents per month, while some of it is estimated. */
    total:
      estimated.length > 0
        ? knownConsumption + estimated.reduce((sum, [, expense]) => sum + monthlyExpense(expense), 0)
        : undefined,
  };
}
