import { byRelease, handoversOf } from '@vp-digital/core/contracts';
import { inCommon, isSectionName, ownersOf, sectionNames, withoutIds } from '@vp-digital/core/household';
import { filesOf } from '../audit';
import { type Caller, isVisibleTo } from '../authorization';
import { readConsents, readProofs } from '../consents';
import type { Query } from '../database';
import { listFiles } from '../files';
import { chartForExport } from '../health-chart';
import { listIntakes } from '../intakes';
import { apartIn, readPersons, readSection } from '../sections';
import type { Services } from '../services';
import { listReports, listSnapshots, readSnapshot } from '../snapshots';
import { aboutPerson } from './aboutPerson';
import { explanations } from './explanations';

export interface ExportPlace {
  householdId: string;
  /** Left out: all persons of the household. */
  personId?: string;
}

/**
 * Everything that is known about a person, or about all of a household, as the pieces of one JSON text. What one discusses alone
 * is in her own only: that of the household is read by both. Snapshots are read one by one while the text
 * is on its way: nothing larger than one of them is held.
 */
export async function* personExport(
  { database: { q }, personKeys }: Pick<Services, 'database' | 'personKeys'>,
  caller: Caller,
  { householdId, personId }: ExportPlace,
  now: Date,
): AsyncGenerator<string> {
  const asked =
    personId === undefined ? Object.keys((await readPersons(q, caller, householdId)).items) : [personId];
  const ids = await idsOf(q, householdId, asked);
  const homes = personId === undefined ? [] : await formerHomes(q, caller, householdId, ids);
  const all = await readSections(q, caller, householdId);
  const known = inCommon(all, personId === undefined ? undefined : isOwnedBy(ids));
  const { sections, internalNotes } = aboutPerson(known, ids);
  const { deletionRequests, texts } = await readConsents(q, caller, householdId, now);
  const format = personId === undefined ? 'vp-digital.household/1' : 'vp-digital.person/1';
  const head = { format, createdAt: now.toISOString(), householdId, personId };
  const proofs = [];
  for (const one of asked)
    proofs.push(...(await readProofs(q, caller, { householdId, personId: one }, now)).records);
  const consents = byRelease(proofs);
  yield `${JSON.stringify({
    ...head,
    explanations,
    sections,
    internalNotes: { kept: internalNotes },
    consents: consents.first,
    laterConsents: consents.later,
    consentTexts: texts,
    deletionRequests: deletionRequests.filter(
      (one) => one.personId === undefined || asked.includes(one.personId),
    ),
    // that of the household says nothing of it: everybody who lives there reads it
    ...(personId !== undefined && {
      healthChart: await chartForExport(q, { householdId, personId, keys: personKeys, now }),
    }),
    intakes: await listIntakesOf(q, caller, householdId, ids, now),
    files: { kept: (await listFiles(q, caller, householdId)).length },
    recommendations: { given: await countRecommendations(q, householdId, ids) },
    access: await accessTo(q, householdId, ids),
    formerHouseholds: { notOpen: homes.filter(({ isOpen }) => !isOpen).length },
  }).slice(0, -1)},"snapshots":[`;
  const open = homes.flatMap((home) => (home.isOpen ? [home.householdId] : []));
  let separator = '';
  for (const home of [householdId, ...open]) {
    const apart = await apartIn(q, home, personId === undefined ? undefined : ids);
    for (const { snapshotId } of await listSnapshots(q, caller, home)) {
      const { payload, label, purpose, createdAt, occasion, appointmentId } = await readSnapshot(
        q,
        caller,
        home,
        snapshotId,
      );
      const { sections: then } = aboutPerson(withoutIds(payload.sections, apart), ids);
      // what was written there when she did not live there is about others
      if (home !== householdId && Object.keys(then['persons'] ?? {}).length === 0) continue;
      const reports = await reportsOf(q, caller, { householdId: home, snapshotId });
      yield `${separator}${JSON.stringify({ snapshotId, label, purpose, createdAt, occasion, appointmentId, sections: then, reports })}`;
      separator = ',';
    }
  }
  yield ']}';
}

