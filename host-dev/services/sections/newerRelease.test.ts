import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type Change,
  type MergePreview,
  type MovedOut,
  type MoveOutPreview,
  type Problem,
  type SectionDocument,
  type Snapshot,
  type SnapshotSummary,
  unknownField,
  type WrittenVersions,
} from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import { permissions } from '@vp-digital/core/reference';
import { permissionsOf } from '../seed/roles';
import { type AddedHousehold, addHousehold } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

type Item = Record<string, unknown>;

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');

const [anna, ben] = [randomUUID(), randomUUID()];
const person = (position: number, firstName: string, more: Item = {}) => ({
  position,
  role: 'responsible',
  firstName,
  lastName: 'Neuer',
  birthDate: '1988-04-12',
  ...more,
});
const goal = { category: 'travel', title: 'Reise', personId: anna };

/** What a later release may write beside what this one knows: a field in every entry, and a list. */
const newerField = { shoeSize: 43 };
const newerList = { wardrobes: { [randomUUID()]: { personId: anna, doors: 2 } } };

let number = 900;
async function household(sections: Partial<Record<SectionName, object>> = {}): Promise<AddedHousehold> {
  number += 1;
  const persons = { items: { [anna]: person(0, 'Anna'), [ben]: person(1, 'Ben') } };
  const made = await addHousehold(services.database, {
    number,
    contract: '4711',
    sections: { persons, addresses: { items: {} }, goals: { items: { [randomUUID()]: goal } } },
  });
  for (const [section, data] of Object.entries(sections)) await write(made, section as SectionName, data); // its own keys
  return made;
}

/** As a newer release of the services has left it. */
const write = ({ householdId }: AddedHousehold, section: SectionName, data: object) =>
  services.database.q('update section set data = $3 where household_id = $1 and section = $2', [
    householdId,
    section,
    data,
  ]);

const newerPersons = () => ({
  items: { [anna]: person(0, 'Anna', newerField), [ben]: person(1, 'Ben') },
  ...newerList,
});
const pathOf = ({ householdId }: { householdId: string }, section: SectionName) =>
  `/api/households/${householdId}/sections/${section}`;
const read = async (made: { householdId: string }, section: SectionName) =>
  (await petra.get<SectionDocument>(pathOf(made, section))).body;
const dataOf = async (made: { householdId: string }, section: SectionName) =>
  (await read(made, section)).data as { items: Record<string, Item>; wardrobes?: Record<string, Item> };
const change = ({ householdId }: AddedHousehold, section: SectionName, version: number, changes: Change[]) =>
  petra.patchSection<SectionDocument & Problem>(householdId, section, version, changes);

