import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { SectionDocument, SnapshotSummary } from '@vp-digital/core/contracts';
import { householdId, testClock } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

let now = testClock();
const { services, clientOf } = await servicesForTests({ clock: () => now });
const petra = await clientOf('petra', '4711');
const household = `/api/households/${householdId(2)}`;

/** How often payloads of snapshots were read from the database. */
let payloadsRead = 0;
const { q } = services.database;
services.database.q = (text, parameters) => {
  if (/n\.payload from snapshot n/.test(text)) payloadsRead += 1;
  return q(text, parameters);
};

const document = async (section: 'assets' | 'persons') =>
  (await petra.get<SectionDocument<typeof section>>(`${household}/sections/${section}`)).body;
const list = async () =>
  (await petra.get<SnapshotSummary[]>(`${household}/snapshots`)).body.map(({ figures }) => figures.netWorth);

const [aylin = ''] = Object.keys((await document('persons')).data.items);
const assets = ['66666666-0000-4000-8000-00000000000a', '66666666-0000-4000-8000-00000000000b'] as const;
/** A minute after what was before: the list is sorted by the time. */
const freeze = async (label: string) => {
  now = new Date(now.getTime() + 60_000);
  const { status } = await petra.post(`${household}/snapshots`, { label, occasion: 'manual' });
  assert.equal(status, 201);
};
const write = async (id: string, discussedAlone?: 'leftOut') => {
  const asset = {
    kind: 'callMoney',
    name: 'Rücklage',
    value: 1_000_00,
    asOf: '2026-09-01',
    ownership: { [aylin]: 10_000 },
    earmarked: false,
    position: 90,
    ...(discussedAlone && { discussedAlone }),
  };
  const { version } = await document('assets');
  const { status } = await petra.patchSection(2, 'assets', version, [{ path: `/items/${id}`, value: asset }]);
  assert.equal(status, 200);
};

it('of snapshots that hold what is apart since, the payloads are read once, and again when something else is', async () => {
  for (const id of assets) await write(id);
  for (const label of ['Eins', 'Zwei']) await freeze(label);
  const [whole = 0] = await list();
  assert.equal(payloadsRead, 0);

  await write(assets[0], 'leftOut'); // 1.000 € less in both
  for (let look = 0; look < 3; look++)
    assert.deepEqual((await list()).slice(0, 2), [whole - 1_000_00, whole - 1_000_00]);
  assert.equal(payloadsRead, 1);

  await write(assets[1], 'leftOut');
  for (let look = 0; look < 3; look++)
    assert.deepEqual((await list()).slice(0, 2), [whole - 2_000_00, whole - 2_000_00]);
  assert.equal(payloadsRead, 2);

  await freeze('Drei'); // holds nothing of it, is looked at once
  await list();
  await list();
  assert.equal(payloadsRead, 3);

  for (const id of assets) await write(id);
  assert.deepEqual((await list()).slice(1, 3), [whole, whole]);
  assert.equal(payloadsRead, 3);
});
