import { CustomerCard, CustomerPage, NextStep, useNames } from '@vp-digital/core/customer';
import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { isAnsweredNo, type RecruitingData } from './asked';

/** Three neutral ways for those who are present; who has said no is asked nothing. */
export default function RecruitingCustomer({ data }: PageProps<RecruitingData>) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'recruitingCustomer' });
  const names = useNames(data);
  if (isAnsweredNo(data))
    return <CustomerPage ask={t('askNo')} name={t('name', { names })} headline={t('headlineNo')} />;
  return (
    <CustomerPage ask={t('ask')} name={t('name', { names })} headline={t('headline')}>
      <CustomerCard title={t('side.title')}>
        <p>{t('side.text')}</p>
      </CustomerCard>
      <CustomerCard title={t('main.title')}>
        <p>{t('main.text')}</p>
      </CustomerCard>
      <CustomerCard title={t('no.title')}>
        <p>{t('no.text')}</p>
      </CustomerCard>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
