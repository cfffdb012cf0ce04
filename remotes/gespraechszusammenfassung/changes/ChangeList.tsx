import type { Report } from '@vp-digital/core/contracts';
import { type TFunction, useTranslation } from '@vp-digital/core/libs/i18n';
import { SnapshotState, UnreadableSnapshot } from '@vp-digital/core/snapshots';
import { Caption, Empty, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useMemo } from 'react';
import { useReportModel } from '../preview/useReportModel';
import { useReportOf } from '../preview/useShownReport';
import type { ReportSource } from '../report/ReportSource';
import { changesBetween, type ReportChange } from './changesBetween';
import type { EarlierRelease } from './useEarlierRelease';

interface ChangeListProps {
  source: ReportSource;
  earlier: EarlierRelease;
}

/** The earlier version is read, and compared. */
export default function ChangeList({ source, earlier: { place, report } }: ChangeListProps) {
  const { snapshot, sections } = useReportOf(place);
  return (
    <SnapshotState result={snapshot}>
      {(then) =>
        sections ? (
          <Compared
            later={source}
            earlier={{ snapshot: then, sections, report, before: undefined, language: source.language }}
          />
        ) : (
          <UnreadableSnapshot />
        )
      }
    </SnapshotState>
  );
}

/** Both without what they say of the stand before them, which is no part of what they are about; amounts are hidden in both or in none. */
function Compared({ later, earlier }: { later: ReportSource; earlier: ReportSource }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'changes' });
  const hidesAmounts = later.report.composition?.data.hidesAmounts;
  const report = useMemo(() => asHidden(earlier.report, hidesAmounts), [earlier.report, hidesAmounts]);
  const { model: then } = useReportModel({ ...earlier, report });
  const { model: now } = useReportModel({ ...later, before: undefined });
  const changes = useMemo(() => changesBetween(then, now), [then, now]);
  if (changes.length === 0) return <Empty>{t('none')}</Empty>;
  return (
    <Stack gap="small">
      <p role="status">{t('count', { count: changes.length })}</p>
      <SumTable
        caption={t('title')}
        columns={columnsOf(t)}
        rows={changes}
        rowKey={(change) => String(changes.indexOf(change))}
      />
      <Caption>{t('how')}</Caption>
    </Stack>
  );
}

const asHidden = (report: Report, hidesAmounts: boolean | undefined): Report => ({
  ...report,
  composition: { version: 1, data: { chapters: [], ...report.composition?.data, hidesAmounts } },
});

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
