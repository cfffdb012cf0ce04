import {
  type HouseholdExport,
  type PersonExport,
  readableExport,
  readablePersonExport,
} from '@vp-digital/core/contracts';
import type { PdfResult } from '@vp-digital/core/pdf';
import { pdfOf } from '../../paper/pdfOf';
import type { ExportWords } from './exportWords';
import { householdReport } from './householdReport';

/** Makes the PDF of all that is stored of a household. */
export const householdPdf = (data: HouseholdExport, name: string, words: ExportWords): Promise<PdfResult> =>
  pdfOf(householdReport(readableExport.parse(data), name, words));

/** Makes the PDF of all that is stored of a person. */
export const personPdf = (data: PersonExport, name: string, words: ExportWords): Promise<PdfResult> =>
  pdfOf(householdReport(readablePersonExport.parse(data), name, words));
