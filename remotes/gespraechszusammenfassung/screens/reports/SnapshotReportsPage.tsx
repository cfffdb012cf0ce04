import type { Snapshot } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { fromQuery, useSnapshotName } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { SnapshotState } from '@vp-digital/core/snapshots';
import { Card, Chip, Page, PositiveIcon, Row, Stack, StepBar } from '@vp-digital/core/ui';
import { useSnapshotQuery } from '../../api';
import { Checksum } from '../../shared/checksum/Checksum';
import { FrozenLinks } from '../../shared/report-links/FrozenLinks';
import { ReportsCard } from './ReportsCard';
import { SnapshotLabel } from './SnapshotLabel';

/** One snapshot: that it is unchanged, and the reports made from it. */
export default function SnapshotReportsPage() {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'snapshot' });
  const householdId = useHouseholdId();
  const nameOf = useSnapshotName();
  const snapshotId = useRouteParameter('snapshotId');
  const snapshot = fromQuery(useSnapshotQuery({ householdId, snapshotId }));
  return (
    <Page name={t('name')} headline={snapshot.status === 'ready' ? nameOf(snapshot.data) : undefined}>
      <SnapshotState result={snapshot}>{(data) => <SnapshotContent snapshot={data} />}</SnapshotState>
      <StepBar back={{ label: t('back'), href: routes.snapshots.href({ householdId }) }} />
    </Page>
  );
}

function SnapshotContent({ snapshot }: { snapshot: Snapshot }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'snapshot' });
  const { dateTime } = useFormat();
  return (
    <Stack>
      <Card
        title={t('frozen', { at: dateTime(snapshot.createdAt) })}
        caption={t('by', { name: snapshot.createdBy, year: snapshot.payload.lawYear })}
      >
        <Stack gap="medium">
          <Row>
            <Chip tone="positive" icon={PositiveIcon}>
              {t('unchanged')}
            </Chip>
          </Row>
          <SnapshotLabel key={`${snapshot.label} ${snapshot.purpose ?? ''}`} snapshot={snapshot} />
          <Checksum sha256={snapshot.sha256} />
          <FrozenLinks snapshot={snapshot} />
        </Stack>
      </Card>
      <ReportsCard householdId={snapshot.householdId} snapshotId={snapshot.snapshotId} />
    </Stack>
  );
}
