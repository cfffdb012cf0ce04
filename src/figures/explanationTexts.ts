import type { ExplanationText } from '@vp-digital/core/finance/explain';
import type { FigureStepKey } from '@vp-digital/core/household';

/** What the steps of explanations are called; fetched with the first one. */
export async function explanationTexts(
  language: 'de' | 'en',
): Promise<Record<FigureStepKey, ExplanationText>> {
  const texts =
    language === 'de'
      ? await import('@vp-digital/locales/de/household/explanations.json')
      : await import('@vp-digital/locales/en/household/explanations.json');
  return texts.default;
}
