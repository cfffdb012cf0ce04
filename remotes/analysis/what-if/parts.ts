import { whatIfWords } from '@vp-digital/core/household/words/whatIf';
import german from '@vp-digital/locales/de/analysis/whatIf.json';

/** What is opened at a figure to try it out: one file, fetched when the first is. */
export { FollowUpWhatIf } from './FollowUpWhatIf';
export { FreeWhatIf } from './FreeWhatIf';
export { SavingsRateWhatIf } from './SavingsRateWhatIf';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/whatIf.json'),
};

export const words = [whatIfWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/whatIf': typeof german;
  }
}
