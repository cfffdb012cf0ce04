import { subsidyFactsWords } from '@vp-digital/core/household/words/subsidyFacts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { Page } from '@vp-digital/core/ui';
import { routes } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/analysis/optimum.json';
import { optimumDocuments } from './data';
import { OptimumView } from './OptimumView';
import { LeadsToState } from '../frozen/LeadsToState';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/optimum.json'),
};

export const words = [subsidyFactsWords];

/** By way of this page: the customer's needs its figure, which is not to be fetched twice. */
export const customer = () => import(/* webpackChunkName: "customer-optimum" */ './OptimumCustomer');

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/optimum': typeof german;
  }
}

/** Optimum-Rechnung: what subsidies, employers and tax would give the household and it does not take. */
export default function OptimumPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimum' });
  const result = usePageDocuments(optimumDocuments);
  return (
    <LeadsToState route={routes.optimumOfSnapshot}>
      {result.status === 'ready' ? (
        <OptimumView data={result.data} />
      ) : (
        <Page name={t('name')}>
          <LoadedState result={result}>{() => undefined}</LoadedState>
        </Page>
      )}
    </LeadsToState>
  );
}
