import type { Referral } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { QrCode } from '@vp-digital/core/libs/qr';
import { useFormat } from '@vp-digital/core/platform';
import { useId } from 'react';
import classes from './ShownCode.module.css';

export interface ShownCodeProps {
  code: Referral;
  /** Who gives it on. */
  giver: string;
}

/** The code as the card that it becomes on paper, for the customer. */
export function ShownCode({ code: { url, expiresAt }, giver }: ShownCodeProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'recommendationCustomer' });
  const { day } = useFormat();
  const titleId = useId();
  return (
    <section className={classes['card']} data-wide aria-labelledby={titleId}>
      <div className={classes['words']}>
        <h2 id={titleId} className={classes['title']}>
          {t('from', { giver })}
        </h2>
        <p>{t('text')}</p>
        <p className={classes['address']}>{url}</p>
        <p>{t('until', { day: day(expiresAt) })}</p>
      </div>
      <div className={classes['code']}>
        <QrCode text={url} label={t('qr')} className={classes['qr']} />
        <p>{t('card')}</p>
      </div>
    </section>
  );
}
