import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readStored } from '@vp-digital/core/household';
import { writeAudit } from '../audit';
import { systemCaller } from '../authorization';
import type { Database, Query } from '../database';
import type { KeyStore } from '../sealing';
import { profiles } from '../settings';
import { secondsUntilOver, unconfirmedSince } from './contactLife';
import type { RecommendationKind } from './recommendationStore';
import { type EnteredContact, sealContact } from './sealedContact';

/** Whoever stands at the public page: nobody whom the services know. */
const guest = systemCaller('recommended');

/** What a page says of the one who recommends and of the one who is recommended. */
export interface OpenCode {
  recommendationId: string;
  householdId: string;
  kind: RecommendationKind;
  /** First name of who gives it on; nobody where the household has changed since. */
  giver: string | undefined;
  advisor: { name: string; company: string | undefined; telephone: string | undefined };
}

/** So many at one code may wait for their confirmation at once. */
const mostWaiting = 5;

/** Undefined for a code that leads nowhere: unknown, over or withdrawn, nobody learns which. */
export async function findCode(q: Query, code: string, now: Date): Promise<OpenCode | undefined> {
  const [row] = await q<{
    recommendationId: string;
    householdId: string;
    kind: RecommendationKind;
    giverId: string;
    senderId: string;
    sender: string;
    persons: unknown;
  }>(
    `select r.recommendation_id as "recommendationId", r.household_id as "householdId", r.kind, r.giver_id as "giverId",
       r.created_by as "senderId", coalesce(u.name, r.created_by) as sender,
       (select s.data from section s where s.household_id = r.household_id and s.section = 'persons') as persons
     from recommendation r join household h on h.household_id = r.household_id and h.status = 'active'
       left join advisor_user u on u.user_id = r.created_by
     where r.code = $1 and r.revoked_at is null and r.expires_at > $2`,
    [code, now.toISOString()],
  );
  if (!row) return undefined;
  const { recommendationId, householdId, kind, giverId, senderId, sender, persons } = row;
  const giver = readStored('persons', persons ?? { items: {} }).data.items[giverId]?.firstName;
  const { company, telephone } = (await profiles.read(q, senderId)).data;
  return { recommendationId, householdId, kind, giver, advisor: { name: sender, company, telephone } };
}

export const countOpening = (q: Query, recommendationId: string): Promise<unknown> =>
  q('update recommendation set opened = opened + 1 where recommendation_id = $1', [recommendationId]);

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Keeps what somebody has entered, sealed, until it is confirmed. Answers the token of the confirmation; where too many wait,
 * the seconds until the first of them is over.
 */
export async function keepEntered(
  { database, keys }: { database: Database; keys: KeyStore },
  { recommendationId }: OpenCode,
  { contact, hidesGiver }: { contact: EnteredContact; hidesGiver: boolean },
  now: Date,
): Promise<{ token: string; contactId: string } | { wait: number }> {
  const contactId = randomUUID();
  const token = randomBytes(24).toString('base64url');
  const { keyId, sealed } = await sealContact(keys, contactId, contact);
  return database.tx(async (q) => {
    await q('select 1 from recommendation where recommendation_id = $1 for update', [recommendationId]);
    const [waiting] = await q<{ count: number; first: number | null }>(
      `select count(*)::int as count, extract(epoch from min(entered_at))::int as first from recommendation_contact
       where recommendation_id = $1 and confirmed_at is null and entered_at > $2`,
      [recommendationId, unconfirmedSince(now)],
    );
    if (waiting && waiting.count >= mostWaiting)
      return { wait: secondsUntilOver(new Date((waiting.first ?? 0) * 1000), now) };
    await q(
      `insert into recommendation_contact
         (contact_id, recommendation_id, token_hash, key_id, sealed, hides_giver, entered_at, changed_at)
       values ($1, $2, $3, $4, decode($5, 'base64'), $6, $7, $7)`,
      [contactId, recommendationId, hashOf(token), keyId, sealed, hidesGiver, now.toISOString()],
    );
    return { token, contactId };
  });
}

/** Their mail could not be sent: nothing is kept. */
export const forgetEntered = (q: Query, contactId: string): Promise<unknown> =>
  q('delete from recommendation_contact where contact_id = $1', [contactId]);

interface TokenRow {
  contactId: string;
  householdId: string;
  isConfirmed: boolean;
}

/** Whose token it is: before the confirmation only in time. */
export async function findToken(q: Query, token: string, now: Date): Promise<TokenRow | undefined> {
  const [row] = await q<TokenRow>(
    `select c.contact_id as "contactId", r.household_id as "householdId", c.confirmed_at is not null as "isConfirmed"
     from recommendation_contact c join recommendation r on r.recommendation_id = c.recommendation_id
     where c.token_hash = $1 and (c.confirmed_at is not null or c.entered_at > $2)`,
    [hashOf(token), unconfirmedSince(now)],
  );
  return row;
}

/** They say themselves that they want to be contacted; once. */
export const confirmContact = ({ tx }: Database, token: string, now: Date): Promise<boolean> =>
  tx(async (q) => {
    const found = await findToken(q, token, now);
    if (!found) return false;
    if (found.isConfirmed) return true;
    const at = now.toISOString();
    await q(
      `update recommendation_contact set confirmed_at = $2, changed_at = $2
       where contact_id = $1 and confirmed_at is null`,
      [found.contactId, at],
    );
    const { householdId, contactId } = found;
    await writeAudit(q, guest, { at, action: 'recommendation.confirmed', householdId, subjectId: contactId });
    return true;
  });

/** They take it back: nothing of it is left. */
export const withdrawContact = ({ tx }: Database, token: string, now: Date): Promise<boolean> =>
  tx(async (q) => {
    const found = await findToken(q, token, now);
    if (!found) return false;
    const { householdId, contactId, isConfirmed } = found;
    await q('delete from recommendation_contact where contact_id = $1', [contactId]);
    const at = now.toISOString();
    if (isConfirmed)
      await writeAudit(q, guest, {
        at,
        action: 'recommendation.withdrawn',
        householdId,
        subjectId: contactId,
      });
    return true;
  });
