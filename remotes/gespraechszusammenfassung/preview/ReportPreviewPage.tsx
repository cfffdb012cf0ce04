import type { Snapshot } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { fromQuery } from '@vp-digital/core/parts';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Page, StepBar } from '@vp-digital/core/ui';
import { useMemo } from 'react';
import { useSnapshotQuery } from '../api';
import { SnapshotState } from '../reports/SnapshotState';
import { conversationSummary } from '../report/conversationSummary';
import { DownloadButton } from './DownloadButton';
import { ReportPages } from './ReportPages';
import { usePdfWorker } from './usePdfWorker';

/** The conversation summary as it will be printed, and its file. */
export default function ReportPreviewPage() {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview' });
  const householdId = useHouseholdId();
  const snapshotId = useRouteParameter('snapshotId');
  const snapshot = fromQuery(useSnapshotQuery({ householdId, snapshotId }));
  const back = (
    <StepBar back={{ label: t('back'), href: routes.snapshotReports.href({ householdId, snapshotId }) }} />
  );
  if (snapshot.status === 'ready') return <Preview snapshot={snapshot.data}>{back}</Preview>;
  return (
    <Page name={t('name')}>
      <SnapshotState result={snapshot}>{() => undefined}</SnapshotState>
      {back}
    </Page>
  );
}

function Preview({ snapshot, children }: { snapshot: Snapshot; children: React.ReactNode }) {
  const { t } = useTranslation('gespraechszusammenfassung');
  const format = useFormat();
  const withBalance = useHasPermission(permissions.balanceSheet);
  const documentId = useRouteParameter('reportId');
  const worker = usePdfWorker();
  const model = useMemo(
    () => conversationSummary(snapshot, { t, format, withBalance, documentId }),
    [snapshot, t, format, withBalance, documentId],
  );
  return (
    <Page
      name={t('preview.name')}
      lead={t('preview.lead', { day: format.day(snapshot.createdAt) })}
      actions={<DownloadButton worker={worker} model={model} day={snapshot.payload.referenceDate} />}
    >
      <ReportPages worker={worker} model={model} />
      {children}
    </Page>
  );
}
