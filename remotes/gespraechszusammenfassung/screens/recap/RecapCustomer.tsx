import { CustomerPage } from '@vp-digital/core/customer';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { Key } from '@vp-digital/core/ui';
import { CustomerEntries } from './CustomerEntries';
import { newestFirst } from './entries';

/** What was decided, promised and noted, for the customer; what is internal is never read here. */
export default function RecapCustomer() {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recapCustomer' });
  const result = usePageDocuments(['recap']);
  if (result.status !== 'ready') return undefined;
  const entries = newestFirst(result.data.recap).filter(({ entry }) => entry.visibility === 'customer');
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name')}
      headline={
        entries.length === 0 ? (
          t('empty')
        ) : (
          <Trans t={t} i18nKey="headline" count={entries.length} components={{ key: <Key /> }} />
        )
      }
    >
      <CustomerEntries kind="decision" entries={entries} />
      <CustomerEntries kind="task" entries={entries} />
      <CustomerEntries kind="note" entries={entries} />
    </CustomerPage>
  );
}
