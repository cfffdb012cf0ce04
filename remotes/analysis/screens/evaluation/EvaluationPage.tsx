import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { Page } from '@vp-digital/core/ui';
import { documents } from '../../shared/documents';
import { EvaluationView } from './EvaluationView';

/** Auswertung (Themencheck): every topic judged, and what the household wants to do about it. */
export default function EvaluationPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluation' });
  const result = usePageDocuments(documents.evaluation);
  if (result.status === 'ready') return <EvaluationView data={result.data} />;
  return (
    <Page name={t('name')}>
      <LoadedState result={result}>{() => undefined}</LoadedState>
    </Page>
  );
}
