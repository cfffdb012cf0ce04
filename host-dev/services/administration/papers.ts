import type { MergePreview } from '@vp-digital/core/contracts';
import type { Query } from '../database';

type Papers = Pick<MergePreview, 'snapshots' | 'files'>;

/** How many snapshots and files hang on a household. */
export async function papersOf(q: Query, householdId: string): Promise<Papers> {
  const [papers] = await q<Papers>(
    `select (select count(*) from snapshot where household_id = $1) as snapshots,
       (select count(*) from household_file where household_id = $1) as files`,
    [householdId],
  );
  return papers ?? { snapshots: 0, files: 0 };
}
