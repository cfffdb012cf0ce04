import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { mostEntries, type Problem, type SectionDocument, tooManyEntries } from '@vp-digital/core/contracts';
import { type Answer, householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests({ limits: 'all=1000000/s snapshots=1/h:2' });
const petra = await clientOf('petra', '4711');
type Goals = SectionDocument<'goals'>;

const goals = `/api/households/${householdId(1)}/sections/goals`;
const read = async (path = goals) => (await petra.get<Goals>(path)).body;
const goal = { category: 'other', title: 'Boot', target: 100_000 };
const entries = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, position) => [randomUUID(), { ...goal, position }]));
const put = async (items: object): Promise<Answer<Goals & Problem>> =>
  petra.patchSection(1, 'goals', (await read()).version, [{ path: '/items', value: items as never }]); // as the test says
const problemOf = ({ status, body }: Answer<Partial<Problem>>) => [
  status,
  body.issues?.map(({ path, code }) => [path, code]),
];
const refused = [422, [['/items', tooManyEntries]]];

describe('a list of a household', () => {
  it('takes as many entries as no household has, and not one more', async () => {
    const most = await put(entries(mostEntries));
    assert.equal(most.status, 200, JSON.stringify(most.body).slice(0, 500));
    assert.deepEqual(problemOf(await put({ ...(await read()).data.items, ...entries(1) })), refused);
    const one = await petra.patchSection<Problem>(1, 'goals', (await read()).version, [
      { path: `/items/${randomUUID()}`, value: { ...goal, position: 1_000 } },
    ]);
    assert.deepEqual(problemOf(one), refused);
    assert.equal(Object.keys((await read()).data.items).length, mostEntries);
  });

  it('that is longer already, as merging makes it, is read, changed and shortened, and grows no further', async () => {
    const longer = entries(mostEntries + 50);
    await services.database.q(
      "update section set data = jsonb_build_object('items', $2::jsonb) where household_id = $1 and section = 'goals'",
      [householdId(1), longer],
    );
    const { version, data } = await read();
    const [first = '', second = ''] = Object.keys(data.items);
    assert.equal(Object.keys(data.items).length, mostEntries + 50);
    const changed = await petra.patchSection<Goals>(1, 'goals', version, [
      { path: `/items/${first}/title`, value: 'Garten' },
    ]);
    assert.deepEqual([changed.status, changed.body.data.items[first]?.title], [200, 'Garten']);
    assert.deepEqual(problemOf(await put({ ...(await read()).data.items, ...entries(1) })), refused);
    const shortened = await petra.patchSection(1, 'goals', (await read()).version, [
      { path: `/items/${second}` },
    ]);
    assert.equal(shortened.status, 200);
    assert.deepEqual(problemOf(await put({ ...(await read()).data.items, ...entries(2) })), refused);
  });

  it('has at most thirty persons', async () => {
    const path = `/api/households/${householdId(2)}/sections/persons`;
    const { body } = await petra.get<SectionDocument<'persons'>>(path);
    const [person] = Object.values(body.data.items);
    const known = Object.keys(body.data.items).length;
    const add = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        path: `/items/${randomUUID()}`,
        value: {
          role: 'other',
          firstName: 'Nele',
          lastName: 'Neu',
          birthDate: '1990-01-02',
          position: index,
        },
      }));
    assert.ok(person);
    const more = await petra.patchSection<Problem>(2, 'persons', body.version, add(31 - known));
    assert.deepEqual(problemOf(more), refused);
    const most = await petra.patchSection(2, 'persons', body.version, add(30 - known));
    assert.equal(most.status, 200, JSON.stringify(most.body).slice(0, 500));
  });
});

describe('a snapshot', () => {
  const snapshots = (household: number) => `/api/households/${householdId(household)}/snapshots`;
  const wanted = { label: 'Stand', occasion: 'manual' };

  it('is counted for itself by user, and nothing else waits for that', async () => {
    const answers = [1, 2, 3].map(() => petra.post(snapshots(3), wanted));
    const statuses = (await Promise.all(answers)).map(({ status }) => status).sort();
    assert.deepEqual(statuses, [201, 201, 429]);
    const sabine = await clientOf('sabine', '4700');
    assert.equal((await sabine.post(snapshots(3), wanted)).status, 403, 'another user is not kept waiting');
    assert.equal((await petra.get(snapshots(3))).status, 200);
  });
});
