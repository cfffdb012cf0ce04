import type { ReportRelease } from '@vp-digital/core/contracts';
import type { PdfResult, ReportDocument } from '@vp-digital/core/pdf';
import { sha256 } from '../checksum/sha256';

/**
 * Why a report, made anew, is not the file that was released. `balanceLacking`: it has the balance sheet, which the
 * viewer may not see; `balanceAdded`: it was released without, by somebody who may not. `version`: it was made by another
 * version of the application, or of the law's values.
 */
export type Difference = 'balanceLacking' | 'balanceAdded' | 'version';

interface Making {
  make(model: ReportDocument): Promise<PdfResult>;
  /** The report with the balance sheet, where the file is without, and the other way round. */
  otherwise(): ReportDocument;
  /** Whether the file is with it. */
  withBalance: boolean;
}

/** The files are compared by their hash, as only that is kept of what was released. */
export async function differenceOf(
  file: PdfResult,
  { pdfSha256 }: Pick<ReportRelease, 'pdfSha256'>,
  { make, otherwise, withBalance }: Making,
): Promise<Difference | undefined> {
  if ((await sha256(file.bytes)) === pdfSha256) return undefined;
  const other = await make(otherwise());
  if ((await sha256(other.bytes)) !== pdfSha256) return 'version';
  return withBalance ? 'balanceAdded' : 'balanceLacking';
}
