import { type SampleHousehold, sampleHouseholds } from '@vp-digital/core/household/samples';
import type { Database, Query } from '../database';
import { accessTo } from '../seed/householdAccess';
import { insertSample } from '../seed/insertSample';
import { consentsOf } from '../seed/sampleConsents';
import { demoUsers } from '../seed/demoUsers';
import { teamId, teamLegacyId, ofTeam } from './teamNames';
import { testClock } from './testClock';

const userIds = demoUsers.map(({ userId }) => userId);

/**
 * Adds the demo accounts and the sample households once more, under ids and contracts of their own: what a test does to
 * them no other test sees, whatever it is.
 */
export function addTeam(database: Database, team: number): Promise<void> {
  return database.tx(async (q) => {
    await copyAccounts(q, team);
    for (const sample of sampleHouseholds) {
      const { legacyHouseholdId: number } = sample;
      const access = accessTo(number).map(({ contract, kind }) => ({
        contract: ofTeam(contract, team),
        kind,
      }));
      const owner = { userId: ofTeam('petra', team), access, consents: consentsOf(number) };
      await insertSample(q, copyOf(sample, team), owner, testClock().toISOString());
    }
  });
}

/** Takes the accounts of a team away, and every household of their contracts. */
export function removeTeam(database: Database, team: number): Promise<void> {
  const accounts = userIds.map((userId) => ofTeam(userId, team));
  const theirs = '(select value from jsonb_array_elements_text($1))';
  return database.tx(async (q) => {
    await q(
      `delete from household where household_id in (select a.household_id from household_access a
         join advisor_context c on c.contract = a.contract where c.user_id in ${theirs})`,
      [accounts],
    );
    await q(`delete from impersonation where actor in ${theirs} or user_id in ${theirs}`, [accounts]);
    await q(`delete from advisor_user where user_id in ${theirs}`, [accounts]);
  });
}

async function copyAccounts(q: Query, team: number): Promise<void> {
  const demo = '(select value from jsonb_array_elements_text($2))';
  await q(
    `insert into advisor_user (user_id, name, parent_user_id, role, permissions, file_rights, advisor, assistant,
       password_hash, email)
     select user_id || $1::text, name, parent_user_id || $1::text, role, permissions, file_rights, advisor, assistant,
       password_hash, email from advisor_user where user_id in ${demo}`,
    [String(team), userIds],
  );
  await q(
    `insert into advisor_context (user_id, contract, role, label, position)
     select user_id || $1::text, contract || $1::text, role, label || $1::text, position
     from advisor_context where user_id in ${demo}`,
    [String(team), userIds],
  );
}

/** The same household with ids of its own, within its documents too. */
function copyOf(sample: SampleHousehold, team: number): SampleHousehold {
  const text = JSON.stringify(sample).replaceAll(/\b([123])\1{7}(?=-\d{4}-4000-8\d{3}-\d{12}\b)/g, (start) =>
    teamId(start, team),
  );
  return {
    ...(JSON.parse(text) as SampleHousehold), // a sample before and after
    legacyHouseholdId: teamLegacyId(sample.legacyHouseholdId, team),
  };
}
