import { sectionNames, sectionSchemas } from '@vp-digital/core/household';
import { type SampleHousehold, sampleHouseholds } from '@vp-digital/core/household/samples';
import * as z from 'zod/mini';
import { type Database, liftTimeLimit, type Query } from '../database';
import { refreshSearch } from '../households';
import type { Passwords } from '../passwords';
import { type DemoUser, demoPassword, demoUsers } from './demoUsers';
import { accessTo } from './householdAccess';
import { insertConsents } from './sampleConsents';

/** Loads demo users and sample households at the first start, all or nothing. */
export async function seedOnce(database: Database, now: Date, passwords: Passwords): Promise<void> {
  const [known] = await database.q("select 1 from seed where name = 'samples'");
  if (known) return;
  const at = now.toISOString();
  const passwordHash = await passwords.hash(demoPassword);
  await database.tx(async (q) => {
    await liftTimeLimit(q); // another process may be at it
    const first = await q(
      "insert into seed (name, at) values ('samples', $1) on conflict do nothing returning name",
      [at],
    );
    if (first.length === 0) return;
    for (const user of demoUsers) await insertUser(q, user, passwordHash);
    for (const household of sampleHouseholds) await insertHousehold(q, household, at);
  });
}

async function insertUser(q: Query, user: DemoUser, passwordHash: string): Promise<void> {
  await q(
    `insert into advisor_user (user_id, name, parent_user_id, role, permissions, file_rights, advisor, assistant,
       password_hash, email) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      user.userId,
      user.name,
      user.parentUserId,
      user.role,
      user.permissions,
      user.fileRights,
      user.advisor,
      user.assistant,
      passwordHash,
      user.email,
    ],
  );
  for (const [position, { contract, role, label }] of user.contexts.entries())
    await q(
      'insert into advisor_context (user_id, contract, role, label, position) values ($1, $2, $3, $4, $5)',
      [user.userId, contract, role, label, position],
    );
}

async function insertHousehold(q: Query, sample: SampleHousehold, at: string): Promise<void> {
  const { householdId, legacyHouseholdId, lastAppointment, nextAppointment, sections } = sample;
  await q(
    `insert into household (household_id, legacy_household_id, name, sort_name, last_appointment, next_appointment)
     values ($1, $2, '', '', $3, $4)`,
    [householdId, legacyHouseholdId, lastAppointment, nextAppointment],
  );
  for (const { contract, kind } of accessTo(legacyHouseholdId))
    await q('insert into household_access (household_id, contract, kind) values ($1, $2, $3)', [
      householdId,
      contract,
      kind,
    ]);
  for (const section of sectionNames) {
    const data = z.parse(sectionSchemas[section], sections[section]);
    await q(
      `insert into section (household_id, section, version, data, field_versions, changed_at, changed_by)
       values ($1, $2, 1, $3, $4, $5, 'petra')`,
      [householdId, section, data, {}, at],
    );
  }
  await insertConsents(q, sample);
  await refreshSearch(q, householdId);
}
