import type { Retained } from '@vp-digital/core/contracts';
import { keptUntil, type RetainedKind } from '@vp-digital/core/finance';
import { berlinDay } from '../berlinDay';
import type { Query } from '../database';

interface Events {
  kind: RetainedKind;
  count: number;
  last: string;
}

/** What of a household has to be kept although it is to be deleted; latest first. */
export async function retentionOf(q: Query, householdId: string, now: Date): Promise<Retained[]> {
  const events = await q<Events>(
    `with released as (
       select r.report_id, (r.release ->> 'at')::timestamptz as at
       from household h join snapshot n on n.household_id = h.household_id
         join report r on r.snapshot_id = n.snapshot_id and r.release is not null
       where h.household_id = $1)
     select 'adviceRecords' as kind, count(*) as count, max(at) as last from released having count(*) > 0
     union all
     select 'correspondence', count(*), max(d.at)
     from released join report_delivery d on d.report_id = released.report_id having count(*) > 0`,
    [householdId],
  );
  return events
    .map(({ kind, count, last }) => {
      const { until, years, source } = keptUntil(kind, berlinDay(new Date(last)), berlinDay(now));
      const { paragraph, verified } = source;
      return { kind, count, keptUntil: until, years, paragraph, verified };
    })
    .sort((one, other) => other.keptUntil.localeCompare(one.keptUntil));
}

/** The last day on which something of the household has to be kept; undefined when nothing has. */
export const lastDayKept = (retention: readonly Retained[]): string | undefined => retention[0]?.keptUntil;
