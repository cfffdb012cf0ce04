import type { Cents } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Figure } from '@vp-digital/core/ui';
import classes from './Difference.module.css';

/** How much less or more private cover costs a month, large. */
export function Difference({ amount }: { amount: Cents }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs' });
  const { euros } = useFormat();
  return (
    <p className={classes['difference']} data-direction={amount > 0 ? 'more' : 'less'}>
      <Figure size="l" value={euros(Math.abs(amount), { unit: 'none' })} unit={t('euroMonthly')} />
      <span className={classes['word']}>{t(amount > 0 ? 'more' : 'less')}</span>
    </p>
  );
}
