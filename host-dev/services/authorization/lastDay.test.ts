import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SectionDocument } from '@vp-digital/core/contracts';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

/** In October two hours behind the clocks of Germany. */
let now = new Date('2026-10-05T10:00:00Z');
const { services, clientOf } = await servicesForTests({ clock: () => now });
const sabine = await clientOf('sabine', '4700');

const share = (until: string | undefined, household: number) =>
  services.database.q(
    `insert into household_access (household_id, contract, kind, scope, until) values ($1, '4700', 'DELEGATED', 'READ', $2)
     on conflict (contract, household_id) do update set until = excluded.until`,
    [householdId(household), until],
  );
const read = async (household: number) =>
  (await sabine.get<SectionDocument>(`/api/households/${householdId(household)}/sections/goals`)).status;
const found = async () => {
  const { body } = await sabine.graphql<{ searchHouseholds: { nodes: { householdId: string }[] } }>(
    'person',
    '{ searchHouseholds(query: "") { nodes { householdId } } }',
  );
  return body.data?.searchHouseholds.nodes.map((one) => one.householdId) ?? [];
};

describe('a household that was opened until a day', () => {
  it('is open to the end of that day in Germany, and closed with the next without any housekeeping', async () => {
    await share('2026-10-05', 1);
    assert.equal(await read(1), 200);
    now = new Date('2026-10-05T21:59:00Z'); // one minute to midnight
    assert.equal(await read(1), 200);
    now = new Date('2026-10-05T22:00:00Z'); // midnight in Germany, ten in the evening by the database
    assert.equal(await read(1), 403);
  });

  it('is in no list and no search afterwards', async () => {
    await share('2026-10-06', 2);
    assert.ok((await found()).includes(householdId(2)));
    now = new Date('2026-10-07T06:00:00Z');
    assert.ok(!(await found()).includes(householdId(2)));
    assert.equal(await read(2), 403);
  });

  it('without a last day stays open', async () => {
    await share(undefined, 2);
    assert.equal(await read(2), 200);
  });
});
