import { AnyOriginWorker, createPdfWorker, type PdfResult, type ReportDocument } from '@vp-digital/core/pdf';

/** Makes a paper of the area in a worker that ends with it. */
export async function pdfOf(document: ReportDocument): Promise<PdfResult> {
  const worker = createPdfWorker(() => new AnyOriginWorker(new URL('./pdf.worker.ts', import.meta.url)));
  try {
    return await worker.pdf(document);
  } finally {
    worker.dispose();
  }
}
