import { randomBytes, randomUUID } from 'node:crypto';
import { recommendationDays } from '@vp-digital/core/contracts';
import type { Query } from '../database';
import type { KeyStore } from '../sealing';
import { newCode } from './recommendationStore';
import { type EnteredContact, sealContact } from './sealedContact';

export interface SampleReferral {
  householdId: string;
  giverId: string;
  userId: string;
  at: Date;
  /** Who has come by it and confirmed it. */
  contact: EnteredContact | undefined;
}

const day = 86_400_000;

/** A code that was given on as a card and opened, of a sample household. */
export async function addSampleReferral(
  q: Query,
  keys: KeyStore,
  { householdId, giverId, userId, at, contact }: SampleReferral,
): Promise<void> {
  const recommendationId = randomUUID();
  const madeAt = at.toISOString();
  await q(
    `insert into recommendation
       (recommendation_id, household_id, kind, code, giver_id, way, created_at, created_by, expires_at, opened)
     values ($1, $2, 'recommendation', $3, $4, 'card', $5, $6, $7, 1)`,
    [
      recommendationId,
      householdId,
      newCode(),
      giverId,
      madeAt,
      userId,
      new Date(at.getTime() + recommendationDays * day).toISOString(),
    ],
  );
  if (!contact) return;
  const contactId = randomUUID();
  const { keyId, sealed } = await sealContact(keys, contactId, contact);
  await q(
    `insert into recommendation_contact
       (contact_id, recommendation_id, token_hash, key_id, sealed, hides_giver, entered_at, confirmed_at, changed_at)
     values ($1, $2, $3, $4, decode($5, 'base64'), false, $6, $6, $6)`,
    [contactId, recommendationId, randomBytes(32).toString('hex'), keyId, sealed, madeAt],
  );
}
