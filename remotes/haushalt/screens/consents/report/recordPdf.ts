import type { PdfResult } from '@vp-digital/core/pdf';
import { pdfOf } from '../../../shared/paper/pdfOf';
import { type ConsentReport, consentReport } from './consentReport';
import type { ReportWords } from './reportWords';

/** Makes the record of a person's consents. */
export const recordPdf = (content: ConsentReport, words: ReportWords): Promise<PdfResult> =>
  pdfOf(consentReport(content, words));
