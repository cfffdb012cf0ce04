import { useFigureTexts } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ReportDocument } from '@vp-digital/core/pdf';
import { createFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { comparisonNamespaces } from '@vp-digital/core/snapshots';
import { useMemo } from 'react';
import { changesSince } from '../report/changesSince';
import { reportPages } from '../report/reportPages';
import { namespaces, type ReportSettings } from '../report/reportSettings';
import type { ReportSource } from '../report/ReportSource';

export interface ReportModel {
  model: ReportDocument;
  withBalance: boolean;
}

/** In whose words a report is written, and what may stand in it for who looks at it. */
export function useReportSettings({
  report,
  language,
}: Pick<ReportSource, 'report' | 'language'>): ReportSettings {
  const { i18n } = useTranslation(namespaces);
  const { word } = useFigureTexts(language);
  const withBalance = useHasPermission(permissions.balanceSheet);
  const { reportId: documentId } = report;
  return useMemo(
    () => ({
      t: i18n.getFixedT(language, namespaces),
      word,
      format: createFormat(language),
      comparison: { t: i18n.getFixedT(language, comparisonNamespaces), word },
      withBalance,
      documentId,
    }),
    [i18n, language, word, documentId, withBalance],
  );
}

/** What stands in a report, with the balance sheet for those who may see it. */
export function useReportModel({ earlier, ...source }: ReportSource): ReportModel {
  const { snapshot, sections, report, before } = source;
  const settings = useReportSettings(source);
  const composition = report.composition?.data;
  const { attachments } = report;
  const model = useMemo(() => {
    const parts = { snapshot, sections, before, composition, attachments };
    const changes = earlier && composition?.showsChanges ? changesSince(earlier, parts, settings) : undefined;
    return reportPages({ ...parts, changes }, settings);
  }, [snapshot, sections, before, earlier, composition, attachments, settings]);
  return { model, withBalance: settings.withBalance };
}
