import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { useMonths } from '../../shared/building/useMonths';
import type { ChangeSizes, Effect } from './changes';

/** A change and its effect in words. */
export function useChangeText({ extraYear, pauseMonths, repaid }: ChangeSizes) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.flexibility' });
  const { euros } = useFormat();
  const months = useMonths();
  const words = {
    nameOf: ({ kind, member }: Pick<Effect, 'kind' | 'member'>): string =>
      kind === 'assign'
        ? t(member ? 'assign' : 'assignOpen', { name: member?.name })
        : t(`kind.${kind}`, { amount: euros(kind === 'repay' ? repaid : extraYear), count: pauseMonths }),
    timeOf({ time }: Effect): string {
      switch (time.kind) {
        case 'months':
          if (time.months === 0) return t('sameTime');
          return t(time.months > 0 ? 'later' : 'sooner', { time: months.long(Math.abs(time.months)) });
        case 'parts':
          return t('parts', { first: months.long(time.first), second: months.long(time.second) });
        case 'payments':
          return t('payments', { count: time.months });
        default:
          return t(time.kind);
      }
    },
    moneyOf({ money, member }: Effect): string {
      if (!money) return t(member ? 'premiumMissing' : 'notComputed');
      if (money.kind === 'paidOut') return t('paidOut', { amount: euros(money.amount) });
      return t(money.kind, { amount: euros(money.amount, { sign: 'difference' }) });
    },
  };
  return {
    ...words,
    /** One sentence for the reason of the proposal. */
    sentenceOf: (effect: Effect): string =>
      t('sentence', {
        name: words.nameOf(effect),
        time: words.timeOf(effect),
        money: words.moneyOf(effect),
      }),
  };
}
