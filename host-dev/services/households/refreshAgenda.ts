import {
  type Appointments,
  dayOfAppointment,
  lastAppointment,
  type Recap,
  readStored,
  type SectionName,
} from '@vp-digital/core/household';
import type { Query } from '../database';

/** What stands on the agenda of a household; `at` as the table has it. */
interface AgendaRow {
  kind: 'planned' | 'running' | 'task';
  at: string;
  entryId: string;
}

/**
 * Writes again what lies ahead of a household, and when it was seen last, from its appointments and tasks, in the
 * transaction that changed them.
 */
export async function refreshAgenda(q: Query, householdId: string): Promise<void> {
  const rows = await q<{ section: string; data: unknown }>(
    "select section, data from section where household_id = $1 and section in ('appointments', 'recap')",
    [householdId],
  );
  const data = new Map(rows.map((row) => [row.section, row.data]));
  const appointments = readStored('appointments', data.get('appointments') ?? { items: {} }).data;
  const recap = readStored('recap', data.get('recap') ?? { items: {} }).data;
  const last = lastAppointment(appointments);
  if (data.has('appointments'))
    // a household from before has no document, and a day that was told all the same
    await q(
      `update household set last_appointment = $2::date
       where household_id = $1 and last_appointment is distinct from $2::date`,
      [householdId, last && dayOfAppointment(last)],
    );
  await q('delete from agenda where household_id = $1', [householdId]);
  await q(
    `insert into agenda (contract, kind, at, household_id, entry_id)
     select a.contract, r.kind, r.at, h.household_id, r."entryId"
     from jsonb_to_recordset($2) as r (kind text, at text, "entryId" uuid), household h
       join household_access a on a.household_id = h.household_id
     where h.household_id = $1 and (a.kind = 'OWN' or h.status in ('active', 'archived'))`,
    [householdId, [...appointmentRows(appointments), ...taskRows(recap)]],
  );
}

/** Whether a document that is written changes what lies ahead. */
export const changesAgenda = (section: SectionName): boolean =>
  section === 'appointments' || section === 'recap';

const appointmentRows = ({ items }: Appointments): AgendaRow[] =>
  Object.entries(items).flatMap(([entryId, { state, begin }]) =>
    state === 'planned' || state === 'running' ? [{ kind: state, at: begin, entryId }] : [],
  );

const taskRows = ({ items }: Recap): AgendaRow[] =>
  Object.entries(items).flatMap(([entryId, { kind, done, dueOn }]) =>
    kind === 'task' && !done && dueOn !== undefined ? [{ kind, at: dueOn, entryId }] : [],
  );
