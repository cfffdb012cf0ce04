import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { Page } from '@vp-digital/core/ui';
import { documents } from '../../shared/documents';
import { SavingsAmountView } from './SavingsAmountView';

/** Sparbetrag: the one amount that a household really wants to save each month. */
export default function SavingsAmountPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmount' });
  const result = usePageDocuments(documents.savingsAmount); // what writes into the recap takes it by itself
  if (result.status === 'ready') return <SavingsAmountView data={result.data} />;
  return (
    <Page name={t('name')}>
      <LoadedState result={result}>{() => undefined}</LoadedState>
    </Page>
  );
}
