import { AnyOriginWorker, createPdfWorker, type PdfResult } from '@vp-digital/core/pdf';
import { questionnaire } from './questionnaire';
import type { QuestionnaireContent, QuestionnaireWords } from './words';

/** Makes a questionnaire in a worker that ends with it. */
export async function questionnairePdf(
  content: QuestionnaireContent,
  words: QuestionnaireWords,
): Promise<PdfResult> {
  const worker = createPdfWorker(() => new AnyOriginWorker(new URL('./pdf.worker.ts', import.meta.url)));
  try {
    return await worker.pdf(questionnaire(content, words));
  } finally {
    worker.dispose();
  }
}