describe('what a newer release has written into a household', () => {
  it('is handed out as it is, and stays while something else is changed', async () => {
    const made = await household({ persons: newerPersons() });
    assert.deepEqual(await dataOf(made, 'persons'), newerPersons());
    const { version } = await read(made, 'persons');
    const { status } = await change(made, 'persons', version, [
      { path: `/items/${anna}/title`, value: 'Dr.' },
      { path: `/items/${ben}` },
    ]);
    assert.equal(status, 200);
    const { items, wardrobes } = await dataOf(made, 'persons');
    assert.deepEqual(items, { [anna]: person(0, 'Anna', { ...newerField, title: 'Dr.' }) });
    assert.deepEqual(wardrobes, newerList.wardrobes);
  });

  it('is shown to nobody who does not see everything: nobody knows what it is about', async () => {
    const made = await household({ persons: newerPersons() });
    const held = permissionsOf('assistant').filter((permission) => permission !== permissions.sectionReport);
    await services.database.q('update advisor_user set permissions = $1 where user_id = $2', [held, 'timo']);
    const timo = await clientOf('timo', '4711');
    const { status, body } = await timo.get<SectionDocument>(pathOf(made, 'persons'));
    assert.equal(status, 200);
    assert.deepEqual(body.data, { items: { [anna]: person(0, 'Anna'), [ben]: person(1, 'Ben') } });
  });

  it('is written by nobody through this release: refused by name, and alone', async () => {
    const made = await household();
    const { version } = await read(made, 'persons');
    const refused = await change(made, 'persons', version, [
      { path: `/items/${anna}/title`, value: 'Dr.' },
      { path: `/items/${anna}/shoeSize`, value: 43 },
      { path: `/items/${ben}/gender`, value: 'somethingNewer' },
    ]);
    assert.equal(refused.status, 422);
    assert.deepEqual(
      refused.body.issues?.map(({ path, code }) => [path.split('/').at(-1), code]).toSorted(),
      [
        ['gender', unknownField],
        ['shoeSize', unknownField],
      ],
    );
  });

  it('is in no snapshot, and where figures would go on without it, there is none', async () => {
    const made = await household({ persons: newerPersons() });
    const snapshots = `/api/households/${made.householdId}/snapshots`;
    const order = { label: 'Test', occasion: 'manual' };
    const frozen = await petra.post<SnapshotSummary>(snapshots, order, randomUUID());
    assert.equal(frozen.status, 201);
    const { body } = await petra.get<Snapshot>(`${snapshots}/${frozen.body.snapshotId}`);
    assert.ok(!/shoeSize|wardrobes/.test(JSON.stringify(body)));

    const items = { [anna]: person(0, 'Anna', { maritalStatus: 'somethingNewer' }) };
    await write(made, 'persons', { items });
    assert.equal((await petra.post(snapshots, order, randomUUID())).status, 409);
  });

  it('comes along when somebody moves out', async () => {
    const made = await household({ persons: newerPersons() });
    const administration = `/api/households/${made.householdId}/administration`;
    const personIds = [anna];
    const preview = await petra.post<MoveOutPreview>(`${administration}/move-out-preview`, { personIds });
    const { status, body } = await petra.post<MovedOut>(
      `${administration}/move-out`,
      { personIds, basis: preview.body.basis },
      randomUUID(),
    );
    assert.equal(status, 201, JSON.stringify(body));
    const gone = await dataOf(body, 'persons');
    assert.deepEqual(gone.items[anna], person(0, 'Anna', newerField));
    const left = await dataOf(made, 'persons');
    assert.deepEqual(Object.keys(left.items), [ben]);
  });

  it('comes along when its household is taken into another one', async () => {
    const here = await household();
    await write(here, 'persons', {
      items: { [randomUUID()]: person(0, 'Carl', { birthDate: '1960-01-01' }) },
    });
    const there = await household({ persons: newerPersons() });
    const administration = `/api/households/${here.householdId}/administration`;
    const otherId = there.householdId;
    const preview = await petra.post<MergePreview>(`${administration}/merge-preview`, { otherId, pairs: [] });
    const { basis } = preview.body;
    const order = { otherId, pairs: [], basis, take: [], name: there.name };
    const { status, body } = await petra.post<WrittenVersions>(
      `${administration}/merge`,
      order,
      randomUUID(),
    );
    assert.equal(status, 201, JSON.stringify(body));
    const { items } = await dataOf(here, 'persons');
    assert.deepEqual([items[anna]?.['shoeSize'], Object.keys(items).length], [43, 3]);
  });

  it('does not keep anybody from finding the household', async () => {
    const made = await household({ persons: newerPersons() });
    const { version } = await read(made, 'persons');
    await change(made, 'persons', version, [{ path: `/items/${anna}/lastName`, value: 'Unverwechselbar' }]);
    const { body } = await petra.get<SectionDocument>(pathOf(made, 'persons'));
    assert.equal(body.data.items[anna] && 'shoeSize' in body.data.items[anna], true);
    const [found] = await services.database.q<{ name: string }>(
      'select name from household where household_id = $1',
      [made.householdId],
    );
    assert.match(found?.name ?? '', /Unverwechselbar/);
  });
});
