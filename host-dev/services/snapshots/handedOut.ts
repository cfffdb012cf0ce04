import { createHash } from 'node:crypto';
import {
  type Snapshot,
  type SnapshotPayload,
  type SnapshotSummary,
  snapshotSections,
} from '@vp-digital/core/contracts';
import { derive, withoutEnded, withoutIds } from '@vp-digital/core/household';
import type { Query } from '../database';
import { apartIn } from '../sections';
import { figuresOf } from './figuresOf';

/**
 * A snapshot as it may be seen today: what one person has come to discuss alone since is not in it, whether it stands
 * in a document still or was deleted, nor in what was computed then, which is computed again without it. What is kept does not change.
 */
export async function handedOut(q: Query, snapshot: Snapshot): Promise<Snapshot> {
  const { payload } = snapshot;
  const sections = withoutIds(payload.sections, await apartIn(q, snapshot.householdId));
  if (sections === payload.sections) return snapshot;
  const { derived, ...rest } = payload;
  const left = { ...rest, sections, ...(derived && { derived: { net: derived.net } }) };
  const data = snapshotSections(left);
  if (!data) return { ...snapshot, payload: left };
  const current = withoutEnded(data, payload.referenceDate);
  const figures = figuresOf(current);
  return {
    ...snapshot,
    figures,
    payload: {
      ...left,
      figures,
      derived: { net: derived?.net ?? {}, ...derive(current, payload.referenceDate) },
    },
  };
}

type Figures = SnapshotSummary['figures'];

/**
 * What the figures of snapshots are without what is apart; undefined where they hold none of it. A snapshot never changes, so
 * nor do these: megabytes are read and computed once for each set of what is apart, not with every look at the list.
 */
const computed = new Map<string, Figures | undefined>();
const mostComputed = 10_000;

function remember(key: string, figures: Figures | undefined): void {
  const [oldest] = computed.keys();
  if (computed.size >= mostComputed && oldest !== undefined) computed.delete(oldest);
  computed.set(key, figures);
}

/** The list of a household's snapshots in the same way, with the figures that it shows. */
export async function listHandedOut(
  q: Query,
  householdId: string,
  snapshots: readonly SnapshotSummary[],
): Promise<readonly SnapshotSummary[]> {
  const apart = await apartIn(q, householdId);
  if (apart.length === 0) return snapshots;
  const set = createHash('sha256').update(apart.toSorted().join(' ')).digest('base64url');
  const keyOf = ({ snapshotId, sha256 }: Pick<SnapshotSummary, 'snapshotId' | 'sha256'>) =>
    `${snapshotId} ${sha256} ${set}`;
  const unknown = snapshots.filter((one) => !computed.has(keyOf(one)));
  const payloads = unknown.length === 0 ? undefined : await payloadsWith(q, unknown, apart);
  for (const one of unknown) remember(keyOf(one), figuresWithout(payloads?.get(one.snapshotId), apart));
  return snapshots.map((one) => ({ ...one, figures: computed.get(keyOf(one)) ?? one.figures }));
}

/** The payloads of those that name one of the ids at all. */
async function payloadsWith(
  q: Query,
  snapshots: readonly SnapshotSummary[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, SnapshotPayload>> {
  const rows = await q<{ snapshotId: string; payload: SnapshotPayload }>(
    `select n.snapshot_id as "snapshotId", n.payload from snapshot n
     where n.snapshot_id in (select one.value::uuid from jsonb_array_elements_text($1) one)
       and exists (select 1 from jsonb_array_elements_text($2) id where strpos(n.payload::text, id.value) > 0)`,
    [snapshots.map(({ snapshotId }) => snapshotId), ids],
  );
  return new Map(rows.map(({ snapshotId, payload }) => [snapshotId, payload]));
}

function figuresWithout(payload: SnapshotPayload | undefined, apart: readonly string[]): Figures | undefined {
  if (!payload) return undefined;
  const sections = withoutIds(payload.sections, apart);
  const data = sections === payload.sections ? undefined : snapshotSections({ ...payload, sections });
  return data && figuresOf(withoutEnded(data, payload.referenceDate));
}
