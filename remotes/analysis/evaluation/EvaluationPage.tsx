import { completenessWords } from '@vp-digital/core/household/words/completeness';
import { judgedNeedsWords } from '@vp-digital/core/household/words/judgedNeeds';
import { needDecisionsWords } from '@vp-digital/core/household/words/needDecisions';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { Page } from '@vp-digital/core/ui';
import german from '@vp-digital/locales/de/analysis/evaluation.json';
import { texts as comparisonTexts } from '../comparison/texts';
import { documents } from '../documents';
import { EvaluationView } from './EvaluationView';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/evaluation.json'),
};

export const words = [completenessWords, judgedNeedsWords, needDecisionsWords, comparisonTexts];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/evaluation': typeof german;
  }
}

/** By way of this page: the customer's needs all its figures, which are not to be fetched twice. */
export const customer = () => import(/* webpackChunkName: "customer-evaluation" */ './EvaluationCustomer');

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
