import { type OwnedName, owned } from '@vp-digital/core/contracts';
import type { Query } from './database';
import { migrationNames } from './migrate';

/** Where what the core names is kept. Reports, their deliveries and links hang on snapshots. */
const tables: Record<OwnedName, readonly string[]> = {
  snapshots: ['snapshot'],
  discussedAlone: ['discussed_alone'],
  intakes: ['intake_link'],
  recommendations: ['recommendation'],
  files: ['household_file'],
  consents: ['consent_record'],
  healthCharts: ['health_chart'],
  healthChartEnds: ['health_chart_end'],
  deletionRequests: ['deletion_requests'],
  formerIds: ['merged_household', 'merged_person', 'moved_person'],
  audit: ['audit'],
  administrationRequests: ['household_request'],
  access: ['household_access'],
  accessRequests: ['access_request'],
  visits: ['household_visit'],
  deviceLocks: ['device_lock'],
};

/** The household, its documents, and what is made or found of them. */
const documents = [
  'household',
  'section',
  'person',
  'search_term',
  'search_beginning',
  'agenda',
  'deletion_proposal',
];

/**
 * Throws when something is kept for households whose owner, merging, moving out and deletion nobody has declared
 * (`owned` of the core), or when a household that is removed for good would take along or leave behind what it should not.
 * What a newer release has added to the schema is for that one to declare.
 */
export async function requireOwned(q: Query): Promise<void> {
  const stores = await q<{ name: string; goes: boolean }>(
    `select distinct c.table_name as name, exists (
       select 1 from pg_constraint k where k.contype = 'f' and k.confdeltype = 'c'
         and k.confrelid = 'household'::regclass and k.conrelid = c.table_name::regclass) as goes
     from information_schema.columns c
     where c.table_schema = current_schema() and c.column_name like '%household_id'`,
  );
  const goes = new Map(stores.map((store) => [store.name, store.goes]));
  const declared = Object.entries(owned).flatMap(
    ([name, { deletion }]) => tables[name as OwnedName].map((table) => ({ name, table, deletion })), // Object.entries forgets the literal keys
  );
  const known = new Set([...documents, ...declared.map(({ table }) => table)]);
  const problems = [
    ...((await isNewer(q)) ? [] : stores.filter(({ name }) => !known.has(name))).map(
      ({ name }) => `${name} does not say whose it is`,
    ),
    ...declared
      .filter(({ table, deletion }) => goes.get(table) !== (deletion === 'removed'))
      .map(({ name, table, deletion }) => `${table} is not ${deletion}, as ${name} says`),
  ];
  if (problems.length > 0) throw new Error(`Stores of households: ${problems.join('; ')}.`);
}

async function isNewer(q: Query): Promise<boolean> {
  const own = new Set(migrationNames());
  const applied = await q<{ name: string }>('select name from schema_migration');
  return applied.some(({ name }) => !own.has(name));
}
