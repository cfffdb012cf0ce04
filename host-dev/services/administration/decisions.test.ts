import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AccessRequest, Administration, AuditPage, Problem } from '@vp-digital/core/contracts';
import { type AddedHousehold, addHousehold, type Client } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const sabine = await clientOf('sabine', '4700');
const timo = await clientOf('timo', '4711');
/** Petra assists Sabine. */
const assisting = await clientOf('petra', '4700');

await services.database.q(
  `update advisor_user set file_rights = '["access", "create"]' where user_id = 'nora'`,
);
const nora = await clientOf('nora', '4712');

const accessRequests = '/api/households/access-requests';

describe('what is decided about a household', () => {
  let number = 700;
  const ownHousehold = (contract: string): Promise<AddedHousehold> => {
    number += 1;
    return addHousehold(services.database, { number, contract });
  };
  const pathOf = ({ householdId }: AddedHousehold) => `/api/households/${householdId}/administration`;
  const action = <Body = Administration>(
    client: Client,
    household: AddedHousehold,
    name: string,
    body: object,
  ) => client.post<Body>(`${pathOf(household)}/${name}`, body);

  /** Asks for a household of another contract. */
  async function ask(client: Client, household: AddedHousehold): Promise<string> {
    const [person] = await services.database.q<{ firstName: string; lastName: string; birthDate: string }>(
      `select first_name as "firstName", last_name as "lastName", birth_date as "birthDate"
       from person where household_id = $1 order by birth_date limit 1`,
      [household.householdId],
    );
    assert.equal((await client.post(accessRequests, { persons: [person] })).status, 201);
    const [asked] = await services.database.q<{ id: string }>(
      'select request_id as id from access_request where household_id = $1 and granted is null order by requested_at desc, contract desc',
      [household.householdId],
    );
    return asked?.id ?? '';
  }
  const answer = (client: Client, requestId: string, granted = true) =>
    client.post<Problem>(`${accessRequests}/${requestId}/decision`, { granted });
  const waitingFor = async (client: Client) =>
    (await client.get<AccessRequest[]>(accessRequests)).body.map(({ requestId }) => requestId);
  const logged = async (client: Client, household: AddedHousehold) =>
    (await client.get<AuditPage>(`${pathOf(household)}/audit`)).body.entries.map(
      ({ by, action, detail }) => [by, action, detail] as const,
    );
  const isOpenTo = async (client: Client, { householdId }: AddedHousehold) =>
    (await client.get(`/api/households/${householdId}/sections/goals`)).status === 200;

  it('an assistant neither sees nor grants what others ask for; it is noted that she tried', async () => {
    const household = await ownHousehold('4711');
    const requestId = await ask(sabine, household);
    assert.deepEqual(await waitingFor(timo), []);
    assert.equal((await answer(timo, requestId)).status, 403);
    assert.equal(await isOpenTo(sabine, household), false);
    assert.deepEqual(await waitingFor(petra), [requestId]);
    assert.ok(
      (await logged(petra, household)).some(
        ([by, ...rest]) => `${by} ${rest.join(' ')}` === 'Timo Assistent administration.refused access',
      ),
    );
  });

  it('who asks grants it to nobody, not even working for the one who is asked', async () => {
    const household = await ownHousehold('4700');
    const requestId = await ask(petra, household);
    assert.deepEqual(await waitingFor(assisting), []);
    for (const asker of [assisting, petra]) assert.equal((await answer(asker, requestId)).status, 403);
    assert.equal(await isOpenTo(petra, household), false);
    assert.equal((await answer(sabine, requestId)).status, 201);
    assert.equal(await isOpenTo(petra, household), true);
  });

  it('a deputy decides, but neither what she has asked nor what was asked for her own contract', async () => {
    const household = await ownHousehold('4700');
    const requestId = await ask(petra, household);
    const roleOf = (role: string) =>
      services.database.q(
        "update advisor_context set role = $1 where user_id = 'petra' and contract = '4700'",
        [role],
      );
    await roleOf('DEPUTY');
    const [own, other] = [(await answer(assisting, requestId)).status, await ownHousehold('4700')];
    const forHerContract = (await answer(assisting, await ask(timo, other))).status;
    const granted = (await answer(assisting, await ask(nora, other))).status;
    await roleOf('ASSISTANCE');
    assert.deepEqual([own, forHerContract, granted], [403, 403, 201]);
  });

  it('what was opened is closed again by those who administer it, and by nobody else', async () => {
    const household = await ownHousehold('4711');
    assert.equal((await answer(petra, await ask(sabine, household))).status, 201);
    const shown = (await petra.get<Administration>(pathOf(household))).body;
    assert.deepEqual(shown.sharedWith, [{ contract: '4700', name: 'Sabine Senior', scope: 'write' }]);
    const end = { contract: '4700' };
    for (const client of [timo, sabine, assisting]) {
      assert.deepEqual((await client.get<Administration>(pathOf(household))).body.sharedWith, []);
      assert.equal((await action(client, household, 'sharing-end', end)).status, 403);
    }
    assert.equal(await isOpenTo(sabine, household), true);
    const ended = await action(petra, household, 'sharing-end', end);
    assert.deepEqual([ended.status, ended.body.sharedWith, ended.body.colleagues.length], [201, [], 1]);
    assert.equal(await isOpenTo(sabine, household), false);
    const { body } = await sabine.graphql<{ searchHouseholds: { total: number } }>(
      'person',
      'query ($query: String!) { searchHouseholds(query: $query) { total } }',
      { query: household.name },
    );
    assert.equal(body.data?.searchHouseholds.total, 0);
    assert.equal((await action(petra, household, 'sharing-end', end)).status, 409);
    assert.equal((await action(petra, household, 'sharing-end', { contract: '4711' })).status, 409);
    const actions = (await logged(petra, household)).map(([by, action]) => `${by}: ${action}`);
    for (const expected of ['Petra Beispiel: access.ended', 'Sabine Senior: administration.refused'])
      assert.ok(actions.includes(expected), expected);
  });

  it('handing over, closing and deleting are refused to the assistant and to who asks, and noted', async () => {
    const household = await ownHousehold('4711');
    await ask(sabine, household);
    for (const [client, by] of [
      [timo, 'Timo Assistent'],
      [sabine, 'Sabine Senior'],
    ] as const)
      for (const [name, body] of [
        ['hand-over', { contract: '4700', customersInformed: true }],
        ['sharing-end', { contract: '4700' }],
        ['deletion', { reason: 'customerWish', name: household.name }],
        ['status', { status: 'locked' }],
      ] as const) {
        const refused = await action<Problem>(client, household, name, body);
        assert.deepEqual([refused.status, refused.body.code], [403, 'forbidden'], name);
        const log = await logged(petra, household);
        assert.ok(
          log.some((entry) => entry.join() === [by, 'administration.refused', name].join()),
          name,
        );
      }
  });

  it('a deletion is not confirmed by an assistant of the contract', async () => {
    const household = await ownHousehold('4700');
    const asked = await action(sabine, household, 'deletion', {
      reason: 'customerWish',
      name: household.name,
    });
    const decision = `/api/households/requests/${asked.body.request?.requestId}/decision`;
    assert.equal((await assisting.post(decision, { decision: 'accepted' })).status, 403);
    assert.deepEqual((await assisting.get('/api/households/requests')).body, []);
    assert.ok(
      (await logged(sabine, household)).some(
        ([by, action]) => by === 'Petra Beispiel' && action === 'administration.refused',
      ),
    );
  });
});
