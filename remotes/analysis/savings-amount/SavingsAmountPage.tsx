import { completenessWords } from '@vp-digital/core/household/words/completeness';
import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { goalsWords } from '@vp-digital/core/household/words/goals';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments, usePart } from '@vp-digital/core/micro-app';
import { LoadedState, LoadingPage } from '@vp-digital/core/parts';
import { Page } from '@vp-digital/core/ui';
import german from '@vp-digital/locales/de/analysis/savingsAmount.json';
import { documents } from '../documents';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/savingsAmount.json'),
};

export const words = [completenessWords, contractsWords, goalsWords];

/** It computes what old age takes a month, which is large, and comes in one file with the two accounts', which does the same. */
const view = { load: () => import(/* webpackChunkName: "savings" */ './SavingsAmountView') };

/** By way of this page and its view: the customer's needs all its figures, which are not to be fetched twice. */
export const customer = async () => (await view.load()).customer();

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/savingsAmount': typeof german;
  }
}

/** Sparbetrag: the one amount that a household really wants to save each month. */
export default function SavingsAmountPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmount' });
  const View = usePart(view)?.default;
  const result = usePageDocuments(documents.savingsAmount);
  if (result.status === 'ready' && View) return <View data={result.data} />;
  if (result.status !== 'error') return <LoadingPage name={t('name')} />;
  return (
    <Page name={t('name')}>
      <LoadedState result={result}>{() => undefined}</LoadedState>
    </Page>
  );
}
