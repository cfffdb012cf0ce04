import { type CartPosition, type Contract, monthlyAmount } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

/** How a position's premium and a contract are written. */
export function usePositionWords() {
  const { t } = useTranslation('beratung', { keyPrefix: 'cart' });
  const { t: code } = useTranslation('household/contracts');
  const { euros } = useFormat();
  return {
    /** The premium with how often it is due, a month's beside it; never 0 while nobody knows it. */
    cost: ({ premium, frequency = 'monthly' }: Pick<CartPosition, 'premium' | 'frequency'>): string => {
      if (premium === undefined) return t('premiumOpen');
      const paid = t('premium', { amount: euros(premium), frequency: code(`frequency.${frequency}`) });
      if (frequency === 'monthly' || frequency === 'once') return paid;
      return t('premiumMonth', { paid, month: euros(monthlyAmount({ amount: premium, frequency })) });
    },
    /** A contract by its line and company. */
    contract: ({ line, company }: Pick<Contract, 'line' | 'company'>): string =>
      company === '' ? code(`line.${line}`) : t('contract', { line: code(`line.${line}`), company }),
  };
}
