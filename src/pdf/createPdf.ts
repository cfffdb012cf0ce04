import { reportFonts } from './fonts';
import { layout, type OnProgress, type Replacement } from './layout';
import type { ReportDocument } from './model';
import { writePdf } from './write';

export interface PdfResult {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pageCount: number;
  /** Characters that the fonts cannot draw, and their replacements: warn the user before the report is sent. */
  readonly replacements: readonly Replacement[];
}

/**
 * Makes the PDF of a report: A4, tagged (PDF/UA-1), the same bytes for the same document.
 *
 * Bundles pdfkit and the fonts: import it in a worker or in Node, never in a page (`createPdfWorker` is for pages).
 * Throws `ReportError` when the document contradicts itself.
 */
export async function createPdf(document: ReportDocument, onProgress?: OnProgress): Promise<PdfResult> {
  const half = document.blocks.length;
  const pages = layout(document, reportFonts, (done) => onProgress?.(done, 2 * half));
  const bytes = await writePdf(pages, document, reportFonts, (done, total) =>
    onProgress?.(half + (half * done) / total, 2 * half),
  );
  return { bytes, pageCount: pages.pages.length, replacements: pages.replacements };
}