/** Whether an entry is theirs: who is only named in it, if with a share of nothing, does not own it. */
const isOwnedBy = (ids: ReadonlySet<string>) => (section: string, key: string, entry: object) =>
  isSectionName(section) && ownersOf(section, key, entry).some((id) => ids.has(id));

/** What was released of a snapshot and how it went to the household; the files are about everybody in it. */
const reportsOf = async (q: Query, caller: Caller, place: { householdId: string; snapshotId: string }) =>
  (await listReports(q, caller, place)).flatMap((report) => {
    const { kind, status, release, questions = [] } = report;
    return release
      ? {
          kind,
          status,
          releasedAt: release.at,
          pages: release.pages,
          language: release.language,
          isKept: release.isKept,
          deliveries: handoversOf(report).map(({ way: channel, at }) => ({ channel, at })),
          questions: questions.map(({ askedAt, text, answeredAt }) => ({ askedAt, text, answeredAt })),
        }
      : [];
  });

/** Codes by which they have recommended; who has come by them is about others. */
async function countRecommendations(
  q: Query,
  householdId: string,
  ids: ReadonlySet<string>,
): Promise<number> {
  const [row] = await q<{ count: number }>(
    `select count(*)::int as count from recommendation
     where household_id = $1 and giver_id::text in (select jsonb_array_elements_text($2))`,
    [householdId, [...ids]],
  );
  return row?.count ?? 0;
}

/** What was told ahead and waits: hers, and what names nobody. */
async function listIntakesOf(
  q: Query,
  caller: Caller,
  householdId: string,
  ids: ReadonlySet<string>,
  now: Date,
) {
  const intakes = await listIntakes(q, caller, householdId, now);
  return intakes
    .filter(({ personIds }) => personIds.some((id) => ids.has(id)))
    .map(({ createdAt, sentAt, answers }) => ({
      createdAt,
      sentAt,
      answers: answers
        .filter(({ personId }) => personId === undefined || ids.has(personId))
        .map(({ entryId: _, ...answer }) => answer),
    }));
}

async function readSections(q: Query, caller: Caller, householdId: string): Promise<Record<string, unknown>> {
  const read = sectionNames.map(async (section) => {
    const { document } = await readSection(q, caller, { householdId, section });
    return [section, document.data] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Theirs, and those that they had in households that were taken into this one: snapshots of then know them by these. */
async function idsOf(
  q: Query,
  householdId: string,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await q<{ id: string }>(
    `select person_id as id from merged_person where household_id = $1
       and became_id in (select id.value::uuid from jsonb_array_elements_text($2) id)`,
    [householdId, personIds],
  );
  return new Set([...personIds, ...rows.map(({ id }) => id)]);
}

/** Households that she has moved out of, and whether they are open to the caller. */
const formerHomes = (q: Query, { contract, userId }: Caller, householdId: string, ids: ReadonlySet<string>) =>
  q<{ householdId: string; isOpen: boolean }>(
    `select h.household_id as "householdId", ${isVisibleTo('$3', '$4')} as "isOpen"
     from household h where h.household_id in (select m.from_household_id from moved_person m
       where m.household_id = $1 and m.person_id in (select id.value::uuid from jsonb_array_elements_text($2) id))
     order by h.household_id`,
    [householdId, [...ids], contract, userId],
  );

/**
 * What was done with the household's data and when, except what was done about others alone (Art. 15 (4) GDPR); by whom
 * is not told (CJEU C-579/21).
 */
const accessTo = (q: Query, householdId: string, ids: ReadonlySet<string>) =>
  q<{ at: string; action: string; detail: string | null }>(
    `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, action, detail
     from audit a where a.household_id in (${filesOf('$1')})
       and (a.action not in ('person.exported', 'consent.read', 'health.read', 'health.changed', 'health.copied', 'health.ended') or a.subject_id ${among})
       and not exists (select 1 from consent_record c
         where c.consent_id = a.subject_id and not c.person_id ${among})
       and not exists (select 1 from deletion_requests d
         where d.request_id = a.subject_id and not d.person_id ${among})
     order by a.at, action, detail`,
    [householdId, [...ids]],
  );

const among = 'in (select id.value::uuid from jsonb_array_elements_text($2) id)';
