import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { useMonths } from '../../shared/building/useMonths';
import { changeSizes, type Effect } from './changes';

/** A change and its effect in words. */
export function useChangeText() {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.flexibility' });
  const { euros } = useFormat();
  const months = useMonths();
  return {
    nameOf: ({ kind }: Effect): string =>
      t(`kind.${kind}`, { amount: euros(changeSizes.extraYear), count: changeSizes.pauseMonths }),
    timeOf({ kind, months: change }: Effect): string {
      if (kind === 'savingsOnly') return t('noLoan');
      if (change === undefined) return t('noAllocation');
      if (change === 0) return t('sameTime');
      return t(change > 0 ? 'later' : 'sooner', { time: months.long(Math.abs(change)) });
    },
    moneyOf: ({ kind, effort }: Effect): string =>
      kind === 'savingsOnly'
        ? t('paidOut', { amount: euros(effort) })
        : t('effort', { amount: euros(effort, { sign: 'difference' }) }),
  };
}
