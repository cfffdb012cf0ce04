import { kindOfReport, type Report } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { ReportKey } from '@vp-digital/core/services';
import { Page } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { ReleaseCard } from '../../shared/delivery/ReleaseCard';
import { ReleasedActions } from '../../shared/delivery/ReportActions';
import { ArchivedFile } from './ArchivedFile';

interface ReleasedReportProps {
  report: Report;
  place: ReportKey;
  /** What is said of the snapshot: that it comes, or why it cannot be read. */
  children: ReactNode;
}

/** A released report without its snapshot: what was released needs nothing of it. */
export function ReleasedReport({ report, place, children }: ReleasedReportProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview' });
  const format = useFormat();
  const kind = kindOfReport(report);
  return (
    <Page
      name={t(`nameOf.${kind}`)}
      headline={t(`headline.${kind}`, { day: format.day(report.createdAt) })}
      caption={t(`state.${report.status}`)}
      actions={<ReleasedActions report={report} place={place} day={report.createdAt.slice(0, 10)} />}
    >
      <ReleaseCard report={report} place={place} />
      <ArchivedFile report={report} place={place} />
      {children}
    </Page>
  );
}
