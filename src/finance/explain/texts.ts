import type german from './locales/de.json';

/** What a step is called and, where it helps, one sentence about it. `{name}` stands for a value of the step. */
export interface ExplanationText {
  label: string;
  note?: string;
}

/** Every key an explanation can carry: of a whole, a section or a step. */
export type ExplanationKey = keyof typeof german;

export type ExplanationTexts = Record<ExplanationKey, ExplanationText>;
