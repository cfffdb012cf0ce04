import { completenessWords } from '@vp-digital/core/household/words/completeness';
import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { goalsWords } from '@vp-digital/core/household/words/goals';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { Page } from '@vp-digital/core/ui';
import german from '@vp-digital/locales/de/analysis/savingsAmount.json';
import { documents } from '../documents';
import { SavingsAmountView } from './SavingsAmountView';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/savingsAmount.json'),
};

export const words = [completenessWords, contractsWords, goalsWords];

/** By way of this page: both compute the same. */
export const customer = () => import(/* webpackChunkName: "customer-savings" */ './SavingsAmountCustomer');

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/savingsAmount': typeof german;
  }
}

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
