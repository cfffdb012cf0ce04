import { sampleHouseholds } from '@vp-digital/core/household/samples';
import { type Database, liftTimeLimit, type Query } from '../database';
import type { Passwords } from '../passwords';
import { type DemoUser, demoPassword, demoUsers } from './demoUsers';
import { accessTo } from './householdAccess';
import { insertSample } from './insertSample';
import { consentsOf } from './sampleConsents';

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
    for (const sample of sampleHouseholds) {
      const { legacyHouseholdId: number } = sample;
      await insertSample(
        q,
        sample,
        { userId: 'petra', access: accessTo(number), consents: consentsOf(number) },
        at,
      );
    }
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
  if (user.profile)
    await q('insert into advisor_profile (user_id, version, data) values ($1, 1, $2)', [
      user.userId,
      user.profile,
    ]);
}
