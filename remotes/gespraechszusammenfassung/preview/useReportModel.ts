import { useFigureTexts } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ReportDocument } from '@vp-digital/core/pdf';
import { createFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { comparisonNamespaces } from '@vp-digital/core/snapshots';
import { useMemo } from 'react';
import { reportPages } from '../report/reportPages';
import { namespaces } from '../report/reportSettings';
import type { ReportSource } from '../report/ReportSource';

export interface ReportModel {
  model: ReportDocument;
  withBalance: boolean;
}

/** What stands in a report, with the balance sheet for those who may see it. */
export function useReportModel({ snapshot, sections, report, before, language }: ReportSource): ReportModel {
  const { i18n } = useTranslation(namespaces);
  const { word } = useFigureTexts(language);
  const withBalance = useHasPermission(permissions.balanceSheet);
  const { reportId: documentId, composition } = report;
  const composed = composition?.data;
  const model = useMemo(() => {
    const comparison = { t: i18n.getFixedT(language, comparisonNamespaces), word };
    const words = {
      t: i18n.getFixedT(language, namespaces),
      word,
      format: createFormat(language),
      comparison,
    };
    return reportPages(
      { snapshot, sections, before, composition: composed },
      { ...words, withBalance, documentId },
    );
  }, [snapshot, sections, before, composed, i18n, language, word, documentId, withBalance]);
  return { model, withBalance };
}
