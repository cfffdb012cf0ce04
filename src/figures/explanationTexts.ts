import type { ExplanationText } from '@vp-digital/core/finance/explain';
import type { FigureStepKey } from '@vp-digital/core/household';
import german from '@vp-digital/locales/de/household/explanations.json';

/** What the steps of explanations are called; fetched with the first one. */
export const explanationTexts = async (
  language: 'de' | 'en',
): Promise<Record<FigureStepKey, ExplanationText>> =>
  language === 'de' ? german : (await import('./english')).explanations;
