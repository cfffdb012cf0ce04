import { CustomerPage, NextStep, useNames } from '@vp-digital/core/customer';
import type { PageProps, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';

/** The door of the catalogue, while it leads on, for the customer. */
export default function ProductCatalogueCustomer({ data }: PageProps<Pick<SectionData, 'persons'>>) {
  const { t } = useTranslation('beratung', { keyPrefix: 'productCatalogueCustomer' });
  return (
    <CustomerPage ask={t('ask')} name={t('name', { names: useNames(data) })} headline={t('headline')}>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
