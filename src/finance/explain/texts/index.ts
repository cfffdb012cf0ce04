import { incomeLossEnglish, incomeLossGerman } from './income-loss';
import { payEnglish, payGerman } from './pay';
import { pensionEnglish, pensionGerman } from './pension';
import { taxEnglish, taxGerman } from './tax';
import type { ExplanationText } from './text';

/** Every key an explanation can carry: of a whole, a section or a step. */
export type ExplanationKey =
  | keyof typeof payGerman
  | keyof typeof taxGerman
  | keyof typeof pensionGerman
  | keyof typeof incomeLossGerman;

/** Labels and notes by language and key. */
export const explanationTexts: Record<'de' | 'en', Record<ExplanationKey, ExplanationText>> = {
  de: { ...payGerman, ...taxGerman, ...pensionGerman, ...incomeLossGerman },
  en: { ...payEnglish, ...taxEnglish, ...pensionEnglish, ...incomeLossEnglish },
};

export type { ExplanationText };
