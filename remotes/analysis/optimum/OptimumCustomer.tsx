import { usePageDocuments } from '@vp-digital/core/micro-app';
import { customerWords } from '@vp-digital/core/household/words/customer';
import { subsidyFactsWords } from '@vp-digital/core/household/words/subsidyFacts';
import german from '@vp-digital/locales/de/analysis/optimumCustomer.json';
import { CustomerOptimum } from './CustomerOptimum';
import { optimumDocuments } from './data';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/optimumCustomer.json'),
};

export const words = [customerWords, subsidyFactsWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/optimumCustomer': typeof german;
  }
}

/** What the household leaves on the table, for the customer. */
export default function OptimumCustomer() {
  const result = usePageDocuments(optimumDocuments);
  return result.status === 'ready' && <CustomerOptimum data={result.data} />;
}
