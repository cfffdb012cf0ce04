import { sortableRowsWords } from '@vp-digital/core/household/words/sortableRows';
import german from '@vp-digital/locales/de/analysis/comparisonParts.json';

/** What is opened from the comparison: one file, fetched when the first of it is. */
export { OrderSheet } from './OrderSheet';
export { TopicSheet } from './TopicSheet';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/comparisonParts.json'),
};

export const words = [sortableRowsWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/comparisonParts': typeof german;
  }
}
