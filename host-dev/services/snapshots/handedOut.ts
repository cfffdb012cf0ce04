import { type Snapshot, snapshotSections } from '@vp-digital/core/contracts';
import { derive, idsApart, withoutEnded, withoutIds } from '@vp-digital/core/household';
import type { Query } from '../database';
import { figuresOf } from './figuresOf';

/**
 * A snapshot as it may be seen today: what one person has come to discuss alone since is not in it, nor in what was computed
 * then, which is computed again without it. What is kept does not change.
 */
export async function handedOut(q: Query, snapshot: Snapshot): Promise<Snapshot> {
  const rows = await q<{ data: object }>(
    `select data from section where household_id = $1 and data::text like '%"discussedAlone"%'`,
    [snapshot.householdId],
  );
  const { payload } = snapshot;
  const sections = withoutIds(
    payload.sections,
    rows.flatMap(({ data }) => idsApart({ data })),
  );
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
