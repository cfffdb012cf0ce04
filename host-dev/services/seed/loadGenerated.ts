import { sectionSchemas } from '@vp-digital/core/household';
import * as z from 'zod/mini';
import type { Database, Query } from '../database';
import { hintOf, householdName, marks, searchTexts, sortForm } from '../households';
import { type GeneratedHousehold, generateHousehold } from './generatedHousehold';

export interface GeneratedData {
  households: number;
  seed: number;
  /** Accounting contract that sees all of them. */
  contract: string;
  now: Date;
}

const batch = 500;

/**
 * Adds generated households, one transaction per batch; a batch that is there already is left as it is, so an
 * interrupted load goes on where it ended. The database has to be open without a limit of time. Writes the same rows as saving each document would, without the way there.
 */
export async function loadGenerated(
  database: Database,
  { households, seed, contract, now }: GeneratedData,
  progress: (loaded: number) => void = () => {},
): Promise<void> {
  for (let start = 0; start < households; start += batch) {
    const size = Math.min(batch, households - start);
    const list = Array.from({ length: size }, (_, index) => generateHousehold(seed, start + index));
    const name = `generated-${seed}-${start}-${size}`;
    await database.tx((q) => insertBatch(q, name, list, contract, now.toISOString()));
    progress(start + size);
  }
  // visible pages and statistics: without them the first searches read ten times as much
  await database.q('vacuum analyze');
}

async function insertBatch(
  q: Query,
  name: string,
  list: readonly GeneratedHousehold[],
  contract: string,
  at: string,
): Promise<void> {
  const first = await q('insert into seed (name, at) values ($1, $2) on conflict do nothing returning name', [
    name,
    at,
  ]);
  if (first.length === 0) return;
  const rows = list.map((household) => rowOf(household));
  await q(
    `insert into household (household_id, legacy_household_id, name, sort_name, postal_code, city,
       oldest_uninformed)
     select * from jsonb_to_recordset($1) as h ("householdId" uuid, "legacyHouseholdId" integer, name text,
       "sortName" text, "postalCode" text, city text, "oldestUninformed" date)`,
    [rows],
  );
  await q(
    `insert into household_access (household_id, contract, kind)
     select "householdId", $2, 'OWN' from jsonb_to_recordset($1) as h ("householdId" uuid)`,
    [rows, contract],
  );
  await q(
    `insert into section (household_id, section, version, data, field_versions, changed_at, changed_by)
     select h."householdId", s.key, 1, s.value, '{}', $2, 'sabine'
     from jsonb_to_recordset($1) as h ("householdId" uuid, sections jsonb), jsonb_each(h.sections) s`,
    [rows, at],
  );
  await q(
    `insert into person (household_id, person_id, position, role, first_name, last_name, birth_date)
     select h."householdId", p.key::uuid, (p.value ->> 'position')::integer, p.value ->> 'role',
       p.value ->> 'firstName', p.value ->> 'lastName', (p.value ->> 'birthDate')::date
     from jsonb_to_recordset($1) as h ("householdId" uuid, sections jsonb),
       jsonb_each(h.sections -> 'persons' -> 'items') p`,
    [rows],
  );
  for (const [table, column] of [
    ['search_term', 'term'],
    ['search_beginning', 'beginning'],
  ] as const)
    await q(
      `insert into ${table} (contract, ${column}, sort_name, household_id, hint_low, hint_high)
       select $2, text.value, h."sortName", h."householdId", h.low, h.high
       from jsonb_to_recordset($1) as h ("householdId" uuid, "sortName" text, low bigint, high bigint, ${column} jsonb),
         jsonb_array_elements_text(h.${column}) text`,
      [rows, contract],
    );
}

function rowOf({ householdId, legacyHouseholdId, persons, addresses }: GeneratedHousehold) {
  const sections = {
    persons: z.parse(sectionSchemas.persons, { items: persons }),
    addresses: z.parse(sectionSchemas.addresses, { items: addresses }),
  };
  const people = Object.values(sections.persons.items);
  const places = Object.values(sections.addresses.items);
  const name = householdName(people);
  const texts = searchTexts(people, places);
  return {
    householdId,
    legacyHouseholdId,
    name,
    sortName: sortForm(name),
    sections,
    term: texts.terms,
    beginning: [...texts.beginnings, marks.uninformed],
    ...hintOf(texts),
    oldestUninformed: people.map(({ birthDate }) => birthDate).sort()[0],
    postalCode: places[0]?.postalCode,
    city: places[0]?.city,
  };
}
