import { completenessWords } from '@vp-digital/core/household/words/completeness';
import { incomesWords } from '@vp-digital/core/household/words/incomes';
import german from '@vp-digital/locales/de/analysis/optimumBelow.json';
import { frozenTexts } from '../frozen/frozenTexts';

/**
 * What comes when the answer stands: whether preconditions are met, what becomes a task, how it was calculated, and what is
 * in no sum.
 */
export { ChildSupplementCard } from './ChildSupplementCard';
export { ConditionState } from './ConditionState';
export { StateLinks } from '../frozen/StateLinks';
export { NotCountedCard } from './NotCountedCard';
export { TakeOver } from './TakeOver';
export { TaxClassCard } from './TaxClassCard';
export { UsedCard } from './UsedCard';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/optimumBelow.json'),
};

export const words = [frozenTexts, completenessWords, incomesWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/optimumBelow': typeof german;
  }
}
