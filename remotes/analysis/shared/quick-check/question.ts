import type { CompletenessData, QuickFact, QuickQuestion } from '@vp-digital/core/household';

/** What each question is given to draw its fields: the household, and whom it asks. */
export interface QuestionProps extends Pick<QuickFact, 'personId'> {
  data: CompletenessData;
  /** What the answer is called in messages: "Jonas: Brutto". */
  of: string;
}

/** Where the check stands: at a question, at the picture that the first ones make, or at its end. */
export type Station = QuickQuestion | 'picture' | 'end';
