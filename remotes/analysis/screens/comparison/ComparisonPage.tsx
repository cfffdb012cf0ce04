import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { Page } from '@vp-digital/core/ui';
import { documents } from '../../shared/documents';
import { ComparisonView } from './ComparisonView';

/** Soll-Ist-Vergleich: what a household needs, what it has, and what it wants to do about the difference. */
export default function ComparisonPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'comparison' });
  const { slot } = useHost();
  const result = usePageDocuments(documents.comparison); // what two points in time are compared in beside that comes with them
  if (result.status === 'ready') return <ComparisonView data={result.data} />;
  return (
    <Page name={t('name')} slot={slot}>
      <LoadedState result={result}>{() => undefined}</LoadedState>
    </Page>
  );
}
