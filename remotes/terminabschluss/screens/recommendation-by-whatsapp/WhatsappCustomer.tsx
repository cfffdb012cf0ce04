import { CustomerCard, CustomerPage, NextStep, useNames } from '@vp-digital/core/customer';
import type { PageProps, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { QrCode } from '@vp-digital/core/libs/qr';
import { openCode, useCodes } from '../../shared/codes/useCodes';
import classes from '../../shared/codes/Codes.module.css';
import { addressOf } from './message';

/** What the message would say, and the code that opens it on their own telephone. */
export default function WhatsappCustomer({ data }: PageProps<Pick<SectionData, 'persons'>>) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'recommendationByWhatsappCustomer' });
  const { t: words } = useTranslation('terminabschluss', { keyPrefix: 'recommendationByWhatsapp' });
  const names = useNames(data);
  const codes = useCodes('recommendations');
  if (codes.status !== 'ready') return undefined;
  const code = openCode(codes.data.items);
  const text = code && words('template.short', { url: code.url });
  if (text === undefined)
    return (
      <CustomerPage ask={t('askNone')} name={t('name', { names })} headline={t('headlineNone')}>
        <CustomerCard title={t('none')}>
          <p>{t('noneText')}</p>
        </CustomerCard>
        <NextStep about={t('nextNone')}>{t('whyNone')}</NextStep>
      </CustomerPage>
    );
  return (
    <CustomerPage ask={t('ask')} name={t('name', { names })} headline={t('headline')}>
      <CustomerCard title={t('text')}>
        <p className={classes['address']}>{text}</p>
      </CustomerCard>
      <CustomerCard title={t('scan')}>
        <QrCode text={addressOf(text)} label={words('send.qr')} className={classes['qr']} />
      </CustomerCard>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
