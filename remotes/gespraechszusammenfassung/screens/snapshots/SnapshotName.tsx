import type { SnapshotSummary } from '@vp-digital/core/contracts';
import { useSnapshotName } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { TextLink } from '@vp-digital/core/ui';
import { Checksum } from '../../shared/checksum/Checksum';
import { FrozenLinks } from '../../shared/report-links/FrozenLinks';
import classes from './SnapshotList.module.css';

/** A snapshot's label, when and by whom it was frozen, and its checksum. */
export function SnapshotName({ snapshot }: { snapshot: SnapshotSummary }) {
  const { householdId, snapshotId, sha256, createdAt, createdBy } = snapshot;
  const nameOf = useSnapshotName();
  const { dateTime } = useFormat();
  return (
    <>
      <TextLink kind="row" href={routes.snapshotReports.href({ householdId, snapshotId })}>
        {nameOf(snapshot)}
      </TextLink>
      <span className={classes['caption']}>
        {dateTime(createdAt)} · {createdBy}
      </span>
      <FrozenLinks snapshot={snapshot} />
      <Checksum sha256={sha256} short />
    </>
  );
}
