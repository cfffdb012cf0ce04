import type { FilledPot } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { SavingsAmountData } from './data';

type Named = Pick<FilledPot, 'purpose'>;

/** What the reserve and goals are called, and by what lists tell them apart. */
export function usePotNames({ goals }: Pick<SavingsAmountData, 'goals'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmount.pots' });
  return {
    nameOf: ({ purpose }: Named): string =>
      purpose.kind === 'reserve' ? t('name.reserve') : (goals.items[purpose.goalId]?.title ?? ''),
    keyOf: ({ purpose }: Named): string => (purpose.kind === 'reserve' ? purpose.kind : purpose.goalId),
  };
}
