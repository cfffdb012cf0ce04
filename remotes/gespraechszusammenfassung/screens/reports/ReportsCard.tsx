import {
  kindOfReport,
  reachedStages,
  type Report,
  reportStages,
  stageOfReport,
} from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useNavigate } from '@vp-digital/core/libs/router';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import type { SnapshotKey } from '@vp-digital/core/services';
import {
  AddIcon,
  Alert,
  Button,
  Caption,
  Card,
  Empty,
  Row,
  Stack,
  type SumColumn,
  SumTable,
  TextLink,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import { useCreateReportMutation, useReportsQuery } from '../../api';
import { newReportHref } from '../../shared/report-links/composerAddress';
import { ChoiceFilter } from '../../shared/snapshot-lists/ChoiceFilter';
import { DuplicateButton } from './DuplicateButton';

/** How far it has come; one that a newer release has replaced is that, however far it came. */
const statusOf = (report: Report): ListedStatus =>
  report.status === 'replaced' ? 'replaced' : stageOfReport(report);

const listedStatuses = [...reportStages, 'replaced'] as const;
type ListedStatus = (typeof listedStatuses)[number];

/** The reports made from a snapshot, by how far they have come, and the action that makes one. */
export function ReportsCard(key: SnapshotKey) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'reports' });
  const { dateTime } = useFormat();
  const reports = fromQuery(useReportsQuery(key));
  const [create, { isLoading, isError }] = useCreateReportMutation();
  const navigate = useNavigate();
  const [status, setStatus] = useState<ListedStatus>();
  const hrefOf = (report: Report) => routes.reportPreview.href({ ...key, reportId: report.reportId });

  const createAndOpen = async () => {
    const { data } = await create(key);
    if (data) await navigate(hrefOf(data));
  };
  const columns: SumColumn<Report>[] = [
    {
      kind: 'text',
      key: 'kind',
      header: t('column.kind'),
      cell: (report) => (
        <Stack gap="small">
          <TextLink kind="row" href={hrefOf(report)}>
            {t(`kind.${kindOfReport(report)}`)}
          </TextLink>
          {report.release && <Caption>{t('pages', { count: report.release.pages })}</Caption>}
          {report.status !== 'draft' && (
            <Row>
              <DuplicateButton report={report} place={key} />
            </Row>
          )}
        </Stack>
      ),
    },
    {
      kind: 'text',
      key: 'status',
      header: t('column.status'),
      cell: (report) => (
        <Stack gap="small">
          {t(`status.${statusOf(report)}`)}
          {reachedStages(report).map(({ stage, at }) => (
            <Caption key={stage}>{t('reached', { stage: t(`status.${stage}`), at: dateTime(at) })}</Caption>
          ))}
        </Stack>
      ),
    },
    { kind: 'text', key: 'by', header: t('column.by'), secondary: true, cell: ({ createdBy }) => createdBy },
  ];
  return (
    <Card
      title={t('title')}
      actions={
        <>
          <Button writes href={newReportHref(key)}>
            {t('otherKind')}
          </Button>
          <Button
            writes
            kind="primary"
            icon={AddIcon}
            loading={isLoading}
            onClick={() => void createAndOpen()}
          >
            {t('create')}
          </Button>
        </>
      }
    >
      {isError && <Alert tone="negative" title={t('failed')} announce />}
      <LoadedState result={reports} isEmpty={(list) => list.length === 0} empty={<Empty>{t('empty')}</Empty>}>
        {(list) => {
          const filtered = list.some((one) => statusOf(one) === status) ? status : undefined;
          return (
            <Stack gap="medium">
              <ChoiceFilter
                label={t('column.status')}
                values={listedStatuses.filter((one) => list.some((report) => statusOf(report) === one))}
                nameOf={(one) => t(`status.${one}`)}
                chosen={filtered}
                onChoose={setStatus}
              />
              <SumTable
                caption={t('title')}
                columns={columns}
                rows={list.filter((report) => filtered === undefined || statusOf(report) === filtered)}
                rowKey={({ reportId }) => reportId}
              />
            </Stack>
          );
        }}
      </LoadedState>
    </Card>
  );
}
