import type {
  ConsentRecord,
  ConsentRequest,
  HouseholdConsents,
  DeletionRequest,
} from '@vp-digital/core/contracts';
import { currentWording, hasConsented } from '@vp-digital/core/household';
import { noHousehold } from '../http/ServiceError';
import { noteRead, writeAudit } from '../audit';
import { type Caller, isVisibleTo } from '../authorization';
import { berlinDay } from '../berlinDay';
import type { Query } from '../database';
import { endHealthChart } from '../health-chart';
import { refreshSearch, refuseClosed, refuseReaders } from '../households';
import { readPersons } from '../sections';
import { checkConsent } from './consentRules';
import { insertRecord, type NewRecord, selectRecords } from './consentRows';
import { removeHealthData } from './removeHealthData';
import { consentTexts, textsFor } from './texts';

/** Records, wordings and wishes to be forgotten. Throws 403 for an unknown or foreign household. */
export async function readConsents(
  q: Query,
  caller: Caller,
  householdId: string,
  now: Date,
): Promise<HouseholdConsents> {
  const [household] = await q(
    `select 1 from household h where h.household_id = $1 and ${isVisibleTo('$2', '$3')}`,
    [householdId, caller.contract, caller.userId],
  );
  if (!household) throw noHousehold();
  return selectConsents(q, householdId, now);
}

async function selectConsents(q: Query, householdId: string, now: Date): Promise<HouseholdConsents> {
  const records = await selectRecords(q, householdId);
  return {
    records,
    texts: textsFor(records, berlinDay(now)),
    deletionRequests: await selectDeletionRequests(q, householdId),
  };
}

/** One person's records with their proofs; the reading is noted. Throws 403 as `readConsents` does, and for strangers to it. */
export async function readProofs(
  q: Query,
  caller: Caller,
  { householdId, personId }: { householdId: string; personId: string },
  now: Date,
): Promise<HouseholdConsents> {
  const all = await readConsents(q, caller, householdId, now);
  const records = await selectRecords(q, householdId, personId);
  if (records.length === 0 && !Object.hasOwn((await readPersons(q, caller, householdId)).items, personId))
    throw noHousehold();
  const at = now.toISOString();
  await noteRead(q, caller, { at, action: 'consent.read', householdId, subjectId: personId });
  return { ...all, records };
}

/** Records an action. Throws 403 as above, 409 for a closed household, and 422 where the rules of `checkConsent` do not hold. */
export async function recordConsent(
  q: Query,
  caller: Caller,
  { householdId, request }: { householdId: string; request: ConsentRequest },
  now: Date,
): Promise<HouseholdConsents> {
  // one action at a time: a second withdrawal at the same moment finds that nothing is left to take back
  const [household] = await q(
    `select 1 from household h where h.household_id = $1 and ${isVisibleTo('$2', '$3')} for update`,
    [householdId, caller.contract, caller.userId],
  );
  if (!household) throw noHousehold();
  // taking back is always as easy as giving (Art. 7 (3) GDPR), also in a household that is closed
  const refuse = request.action === 'withdrawn' ? refuseReaders : refuseClosed;
  await refuse(q, caller, householdId);
  const persons = await readPersons(q, caller, householdId);
  const actions = await selectRecords(q, householdId);
  const day = berlinDay(now);
  checkConsent(request, { persons, actions, day });
  const at = now.toISOString();
  const recorded = recordsOf(request, { actions, day });
  for (const record of recorded) {
    const place = { householdId, userId: caller.userId, at };
    const { consentId, sha256 } = await insertRecord(q, place, record);
    const isRefusal =
      request.action === 'withdrawn' && !hasConsented(actions, request.personId, request.topic);
    const action = `consent.${isRefusal ? 'refused' : auditActions[request.action]}` as const;
    await writeAudit(q, caller, {
      at,
      action,
      householdId,
      subjectId: consentId,
      hash: sha256,
      detail: record.topic,
    });
  }
  // who is not informed, and that assistants are refused, stands with what it is found by
  const isAboutAssistants = recorded.some(({ topic }) => topic === 'assistantAccess');
  if (request.action === 'handedOver' || isAboutAssistants) await refreshSearch(q, householdId);
  const removed =
    request.action === 'withdrawn' && request.topic === 'healthData'
      ? await removeAllHealth(q, caller, { householdId, personId: request.personId }, at)
      : undefined;
  // an assistant who has recorded that assistants are refused is told so, and nothing after that
  const consents = await selectConsents(q, householdId, now);
  return removed && removed.size > 0 ? { ...consents, versions: Object.fromEntries(removed) } : consents;
}

/** From the documents, and the answers with a store and a key of their own. */
async function removeAllHealth(
  q: Query,
  caller: Caller,
  place: { householdId: string; personId: string },
  at: string,
) {
  await endHealthChart(q, caller, place, { reason: 'consentWithdrawn', at });
  return removeHealthData(q, caller, place, at);
}

const auditActions = { given: 'given', withdrawn: 'withdrawn', handedOver: 'handed-over' } as const;

function recordsOf(
  request: ConsentRequest,
  { actions, day }: { actions: readonly ConsentRecord[]; day: string },
): NewRecord[] {
  if (request.action === 'given') {
    const { action, personId, givenBy, topics, proof } = request;
    return topics.map((read) => ({ action, personId, givenBy, ...read, form: proof.form, proof }));
  }
  if (request.action === 'handedOver') {
    const { action, personIds, topics, on, way: channel } = request;
    return personIds.flatMap((personId) =>
      topics.map((read) => ({ action, personId, ...read, on, form: channel })),
    );
  }
  const { action, personId, topic } = request;
  const given = actions.filter((one) => one.personId === personId && one.topic === topic).at(-1);
  const textVersion = given?.textVersion ?? currentWording(consentTexts, topic, day)?.version;
  return textVersion === undefined ? [] : [{ action, personId, topic, textVersion }];
}

/** A household's requests in the order of their recording. */
async function selectDeletionRequests(q: Query, householdId: string): Promise<DeletionRequest[]> {
  const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const rows = await q<{ request: DeletionRequest }>(
    `select jsonb_strip_nulls(jsonb_build_object('requestId', d.request_id, 'personId', d.person_id,
       'reason', d.reason, 'state', d.state, 'requestedAt', ${utc('d.requested_at')},
       'requestedBy', coalesce(u.name, d.requested_by), 'decidedAt', ${utc('d.decided_at')})) as request
     from deletion_requests d left join advisor_user u on u.user_id = d.requested_by
     where d.household_id = $1 order by d.position`,
    [householdId],
  );
  return rows.map(({ request }) => request);
}
