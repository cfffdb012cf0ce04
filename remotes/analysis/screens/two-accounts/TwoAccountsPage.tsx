import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { Page } from '@vp-digital/core/ui';
import { documents } from '../../shared/documents';
import { TwoAccountsView } from './TwoAccountsView';

/** Zwei-Konten-Modell: the agreement as standing orders that run by themselves. */
export default function TwoAccountsPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts' });
  const result = usePageDocuments(documents.twoAccounts); // what writes into the recap takes it by itself
  if (result.status === 'ready') return <TwoAccountsView data={result.data} />;
  return (
    <Page name={t('name')}>
      <LoadedState result={result}>{() => undefined}</LoadedState>
    </Page>
  );
}
