import { expenseCategories, type Income } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { Option } from '@vp-digital/core/ui';
import { incomeKinds } from '../income/incomeKinds';
import type { Target } from './reading/rules';

/** Where payments may be moved to: what goes out, and what comes in. */
export function useTargets(): Record<'out' | 'in', readonly Option<Target>[]> {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport.target' });
  const { t: category } = useTranslation('household/expenses');
  const { t: income } = useTranslation('household/incomes');
  const elsewhere: Option<Target>[] = (['ownAccounts', 'nowhere'] as const).map((value) => ({
    value,
    label: t(value),
  }));
  return {
    out: [
      ...expenseCategories.map((value) => ({ value, label: category(`category.${value}`) })),
      { value: 'contracts', label: t('contracts') },
      ...elsewhere,
    ],
    in: [
      ...incomeKinds.map((kind: Income['kind']) => ({
        value: `income.${kind}` as const,
        label: income(`kind.${kind}`),
      })),
      ...elsewhere,
    ],
  };
}
