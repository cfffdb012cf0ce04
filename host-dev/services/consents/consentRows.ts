import { randomUUID } from 'node:crypto';
import type { ConsentProof, ConsentRecord } from '@vp-digital/core/contracts';
import type { Query } from '../database';
import { contentHash } from '../snapshots';
import { consentTexts } from './texts';

/** An action that was checked. */
export interface NewRecord
  extends Pick<ConsentRecord, 'personId' | 'topic' | 'action' | 'textVersion' | 'form' | 'givenBy' | 'on'> {
  proof?: ConsentProof | undefined;
}

/** Adds a record and answers its id. Its hash binds the action, the proof and the words that were read. */
export async function insertRecord(
  q: Query,
  place: { householdId: string; userId: string; at: string },
  record: NewRecord,
): Promise<{ consentId: string; sha256: string }> {
  const consentId = randomUUID();
  const { householdId, userId, at } = place;
  const { personId, topic, action, textVersion, form, givenBy, on, proof } = record;
  const words = consentTexts.find((text) => text.topic === topic && text.version === textVersion);
  const sha256 = contentHash({ consentId, ...place, ...record, words });
  await q(
    `insert into consent_record (consent_id, household_id, person_id, topic, action, text_version, form, given_by,
       on_day, at, recorded_by, proof, sha256) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      consentId,
      householdId,
      personId,
      topic,
      action,
      textVersion,
      form,
      givenBy,
      on,
      at,
      userId,
      proof,
      sha256,
    ],
  );
  return { consentId, sha256 };
}

/** A household's records in the order of their recording; with their proofs only those of one person. */
export async function selectRecords(
  q: Query,
  householdId: string,
  proofsOf?: string,
): Promise<ConsentRecord[]> {
  const rows = await q<{ record: ConsentRecord }>(
    `select jsonb_strip_nulls(jsonb_build_object('consentId', c.consent_id, 'personId', coalesce(m.became_id, c.person_id), 'topic', c.topic,
       'action', c.action, 'textVersion', c.text_version, 'form', c.form, 'givenBy', coalesce(g.became_id, c.given_by), 'on', c.on_day,
       'at', to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
       'recordedBy', coalesce(u.name, c.recorded_by), 'sha256', c.sha256,
       'proof', case when coalesce(m.became_id, c.person_id) = $2 then c.proof end)) as record
     from consent_record c left join advisor_user u on u.user_id = c.recorded_by
       left join merged_person m on m.household_id = c.household_id and m.person_id = c.person_id
       left join merged_person g on g.household_id = c.household_id and g.person_id = c.given_by
     where c.household_id = $1 and ($2::uuid is null or coalesce(m.became_id, c.person_id) = $2) order by c.position`,
    [householdId, proofsOf],
  );
  return rows.map(({ record }) => record);
}
