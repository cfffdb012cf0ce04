import { monthlyExpense } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { ExpenseEntry } from '../../shared/budget/data';

/** What an amount that is not due monthly means for the month (F3). */
export function useMonthlyHint(entry: ExpenseEntry | undefined): string | undefined {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { money } = useFormat();
  if (!entry || entry.expense.frequency === 'monthly') return undefined;
  return t('perMonth', { amount: money(monthlyExpense(entry.expense)) });
}
