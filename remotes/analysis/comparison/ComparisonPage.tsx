import type { PageProps } from '@vp-digital/core/household';
import { completenessWords } from '@vp-digital/core/household/words/completeness';
import { needDecisionsWords } from '@vp-digital/core/household/words/needDecisions';
import german from '@vp-digital/locales/de/analysis/comparison.json';
import { ComparisonView } from './ComparisonView';
import type { ComparisonData } from './data';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/comparison.json'),
};

export const words = [completenessWords, needDecisionsWords];

/** By way of this page: the customer's needs all its figures, which are not to be fetched twice. */
export const customer = () => import(/* webpackChunkName: "customer-comparison" */ './ComparisonCustomer');

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/comparison': typeof german;
  }
}

/** Soll-Ist-Vergleich: what a household needs, what it has, and what it wants to do about the difference. */
export default function ComparisonPage({ data }: PageProps<ComparisonData>) {
  return <ComparisonView data={data} />;
}
