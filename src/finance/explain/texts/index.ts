import { englishTexts } from './english';
import { germanTexts } from './german';
import type { ExplanationText } from './text';

/** Every key an explanation can carry: of a whole, a section or a step. */
export type ExplanationKey = keyof typeof germanTexts;

/** Labels and notes by language and key. */
export const explanationTexts: Record<'de' | 'en', Record<ExplanationKey, ExplanationText>> = {
  de: germanTexts,
  en: englishTexts,
};

export type { ExplanationText };
