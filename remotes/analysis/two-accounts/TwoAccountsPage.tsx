import { accountModelWords } from '@vp-digital/core/household/words/accountModel';
import { bankAccountsWords } from '@vp-digital/core/household/words/bankAccounts';
import { goalsWords } from '@vp-digital/core/household/words/goals';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { Page } from '@vp-digital/core/ui';
import german from '@vp-digital/locales/de/analysis/twoAccounts.json';
import { documents } from '../documents';
import { TwoAccountsView } from './TwoAccountsView';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/twoAccounts.json'),
};

export const words = [accountModelWords, bankAccountsWords, goalsWords];

/** By way of this page: both compute the same. */
export const customer = () => import(/* webpackChunkName: "customer-savings" */ './TwoAccountsCustomer');

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/twoAccounts': typeof german;
  }
}

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
