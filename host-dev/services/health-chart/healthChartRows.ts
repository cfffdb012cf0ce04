import type { EndedHealthChart } from '@vp-digital/core/contracts';
import type { Query } from '../database';
import type { ChartPlace } from './endHealthCharts';

export interface ChartRow {
  chartId: string;
  version: number;
  keyId: string;
  sealed: string;
  checksum: string;
  givenOn: string;
  keptUntil: string;
  copiedVersion: number | null;
  copiedAt: string | null;
}

/** In SQL: a time as the contract has it. */
const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A person's sealed answers; undefined where there are none, or their time is over. */
export async function findChart(
  q: Query,
  { householdId, personId }: ChartPlace,
  at: string,
): Promise<ChartRow | undefined> {
  const [row] = await q<ChartRow>(
    `select chart_id as "chartId", version, key_id as "keyId", encode(sealed, 'base64') as sealed, checksum,
       given_on::text as "givenOn", ${utc('kept_until')} as "keptUntil",
       copied_version as "copiedVersion", ${utc('copied_at')} as "copiedAt"
     from health_chart where household_id = $1 and person_id = $2 and kept_until > $3`,
    [householdId, personId, at],
  );
  return row;
}

export interface NewChart {
  chartId: string;
  version: number;
  keyId: string;
  sealed: string;
  answers: number;
  checksum: string;
  givenOn: string;
  at: string;
  keptUntil: string;
}

/** A new row, or the next version of the one that is there: the day of the first answer stays. */
export const writeChart = (q: Query, { householdId, personId }: ChartPlace, chart: NewChart) =>
  q(
    `insert into health_chart (chart_id, household_id, person_id, version, key_id, sealed, answers, checksum,
       given_on, changed_at, kept_until)
     values ($1, $2, $3, $4, $5, decode($6, 'base64'), $7, $8, $9, $10, $11)
     on conflict (household_id, person_id) do update set version = excluded.version, sealed = excluded.sealed,
       answers = excluded.answers, checksum = excluded.checksum, changed_at = excluded.changed_at,
       kept_until = excluded.kept_until`,
    [
      chart.chartId,
      householdId,
      personId,
      chart.version,
      chart.keyId,
      chart.sealed,
      chart.answers,
      chart.checksum,
      chart.givenOn,
      chart.at,
      chart.keptUntil,
    ],
  );

export const noteCopy = (q: Query, chartId: string, at: string) =>
  q('update health_chart set copied_version = version, copied_at = $2 where chart_id = $1', [chartId, at]);

/** The records of answers that are gone, oldest first, each with its last version. */
export const endsOf = (q: Query, { householdId, personId }: ChartPlace) =>
  q<EndedHealthChart & { version: number }>(
    `select ${utc('e.at')} as at, e.reason, e.given_on::text as "givenOn", e.answers, e.checksum, e.copied, e.version
     from health_chart_end e
       left join merged_person m on m.household_id = e.household_id and m.person_id = e.person_id
     where e.household_id = $1 and coalesce(m.became_id, e.person_id) = $2 order by e.position`,
    [householdId, personId],
  );
