import type { Report, Snapshot } from '@vp-digital/core/contracts';
import { useFigureTexts } from '@vp-digital/core/figures';
import type { SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ReportDocument } from '@vp-digital/core/pdf';
import { createFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { comparisonNamespaces } from '@vp-digital/core/snapshots';
import { useMemo } from 'react';
import { conversationSummary } from '../report/conversationSummary';
import { namespaces } from '../report/reportSettings';
import type { Before } from '../report/sinceLastTime';

export interface ReportSource {
  snapshot: Snapshot;
  sections: SectionData;
  report: Report;
  /** The household as it stood in the snapshot before this one; undefined where there is none. */
  before: Before | undefined;
  /** In which it is written: a released one stays in that of its release. */
  language: 'de' | 'en';
}

export interface ReportModel {
  model: ReportDocument;
  withBalance: boolean;
}

/** What stands in a report, with the balance sheet for those who may see it. */
export function useReportModel({ snapshot, sections, report, before, language }: ReportSource): ReportModel {
  const { i18n } = useTranslation(namespaces);
  const { word } = useFigureTexts(language);
  const withBalance = useHasPermission(permissions.balanceSheet);
  const { reportId: documentId } = report;
  const model = useMemo(() => {
    const comparison = { t: i18n.getFixedT(language, comparisonNamespaces), word };
    const words = {
      t: i18n.getFixedT(language, namespaces),
      word,
      format: createFormat(language),
      comparison,
    };
    return conversationSummary(snapshot, sections, { ...words, withBalance, documentId }, before);
  }, [snapshot, sections, before, i18n, language, word, documentId, withBalance]);
  return { model, withBalance };
}
