import { comparedWords } from '@vp-digital/core/snapshots';
import german from '@vp-digital/locales/de/analysis/evaluationSince.json';

/** What was decided and what has changed since a state was kept: comes when the topics stand. */
export { SinceCard } from './SinceCard';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/evaluationSince.json'),
};

export const words = comparedWords;

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/evaluationSince': typeof german;
  }
}
