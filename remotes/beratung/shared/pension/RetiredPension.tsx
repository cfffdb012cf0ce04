import { CustomerPage, type CustomerPageProps, NextStep } from '@vp-digital/core/customer';
import { useTranslation } from '@vp-digital/core/libs/i18n';

/** For the customer who is retired, or old enough to be: nothing is asked, and nothing is missing. */
export function RetiredPension(page: Omit<CustomerPageProps, 'headline' | 'children'>) {
  const { t } = useTranslation('beratung', { keyPrefix: 'pension.retired' });
  return (
    <CustomerPage {...page} headline={t('customer')}>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
