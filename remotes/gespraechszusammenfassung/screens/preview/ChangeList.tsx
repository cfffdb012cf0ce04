import { type TFunction, useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadedState } from '@vp-digital/core/parts';
import { Alert, Caption, Empty, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useMemo } from 'react';
import { useReportSettings } from '../../shared/report-pages/useReportModel';
import type { ReportChange } from '../../shared/report/ReportChange';
import type { EarlierVersion, ReportSource } from '../../shared/report/ReportSource';
import { changesSince } from '../../shared/report/changesSince';
import { useEarlierVersion } from '../../shared/report-pages/useEarlierVersion';

/** The earlier version is read, and compared. */
export default function ChangeList(source: ReportSource) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'changes' });
  const earlier = useEarlierVersion(source.snapshot, source.report, true);
  return (
    <LoadedState result={earlier}>
      {(version) =>
        version ? (
          <Compared later={source} earlier={version} />
        ) : (
          <Alert tone="warning" title={t('unreadable')} />
        )
      }
    </LoadedState>
  );
}

function Compared({ later, earlier }: { later: ReportSource; earlier: EarlierVersion }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'changes' });
  const settings = useReportSettings(later);
  const { snapshot, sections, report } = later;
  const composition = report.composition?.data;
  const { attachments } = report;
  const { list } = useMemo(
    () => changesSince(earlier, { snapshot, sections, composition, attachments }, settings),
    [earlier, snapshot, sections, composition, attachments, settings],
  );
  if (list.length === 0) return <Empty>{t('none')}</Empty>;
  return (
    <Stack gap="small">
      <p role="status">{t('count', { count: list.length })}</p>
      <SumTable
        caption={t('title')}
        columns={columnsOf(t)}
        rows={list}
        rowKey={(change) => String(list.indexOf(change))}
      />
      <Caption>{t('how')}</Caption>
    </Stack>
  );
}

/** New and dropped are said in words: neither colour nor a line through a text is the only sign. */
function columnsOf(t: TFunction<'gespraechszusammenfassung', 'changes'>): SumColumn<ReportChange>[] {
  return [
    {
      kind: 'text',
      key: 'about',
      header: t('column.about'),
      cell: ({ chapter = t('firstPage'), about }) =>
        about === undefined || about === chapter ? (
          chapter
        ) : (
          <Stack gap="small">
            {about}
            <Caption>{chapter}</Caption>
          </Stack>
        ),
    },
    { kind: 'text', key: 'kind', header: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      kind: 'text',
      key: 'before',
      header: t('column.before'),
      cell: ({ before }) => before !== undefined && <del>{before}</del>,
    },
    {
      kind: 'text',
      key: 'after',
      header: t('column.after'),
      cell: ({ after }) => after !== undefined && <ins>{after}</ins>,
    },
  ];
}
