import { accountModelWords } from '@vp-digital/core/household/words/accountModel';
import { bankAccountsWords } from '@vp-digital/core/household/words/bankAccounts';
import { goalsWords } from '@vp-digital/core/household/words/goals';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments, usePart } from '@vp-digital/core/micro-app';
import { LoadedState, LoadingPage } from '@vp-digital/core/parts';
import { Page } from '@vp-digital/core/ui';
import german from '@vp-digital/locales/de/analysis/twoAccounts.json';
import { documents } from '../documents';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/twoAccounts.json'),
};

export const words = [accountModelWords, bankAccountsWords, goalsWords];

/** It computes the savings plan, and comes in one file with its view. */
const view = { load: () => import(/* webpackChunkName: "savings" */ './TwoAccountsView') };

/** By way of this page and its view: the customer's needs all its figures, which are not to be fetched twice. */
export const customer = async () => (await view.load()).customer();

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/twoAccounts': typeof german;
  }
}

/** Zwei-Konten-Modell: the agreement as standing orders that run by themselves. */
export default function TwoAccountsPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts' });
  const View = usePart(view)?.default;
  const result = usePageDocuments(documents.twoAccounts);
  if (result.status === 'ready' && View) return <View data={result.data} />;
  if (result.status !== 'error') return <LoadingPage name={t('name')} />;
  return (
    <Page name={t('name')}>
      <LoadedState result={result}>{() => undefined}</LoadedState>
    </Page>
  );
}
