import { handoversOf } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery, useSnapshotName } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, Stack, TextLink } from '@vp-digital/core/ui';
import {
  type NamedSnapshot,
  readWithPage,
  useNamedSnapshotsQuery,
  useReportsQuery,
} from '../../../../shared/overview/api';
import { Tile } from '../Tile';
import { TileEmpty } from '../TileEmpty';

/** The newest snapshot with its newest report, called as what it is: written or not, released, and how it went to the household. */
export function SummaryTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.summary' });
  const householdId = useHouseholdId();
  const href = routes.snapshots.href({ householdId });
  return (
    <Tile
      title={t('title')}
      link={{ href, to: t('to') }}
      result={fromQuery(useNamedSnapshotsQuery(householdId, readWithPage))}
      isEmpty={(snapshots) => snapshots.length === 0}
      empty={<TileEmpty link={{ href, to: t('begin') }}>{t('none')}</TileEmpty>}
    >
      {([newest]) => newest && <Newest snapshot={newest} />}
    </Tile>
  );
}

function Newest({ snapshot }: { snapshot: NamedSnapshot }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.summary' });
  const { day } = useFormat();
  const { createdAt, createdBy, householdId, snapshotId } = snapshot;
  const nameOf = useSnapshotName();
  const { data: reports } = useReportsQuery({ householdId, snapshotId });
  const [report] = reports ?? [];
  const handovers = report ? handoversOf(report) : [];
  return (
    <Stack gap="small">
      <TextLink kind="row" href={routes.snapshotReports.href({ householdId, snapshotId })}>
        {nameOf(snapshot)}
      </TextLink>
      <Caption>{t('saved', { date: day(createdAt), name: createdBy })}</Caption>
      {reports && (
        <p>{report ? t(`status.${report.status}`, { kind: t(`kind.${report.kind}`) }) : t('none')}</p>
      )}
      {handovers.length > 0 && <Caption>{t('delivered', { count: handovers.length })}</Caption>}
    </Stack>
  );
}
