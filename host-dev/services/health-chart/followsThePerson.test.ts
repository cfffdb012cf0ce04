import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type HealthChartDocument,
  type MergePreview,
  mergePreview,
  type MovedOut,
  movedOut,
  type MoveOutPreview,
  moveOutPreview,
} from '@vp-digital/core/contracts';
import { addHousehold, testClock } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';
import { destroyDueKeys } from './endHealthCharts';
import { openPersonKeys, personKeysFolder } from '../sealing';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
let number = 800;

const person = (position: number, firstName: string) => ({
  position,
  role: 'responsible',
  firstName,
  lastName: 'Mitnehmer',
  birthDate: '1988-04-12',
});

async function household(persons: object) {
  number += 1;
  const sections = { persons: { items: persons }, addresses: { items: {} } };
  return addHousehold(services.database, { number, contract: '4711', sections });
}
const pathOf = (householdId: string, personId: string) =>
  `/api/households/${householdId}/persons/${personId}/health-chart`;
const read = async (householdId: string, personId: string) =>
  (await petra.get<HealthChartDocument>(pathOf(householdId, personId))).body;

/** Somebody of the household consents and says something. */
async function say(householdId: string, personId: string, details: string) {
  await petra.post(`/api/households/${householdId}/consents`, {
    action: 'given',
    personId,
    givenBy: personId,
    topics: [{ topic: 'healthData', textVersion: '2025-07' }],
    proof: { form: 'click', name: 'Muster Mitnehmer' },
  });
  const { version } = await read(householdId, personId);
  const chart = { answers: { skin: { answer: 'yes', details } } };
  assert.equal((await petra.put(pathOf(householdId, personId), chart, version)).status, 200);
}

describe('health answers', () => {
  it('move out with the person, and stay those of the others', async () => {
    const [emma, paul] = [randomUUID(), randomUUID()];
    const home = await household({ [emma]: person(0, 'Emma'), [paul]: person(1, 'Paul') });
    await say(home.householdId, emma, 'Emmas Angabe');
    await say(home.householdId, paul, 'Pauls Angabe');
    const path = `/api/households/${home.householdId}/administration`;
    const asked = { personIds: [paul] };
    const { basis } = moveOutPreview.parse(
      (await petra.post<MoveOutPreview>(`${path}/move-out-preview`, asked)).body,
    );
    const order = { ...asked, basis, knowsReaders: true };
    const answer = await petra.post<MovedOut>(`${path}/move-out`, order);
    assert.equal(answer.status, 201);
    const { householdId } = movedOut.parse(answer.body);
    assert.equal((await read(householdId, paul)).chart?.answers.skin?.details, 'Pauls Angabe');
    assert.equal((await read(home.householdId, emma)).chart?.answers.skin?.details, 'Emmas Angabe');
    assert.equal((await petra.get(pathOf(home.householdId, paul))).status, 403);
  });

  it('follow the person into the household that takes hers in, and are never merged', async () => {
    const ids = Array.from({ length: 4 }, () => randomUUID()) as [string, string, string, string];
    const [ella, otto, ellaThere, ottoThere] = ids;
    const here = await household({ [ella]: person(0, 'Ella'), [otto]: person(1, 'Otto') });
    const there = await household({ [ellaThere]: person(0, 'Ella'), [ottoThere]: person(1, 'Otto') });
    await say(here.householdId, ella, 'hier');
    await say(there.householdId, ellaThere, 'dort');
    await say(there.householdId, ottoThere, 'nur dort');
    const path = `/api/households/${here.householdId}/administration`;
    const pairs = [
      { here: ella, there: ellaThere },
      { here: otto, there: ottoThere },
    ];
    const question = { otherId: there.householdId, pairs };
    const preview = await petra.post<MergePreview>(`${path}/merge-preview`, question);
    assert.doesNotMatch(JSON.stringify(preview.body), /nur dort/);
    const { basis } = mergePreview.parse(preview.body);
    const order = { ...question, basis, take: [], name: there.name };
    assert.equal((await petra.post(`${path}/merge`, order)).status, 201);

    assert.equal((await read(here.householdId, otto)).chart?.answers.skin?.details, 'nur dort');
    const own = await read(here.householdId, ella);
    assert.equal(own.chart?.answers.skin?.details, 'hier');
    assert.deepEqual(
      [own.ended?.reason, own.ended?.answers, own.ended?.at],
      ['removed', 1, testClock().toISOString()],
    );
    const due = await services.database.q('select key_id from health_key_due');
    assert.equal(due.length, 1, 'the key of what was not taken is to be destroyed');
    await destroyDueKeys(services.database, openPersonKeys(personKeysFolder(services.keysFolder), []));
    assert.deepEqual(await services.database.q('select key_id from health_key_due'), []);
  });

  it('go with a household that is removed for good, and so does their key', async () => {
    const emil = randomUUID();
    const home = await household({ [emil]: person(0, 'Emil') });
    await say(home.householdId, emil, 'weg');
    await services.database.q('delete from household where household_id = $1', [home.householdId]);
    assert.equal((await services.database.q('select key_id from health_key_due')).length, 1);
  });
});
