import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type {
  Change,
  Problem,
  SectionConflict,
  SectionDocument,
  Snapshot,
  SnapshotSummary,
} from '@vp-digital/core/contracts';
import { readStored } from '@vp-digital/core/household';
import { devices } from '@vp-digital/core/household/testing/aged';
import { type AddedHousehold, addHousehold, areaToken, createClient } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';
import { startTestServices } from '../testing/startTestServices';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const older = { 'x-core-version': '0.9.0' };
const [anna, id] = [randomUUID(), randomUUID()];

/** As the services of major 0 have left it. */
const frozen = { items: { [id]: { position: 0, personId: anna, name: 'Rollator', cost: 149 } } };
const today = { items: { [id]: { position: 0, personId: anna, name: 'Rollator', price: 14_900 } } };

let number = 700;
async function household(at = services): Promise<AddedHousehold> {
  number += 1;
  const person = {
    position: 0,
    role: 'responsible',
    firstName: 'Anna',
    lastName: 'Alt',
    birthDate: '1950-01-01',
  };
  const made = await addHousehold(at.database, {
    number,
    contract: '4711',
    sections: {
      persons: { items: { [anna]: person } },
      addresses: { items: {} },
      [devices]: { items: {} },
    },
  });
  await at.database.q(
    'update section set data = $3, field_versions = $4 where household_id = $1 and section = $2',
    [made.householdId, devices, frozen, { [`/items/${id}/cost`]: 1 }],
  );
  return made;
}

const pathOf = ({ householdId }: AddedHousehold) => `/api/households/${householdId}/sections/${devices}`;
const read = async (made: AddedHousehold, headers: Record<string, string> = {}) =>
  (await petra.get<SectionDocument>(pathOf(made), headers)).body;
const change = (made: AddedHousehold, version: number, changes: Change[], headers = {}) =>
  petra.patchSection<SectionDocument & SectionConflict & Problem>(
    made.householdId,
    devices,
    version,
    changes,
    headers,
  );
const at = (name: string) => `/items/${id}/${name}`;

describe('a document that another major of the core has written', () => {
  it('becomes today’s when it is read, and stays so the second time', () => {
    const { data } = readStored(devices, frozen);
    assert.deepEqual(data, today);
    assert.deepEqual(readStored(devices, data).data, today);
  });

  it('is answered in the form of the caller’s major', async () => {
    const made = await household();
    assert.deepEqual((await read(made)).data, today);
    assert.deepEqual((await read(made, older)).data, frozen);
    assert.deepEqual((await read(made, { 'x-core-version': 'nonsense' })).data, today);
  });

  it('is written in today’s form by callers of both, each answered in its own', async () => {
    const made = await household();
    const saved = await change(made, 1, [{ path: at('cost'), value: 200 }], older);
    assert.equal(saved.status, 200, JSON.stringify(saved.body));
    assert.deepEqual(saved.body.data, { items: { [id]: { ...frozen.items[id], cost: 200 } } });
    const { version, data } = await read(made);
    assert.deepEqual(data, { items: { [id]: { ...today.items[id], price: 20_000 } } });
    const added = randomUUID();
    const entry = { position: 1, personId: anna, cost: 20 };
    await change(made, version, [{ path: `/items/${added}`, value: entry }], older);
    const [row] = await services.database.q<{ data: { items: Record<string, object> } }>(
      'select data from section where household_id = $1 and section = $2',
      [made.householdId, devices],
    );
    assert.deepEqual(row?.data.items[added], { position: 1, personId: anna, price: 2_000 });
  });

  it('knows what both mean by a field: a conflict is told by the names that were sent', async () => {
    const made = await household();
    assert.equal((await change(made, 1, [{ path: at('price'), value: 30_000 }])).status, 200);
    const { status, body } = await change(made, 1, [{ path: at('cost'), value: 250 }], older);
    assert.deepEqual([status, body.paths], [412, [at('cost')]]);
    assert.deepEqual(body.current.data, { items: { [id]: { ...frozen.items[id], cost: 300 } } });
    const wrong = await change(made, 2, [{ path: at('cost'), value: -1 }], older);
    assert.deepEqual([wrong.status, wrong.body.issues?.[0]?.path], [422, at('cost')]);
  });

  it('takes a pointer of the old form from everybody for 30 days, as long as a draft may live', async () => {
    const made = await household();
    const draft = [{ path: at('cost'), value: 111 }];
    assert.equal((await change(made, 1, draft)).status, 200);
    assert.deepEqual((await read(made)).data, { items: { [id]: { ...today.items[id], price: 11_100 } } });

    const later = await startTestServices({ clock: () => new Date('2026-10-16T10:00:00Z') });
    try {
      const there = await household(later);
      const client = createClient(later.url, await areaToken(later.url, 'petra', '4711'));
      const refused = await client.patchSection<Problem>(there.householdId, devices, 1, draft);
      assert.deepEqual([refused.status, refused.body.issues?.[0]?.code], [422, 'unknown-field']);
      const still = await client.patchSection(there.householdId, devices, 1, draft, older);
      assert.equal(still.status, 200, 'a caller of that major is understood as long as it is served');
    } finally {
      await later.dispose();
    }
  });

  it('is in snapshots as it was then: what is frozen is read through the migration and never rewritten', async () => {
    const made = await household();
    const snapshots = `/api/households/${made.householdId}/snapshots`;
    const order = { label: 'Alt', occasion: 'manual' };
    const { body } = await petra.post<SnapshotSummary>(snapshots, order, randomUUID());
    const before = await petra.get<Snapshot>(`${snapshots}/${body.snapshotId}`);
    assert.deepEqual(before.body.payload.sections[devices], today);
    await change(made, 1, [{ path: at('price'), value: 1 }]);
    const after = await petra.get<Snapshot>(`${snapshots}/${body.snapshotId}`);
    assert.deepEqual(after.body, before.body);
  });
});

describe('a caller of a newer core', () => {
  it('is told which fields are known here; nobody else is', async () => {
    const made = await household();
    const known = ['position', 'source', 'personId', 'name', 'price'];
    assert.deepEqual((await read(made, { 'x-core-version': '1.1.0' })).knows, known);
    for (const version of ['1.0.0', '1.0.9', '0.9.0'])
      assert.equal((await read(made, { 'x-core-version': version })).knows, undefined);
    const saved = await change(made, 1, [{ path: at('name'), value: 'Neu' }], { 'x-core-version': '1.1.0' });
    assert.deepEqual(saved.body.knows, known);
  });
});
