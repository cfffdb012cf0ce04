import assert from 'node:assert/strict';
import { it } from 'node:test';
import { householdId } from './client';
import { addTeam, removeTeam } from './addTeam';
import { servicesForTests } from './servicesForTests';
import { firstTeam, ofTeam, teamId } from './teamNames';

const { services, clientOf } = await servicesForTests();
const team = firstTeam;

const rows = async () =>
  (
    await services.database.q<Record<string, number>>(
      `select (select count(*) from household) as households, (select count(*) from section) as sections,
         (select count(*) from consent_record) as consents, (select count(*) from advisor_user) as accounts,
         (select count(*) from advisor_context) as contexts, (select count(*) from search_term) as terms`,
    )
  )[0];

it('a team works on copies of accounts and households, and leaves nothing', async () => {
  const before = await rows();
  await addTeam(services.database, team);
  assert.deepEqual(
    await rows(),
    Object.fromEntries(Object.entries(before ?? {}).map(([name, count]) => [name, 2 * count])),
  );
  const petra = await clientOf(ofTeam('petra', team), ofTeam('4711', team));
  const path = (id: string) => `/api/households/${id}/sections/incomes`;
  assert.equal((await petra.get(path(teamId(householdId(2), team)))).status, 200);
  assert.equal((await petra.get(path(householdId(2)))).status, 403, 'the samples themselves are not theirs');
  assert.equal((await (await clientOf('petra', '4711')).get(path(teamId(householdId(2), team)))).status, 403);
  await removeTeam(services.database, team);
  assert.deepEqual(await rows(), before);
});
