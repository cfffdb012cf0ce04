import { randomInt, randomUUID } from 'node:crypto';
import {
  type ContactChange,
  linkCodeAlphabet,
  type RecommendationRequest,
  type RecommendedContact,
  recommendationDays,
  type Referral,
} from '@vp-digital/core/contracts';
import { adults } from '@vp-digital/core/household';
import { noHousehold, ServiceError } from '../http/ServiceError';
import { writeAudit } from '../audit';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { refuseClosed, refuseReaders } from '../households';
import type { KeyStore } from '../sealing';
import { readPersons } from '../sections';
import { overdueSince } from './contactLife';
import { openContact } from './sealedContact';

export type RecommendationKind = 'recommendation' | 'team';

export interface RecommendationPlace {
  householdId: string;
  kind: RecommendationKind;
}

/** So many codes of a household may be open at once. */
const mostOpen = 20;
const day = 24 * 3_600_000;
/** About 60 bits: nobody finds one by trying. */
const codeLength = 12;

export const newCode = (): string =>
  Array.from({ length: codeLength }, () => linkCodeAlphabet[randomInt(linkCodeAlphabet.length)]).join('');

export const pathOf = (code: string): string => `/e/${code}`;

interface Row extends Omit<Referral, 'closed' | 'contacts' | 'url'> {
  code: string;
  revoked: boolean;
  contacts: readonly (Omit<
    RecommendedContact,
    'name' | 'email' | 'telephone' | 'wish' | 'isOverdue' | 'reason'
  > & {
    reason: string | null;
    keyId: string;
    sealed: string;
  })[];
}

const isoTime = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const written = (column: string) => `to_char(${column} at time zone 'UTC', ${isoTime})`;

/** Of a household, newest first. Contacts are those that were confirmed by whom they are about. Throws 403 for a foreign household. */
export async function listRecommendations(
  { q, keys }: { q: Query; keys: KeyStore },
  caller: Caller,
  { householdId, kind }: RecommendationPlace,
  { origin, now }: { origin: string; now: Date },
): Promise<Referral[]> {
  await readPersons(q, caller, householdId);
  const rows = await q<Row>(
    `select r.recommendation_id as "recommendationId", r.giver_id as "giverId", r.way, r.code, r.opened,
       ${written('r.created_at')} as "createdAt", coalesce(u.name, r.created_by) as "createdBy",
       ${written('r.expires_at')} as "expiresAt", r.revoked_at is not null as revoked,
       (select coalesce(jsonb_agg(jsonb_build_object('contactId', c.contact_id, 'keyId', c.key_id,
          'sealed', encode(c.sealed, 'base64'), 'hidesGiver', c.hides_giver, 'state', c.state, 'reason', c.reason,
          'confirmedAt', ${written('c.confirmed_at')}, 'changedAt', ${written('c.changed_at')})
          order by c.confirmed_at desc, c.contact_id), '[]')
        from recommendation_contact c
        where c.recommendation_id = r.recommendation_id and c.confirmed_at is not null) as contacts
     from recommendation r left join advisor_user u on u.user_id = r.created_by
     where r.household_id = $1 and r.kind = $2 order by r.created_at desc, r.recommendation_id`,
    [householdId, kind],
  );
  const overdue = overdueSince(now);
  return Promise.all(
    rows.map(async ({ code, revoked, contacts, ...row }): Promise<Referral> => {
      const opened = await Promise.all(
        contacts.map(async ({ keyId, sealed, reason, ...contact }) => {
          const { contactId, state, changedAt } = contact;
          const entered = await openContact(keys, { contactId, keyId, sealed });
          if (!entered) return [];
          const isOverdue = state !== 'customer' && changedAt < overdue;
          return [{ ...contact, ...entered, isOverdue, ...(reason !== null && { reason }) }];
        }),
      );
      const closed = revoked ? 'revoked' : row.expiresAt <= now.toISOString() ? 'expired' : undefined;
      return { ...row, url: origin + pathOf(code), contacts: opened.flat(), ...(closed && { closed }) };
    }),
  );
}

