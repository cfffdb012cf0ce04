import { kindOfComposition, type ReportKind } from '@vp-digital/core/contracts';
import type { ReportDocument } from '@vp-digital/core/pdf';
import { adviceRecord } from './adviceRecord';
import { analysisReport } from './analysisReport';
import { conversationSummary } from './conversationSummary';
import { healthReport } from './healthReport';
import type { ReportParts } from './making';
import type { ReportSettings } from './reportSettings';

/** How the pages of each kind are made. */
const makers: Record<ReportKind, (parts: ReportParts, settings: ReportSettings) => ReportDocument> = {
  conversationSummary,
  analysis: analysisReport,
  adviceRecord,
  healthInsurance: healthReport,
};

/** The pages of a report, of the kind that its composition says. */
export const reportPages = (parts: ReportParts, settings: ReportSettings): ReportDocument =>
  makers[kindOfComposition(parts.composition)](parts, settings);
