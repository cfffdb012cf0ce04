import type { CompletenessData, ExpenseCategory } from '@vp-digital/core/household';
import { homeEntry, housingCosts } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { estimatedTotal, splitTotal } from '../../expenses/estimate';
import { expenseOf } from '../../living-situation/data';

/**
 * What a month costs beside the home, by statistics or as somebody said it: written by category and marked as estimated.
 * What the home costs stands beside it as it was told. What has an amount that nobody estimated stays.
 */
export function useRestEstimate(data: CompletenessData) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.livingCosts' });
  const today = useHost().clock.today();
  const list = useEntries('expenses');
  const all = Object.entries(data.expenses.items);
  const estimated = all.filter(([, { source }]) => source === 'estimated');
  const told = all.filter(([, { source }]) => source !== 'estimated').map(([, { category }]) => category);
  const home = homeEntry(data)?.[1];
  const housing = home && housingCosts(data).kind === 'computed' ? expenseOf(home) : 0;
  const hasHousing = told.includes('housing') || housing > 0;
  const known: ExpenseCategory[] = hasHousing ? [...new Set<ExpenseCategory>([...told, 'housing'])] : told;
  return {
    isEmpty: all.length === 0,
    /** What the statistics say, in cents of a month. */
    suggested: estimatedTotal(data, today, known),
    /** Writes a total of a month. */
    write: (total: number) => {
      for (const [id] of estimated) list.remove(id, t('field'));
      const parts = splitTotal(total, data, known);
      const entries =
        told.includes('housing') || housing === 0
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
    /** In cents of a month: what is estimated today. */
    total: estimated.length > 0 ? estimated.reduce((sum, [, { amount }]) => sum + amount, 0) : undefined,
  };
}
