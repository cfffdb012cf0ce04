import type { Held } from '@vp-digital/core/contracts';
import { keptUntil, retainedKinds } from '@vp-digital/core/finance';
import { berlinDay } from '../berlinDay';
import type { Query } from '../database';
import { answersKeptUntil } from '../intakes';

interface Row {
  kind: Held['kind'];
  id: string;
  label: string | null;
  purpose: string | null;
  since: string;
  /** When something was released of a snapshot last, and handed over. */
  adviceRecords: string | null;
  correspondence: string | null;
  /** Of what was sent ahead. */
  keptUntil: string | null;
}

/** Snapshots, and what was sent ahead and waits, with how long each of them stays; the newest first. */
export async function heldOf(q: Query, householdId: string, now: Date): Promise<Held[]> {
  const rows = await q<Row>(
    `select 'snapshot' as kind, n.snapshot_id as id, n.label, n.purpose, n.created_at as since,
       (select max((r.release ->> 'at')::timestamptz) from report r
        where r.snapshot_id = n.snapshot_id and r.release is not null) as "adviceRecords",
       (select max(d.at) from report r join report_delivery d on d.report_id = r.report_id
        where r.snapshot_id = n.snapshot_id and r.release is not null) as correspondence,
       null::timestamptz as "keptUntil"
     from snapshot n where n.household_id = $1
     union all
     select 'intake', l.link_id, null, null, l.sent_at, null, null, ${answersKeptUntil}
     from intake_link l where l.household_id = $1 and l.sent_at is not null and l.decided_at is null
       and l.revoked_at is null and ${answersKeptUntil} >= $2::timestamptz
     order by since desc, id`,
    [householdId, now.toISOString()],
  );
  return rows.map((row) => {
    const { kind, id, label, purpose, since, keptUntil } = row;
    const at = new Date(since);
    return {
      kind,
      id,
      since: at.toISOString(),
      ...(label !== null && { label }),
      ...(purpose !== null && { purpose }),
      ...(keptUntil !== null ? { keptUntil: berlinDay(new Date(keptUntil)) } : ofPapers(row, now)),
    };
  });
}

/** Whatever of a snapshot has to be kept, it is kept as long: what was released says what it says by it. */
function ofPapers(row: Row, now: Date): Pick<Held, 'keptUntil' | 'paragraph' | 'years'> {
  const [last] = retainedKinds
    .flatMap((kind) => {
      const at = row[kind];
      return at === null ? [] : [keptUntil(kind, berlinDay(new Date(at)), berlinDay(now))];
    })
    .toSorted((one, other) => other.until.localeCompare(one.until));
  return last === undefined
    ? {}
    : { keptUntil: last.until, paragraph: last.source.paragraph, years: last.years };
}