/** Makes a code. Throws 403, 409 for a closed household or too many open ones, 422 for a giver who is no adult of it. */
export async function createRecommendation(
  q: Query,
  caller: Caller,
  { householdId, kind }: RecommendationPlace,
  { giverId, way }: RecommendationRequest,
  { origin, now }: { origin: string; now: Date },
): Promise<Referral> {
  const persons = await readPersons(q, caller, householdId);
  await refuseClosed(q, caller, householdId);
  if (adults({ persons }).every(({ id }) => id !== giverId))
    throw new ServiceError('invalid', 'Only an adult of the household recommends.', {
      status: 422,
      issues: [{ path: '/giverId', code: 'unknown_person', message: 'No adult of the household.' }],
    });
  await q('select 1 from household where household_id = $1 for update', [householdId]); // two at once count together
  const at = now.toISOString();
  const [open] = await q<{ count: number }>(
    `select count(*)::int as count from recommendation
     where household_id = $1 and kind = $2 and revoked_at is null and expires_at > $3`,
    [householdId, kind, at],
  );
  if ((open?.count ?? 0) >= mostOpen)
    throw new ServiceError('conflict', `${mostOpen} codes of this household are open already.`);
  const recommendationId = randomUUID();
  const code = newCode();
  const expiresAt = new Date(now.getTime() + recommendationDays * day).toISOString();
  await q(
    `insert into recommendation (recommendation_id, household_id, kind, code, giver_id, way, created_at, created_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [recommendationId, householdId, kind, code, giverId, way, at, caller.userId, expiresAt],
  );
  await writeAudit(q, caller, {
    at,
    action: 'recommendation.created',
    householdId,
    subjectId: recommendationId,
  });
  return {
    recommendationId,
    giverId,
    way,
    url: origin + pathOf(code),
    createdAt: at,
    createdBy: caller.name,
    expiresAt,
    opened: 0,
    contacts: [],
  };
}

/** The code leads nowhere any more; who has confirmed a contact stays. Throws 403 for one that is not of this household. */
export async function revokeRecommendation(
  q: Query,
  caller: Caller,
  { householdId, kind, recommendationId }: RecommendationPlace & { recommendationId: string },
  now: Date,
): Promise<{ recommendationId: string }> {
  await readPersons(q, caller, householdId);
  await refuseReaders(q, caller, householdId);
  const at = now.toISOString();
  const found = await q(
    `update recommendation set revoked_at = coalesce(revoked_at, $4)
     where recommendation_id = $1 and household_id = $2 and kind = $3 returning recommendation_id`,
    [recommendationId, householdId, kind, at],
  );
  if (found.length === 0) throw noHousehold();
  await writeAudit(q, caller, {
    at,
    action: 'recommendation.revoked',
    householdId,
    subjectId: recommendationId,
  });
  return { recommendationId };
}

/** How it goes on with a contact. Answers nothing of what the contact has said: answers are remembered for a day. */
export async function changeContact(
  q: Query,
  caller: Caller,
  place: RecommendationPlace & { recommendationId: string; contactId: string },
  { state, reason }: ContactChange,
  now: Date,
): Promise<{ contactId: string }> {
  const { householdId, kind, recommendationId, contactId } = place;
  await readPersons(q, caller, householdId);
  await refuseReaders(q, caller, householdId);
  const at = now.toISOString();
  const changed = await q(
    `update recommendation_contact c set state = $5, reason = $6, changed_at = $7 from recommendation r
     where c.contact_id = $1 and c.recommendation_id = $2 and r.recommendation_id = $2 and r.household_id = $3
       and r.kind = $4 and c.confirmed_at is not null returning c.contact_id`,
    [contactId, recommendationId, householdId, kind, state, reason, at],
  );
  if (changed.length === 0) throw noHousehold();
  await writeAudit(q, caller, { at, action: 'recommendation.decided', householdId, subjectId: contactId });
  return { contactId };
}

/** Forgets a contact at once, whatever its state. */
export async function forgetContact(
  q: Query,
  caller: Caller,
  place: RecommendationPlace & { recommendationId: string; contactId: string },
  now: Date,
): Promise<{ contactId: string }> {
  const { householdId, kind, recommendationId, contactId } = place;
  await readPersons(q, caller, householdId);
  await refuseReaders(q, caller, householdId);
  const gone = await q(
    `delete from recommendation_contact c using recommendation r
     where c.contact_id = $1 and c.recommendation_id = $2 and r.recommendation_id = $2 and r.household_id = $3
       and r.kind = $4 returning c.contact_id`,
    [contactId, recommendationId, householdId, kind],
  );
  if (gone.length === 0) throw noHousehold();
  const at = now.toISOString();
  await writeAudit(q, caller, { at, action: 'recommendation.withdrawn', householdId, subjectId: contactId });
  return { contactId };
}
