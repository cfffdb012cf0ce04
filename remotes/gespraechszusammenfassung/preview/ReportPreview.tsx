import type { Report, Snapshot } from '@vp-digital/core/contracts';
import { useFigureTexts } from '@vp-digital/core/figures';
import type { SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { createFormat, useFormat, useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { Page } from '@vp-digital/core/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import { ChecksCard } from '../checks/ChecksCard';
import { reportChecks } from '../checks/reportChecks';
import { ReleaseCard } from '../delivery/ReleaseCard';
import { ReportActions } from '../delivery/ReportActions';
import { conversationSummary } from '../report/conversationSummary';
import { namespaces } from '../report/reportSettings';
import { ReportPages } from './ReportPages';
import { usePdfWorker } from './usePdfWorker';

export interface ReportPreviewProps {
  snapshot: Snapshot;
  sections: SectionData;
  report: Report;
  /** In which it is written: a released one stays in that of its release. */
  language: 'de' | 'en';
  children: ReactNode;
}

/** A report's pages with what can be done with it. */
export default function ReportPreview({
  snapshot,
  sections,
  report,
  language,
  children,
}: ReportPreviewProps) {
  const { t, i18n } = useTranslation(namespaces);
  const format = useFormat();
  const { word } = useFigureTexts(language);
  const withBalance = useHasPermission(permissions.balanceSheet);
  const worker = usePdfWorker();
  const { snapshotId, householdId, createdAt, payload } = snapshot;
  const { reportId: documentId } = report;
  const today = useHost().clock.today();
  const modelOf = useCallback(
    (balance: boolean) => {
      const words = {
        t: i18n.getFixedT(language, namespaces),
        word,
        format: createFormat(language),
      };
      return conversationSummary(snapshot, sections, { ...words, withBalance: balance, documentId });
    },
    [snapshot, sections, i18n, language, word, documentId],
  );
  const model = useMemo(() => modelOf(withBalance), [modelOf, withBalance]);
  const place = { householdId, snapshotId, reportId: documentId };
  const isDraft = report.status === 'draft';
  return (
    <Page
      name={t('preview.name')}
      headline={t('preview.headline', { day: format.day(createdAt) })}
      caption={t(`preview.state.${report.status}`)}
      actions={
        <ReportActions
          report={report}
          place={place}
          worker={worker}
          model={model}
          otherwise={() => modelOf(!withBalance)}
          withBalance={withBalance}
          day={payload.referenceDate}
        />
      }
    >
      {isDraft && (
        <ChecksCard
          checks={reportChecks({ data: sections, day: payload.referenceDate, today }, { t, withBalance })}
        />
      )}
      <ReleaseCard report={report} place={place} />
      <ReportPages worker={worker} model={model} />
      {children}
    </Page>
  );
}
