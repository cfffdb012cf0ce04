import type { AgendaEntry, AgendaPage, AgendaQuery } from '@vp-digital/core/contracts';
import { readStored } from '@vp-digital/core/household';
import { type Caller, visibleTo } from '../authorization';
import { noteSectionReads } from '../sections';
import type { Services } from '../services';
import { agendaRows, type AgendaRow, type OfDocuments } from './agendaRows';
import { decodePlace, encodePlace } from './place';

/** Entries of a page. */
export const most = 50;

/**
 * A page of what lies ahead. Of each household the caller is shown what its documents would show: what is protected is left
 * out, or its reading noted.
 */
export async function readAgenda(
  services: Services,
  caller: Caller,
  asked: AgendaQuery & { of: OfDocuments },
): Promise<AgendaPage> {
  const after = asked.after === undefined ? undefined : decodePlace(asked.after);
  const rows = await agendaRows(services.database.q, {
    ...asked,
    contract: caller.contract,
    userId: caller.userId,
    after,
    most: most + 1,
  });
  const page = rows.slice(0, most);
  const last = rows.length > most ? page.at(-1) : undefined;
  const entries: AgendaEntry[] = [];
  for (const row of page) entries.push(...(await shown(services, caller, asked.of, row)));
  return { entries, ...(last && { next: encodePlace(last) }) };
}

async function shown(
  services: Services,
  caller: Caller,
  of: OfDocuments,
  { householdId, household, entryId: id, at, entry }: AgendaRow,
): Promise<AgendaEntry[]> {
  if (entry === null || entry === undefined) return []; // removed by services that do not know of the agenda
  const section = of === 'tasks' ? 'recap' : 'appointments';
  const document = visibleTo(caller, {
    section,
    version: 1,
    data: readStored(section, { items: { [id]: entry } }).data,
  });
  const items = document.data.items as Readonly<Record<string, Readonly<Record<string, unknown>>>>; // of either document
  const seen = items[id];
  if (!seen) return [];
  await noteSectionReads(services, caller, householdId, [document]);
  const known = Object.fromEntries(
    ['end', 'state', 'occasion', 'place', 'text'].map((name) => [name, seen[name]]),
  ) as Partial<AgendaEntry>; // texts by the documents' schemas
  return [{ ...known, householdId, household, id, at }];
}
