import type { PdfResult } from '@vp-digital/core/pdf';
import { pdfOf } from '../../../shared/paper/pdfOf';
import { questionnaire } from './questionnaire';
import type { QuestionnaireContent, QuestionnaireWords } from './words';

/** Makes a questionnaire. */
export const questionnairePdf = (
  content: QuestionnaireContent,
  words: QuestionnaireWords,
): Promise<PdfResult> => pdfOf(questionnaire(content, words));
