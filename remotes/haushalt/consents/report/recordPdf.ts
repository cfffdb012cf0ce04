import { AnyOriginWorker, createPdfWorker, type PdfResult } from '@vp-digital/core/pdf';
import { type ConsentReport, consentReport } from './consentReport';
import type { ReportWords } from './reportWords';

/** Makes the record of a person's consents in a worker that ends with it. */
export async function recordPdf(content: ConsentReport, words: ReportWords): Promise<PdfResult> {
  const worker = createPdfWorker(() => new AnyOriginWorker(new URL('./pdf.worker.ts', import.meta.url)));
  try {
    return await worker.pdf(consentReport(content, words));
  } finally {
    worker.dispose();
  }
}
