import { type Snapshot, snapshotSections } from '@vp-digital/core/contracts';
import type { ReportDocument } from '@vp-digital/core/pdf';
import { householdChapter } from './householdChapter';
import { monthChapter } from './monthChapter';
import type { ReportSettings } from './reportSettings';

/**
 * The conversation summary of a snapshot: who lives in the household and earns what, and what remains of the month.
 * Made from the frozen documents only, so that the same snapshot always gives the same report.
 */
export function conversationSummary(snapshot: Snapshot, settings: ReportSettings): ReportDocument {
  const { t, format } = settings;
  const sections = snapshotSections(snapshot.payload);
  const { household, lawYear, referenceDate } = snapshot.payload;
  const title = t('report.title');
  return {
    meta: {
      title: `${title} – ${household.name}`,
      subject: t('report.subject', { day: format.date(referenceDate) }),
      language: format.language,
      author: snapshot.createdBy,
      createdAt: snapshot.createdAt,
      documentId: settings.documentId,
    },
    header: {
      left: title,
      centre: household.name,
      right: t('report.asOf', { day: format.date(referenceDate) }),
    },
    footer: {
      pageNumber: t('report.pageNumber'),
      assumptions: t('report.assumptions', { year: lawYear, day: format.date(referenceDate) }),
    },
    blocks: [
      ...householdChapter(sections, referenceDate, settings),
      ...monthChapter(sections, settings),
      { kind: 'paragraph', size: 'note', text: t('report.checksum', { sha256: grouped(snapshot.sha256) }) },
    ],
  };
}

/** In groups of eight, so that a person can compare it and a line can break. */
const grouped = (sha256: string) => sha256.replace(/.{8}(?=.)/g, '$& ');
