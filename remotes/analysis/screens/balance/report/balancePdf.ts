import type { PdfResult } from '@vp-digital/core/pdf';
import { pdfOf } from '../../../shared/paper/pdfOf';
import { balancePaper, type BalancePaperContent, type BalancePaperWords } from './balancePaper';

/** Makes the balance on paper. */
export const balancePdf = (content: BalancePaperContent, words: BalancePaperWords): Promise<PdfResult> =>
  pdfOf(balancePaper(content, words));
