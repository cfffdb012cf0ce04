import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type {
  Change,
  HouseholdConsents,
  MergePreview,
  MovedOut,
  MoveOutPreview,
  PersonExport,
  Problem,
  SectionConflict,
  SectionDocument,
  Snapshot,
  SnapshotSummary,
  WrittenVersions,
} from '@vp-digital/core/contracts';
import { aidOf, aids } from '@vp-digital/core/household/testing/fictitious';
import { type Permission, permissions } from '@vp-digital/core/reference';
import { type AddedHousehold, addHousehold, type Client } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

type Items = Record<string, Record<string, unknown>>;

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const [anna, ben] = [randomUUID(), randomUUID()];
const [hers, his, secret] = [randomUUID(), randomUUID(), randomUUID()];
const goal = randomUUID();

const person = (position: number, firstName: string, birthDate: string) => ({
  position,
  role: 'responsible',
  firstName,
  lastName: 'Weiter',
  birthDate,
});
const all: Items = {
  [hers]: aidOf(anna, { goalId: goal }),
  [his]: aidOf(ben, { name: 'Brille', goalId: goal }),
  [secret]: aidOf(anna, { name: 'Nur für uns', private: true }),
};

let number = 800;
async function household(items: Items = all): Promise<AddedHousehold> {
  number += 1;
  const persons = {
    items: { [anna]: person(0, 'Anna', '1988-04-12'), [ben]: person(1, 'Ben', '1985-02-03') },
  };
  const goals = { items: { [goal]: { category: 'travel', title: 'Reise', personId: anna } } };
  const sections = { persons, addresses: { items: {} }, goals, [aids]: { items } };
  return addHousehold(services.database, { number, contract: '4711', sections });
}

const pathOf = ({ householdId }: { householdId: string }, section = aids) =>
  `/api/households/${householdId}/sections/${section}`;
const read = async (made: { householdId: string }, client: Client = petra) =>
  (await client.get<SectionDocument>(pathOf(made))).body;
const itemsOf = async (made: { householdId: string }, client?: Client): Promise<Items> =>
  (await read(made, client)).data.items;
const change = (made: AddedHousehold, version: number, changes: Change[], client: Client = petra) =>
  client.patchSection<SectionDocument & SectionConflict & Problem>(made.householdId, aids, version, changes);
const consent = (made: AddedHousehold, order: object) =>
  petra.post<HouseholdConsents>(`/api/households/${made.householdId}/consents`, order, randomUUID());
const givenBy = (personId: string) => ({
  action: 'given',
  personId,
  givenBy: personId,
  topics: [{ topic: 'healthData', textVersion: '2025-07' }],
  proof: { form: 'click', name: 'Anna Weiter' },
});

/** Timo, signed in with all permissions but these. */
async function timoWithout(...missing: Permission[]): Promise<Client> {
  const held = Object.values(permissions).filter((permission) => !missing.includes(permission));
  await services.database.q('update advisor_user set permissions = $1 where user_id = $2', [held, 'timo']);
  return clientOf('timo', '4711');
}

const notes = async (made: AddedHousehold): Promise<number> => {
  const [row] = await services.database.q<{ count: number }>(
    "select count(*)::int as count from audit where household_id = $1 and action = 'section.read' and detail = $2",
    [made.householdId, aids],
  );
  return row?.count ?? 0;
};
const without = (items: Items, ...names: string[]): Items =>
  Object.fromEntries(
    Object.entries(items).map(([id, item]) => [
      id,
      Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name))),
    ]),
  );

describe('a document that is only defined', () => {
  it('is read and written field by field, by whom its definition lets', async () => {
    const made = await household();
    const { version } = await read(made);
    const saved = await change(made, version, [{ path: `/items/${hers}/price`, value: 250_000 }]);
    assert.equal(saved.status, 200, JSON.stringify(saved.body));
    assert.deepEqual((await itemsOf(made))[hers], { ...all[hers], price: 250_000 });
    const timo = await timoWithout(permissions.balanceSheet);
    const refused = await change(made, version + 1, [{ path: `/items/${hers}/price`, value: 1 }], timo);
    assert.equal(refused.status, 403);
    const wrong = await change(made, version + 1, [{ path: `/items/${hers}/kind`, value: 'tasting' }]);
    assert.equal(wrong.status, 422);
  });

  it('says who changed the same field meanwhile', async () => {
    const made = await household();
    const { version } = await read(made);
    await change(made, version, [{ path: `/items/${hers}/name`, value: 'Neu' }]);
    const { status, body } = await change(made, version, [{ path: `/items/${hers}/name`, value: 'Anders' }]);
    assert.deepEqual([status, body.paths], [412, [`/items/${hers}/name`]]);
  });

  it('shows health data, numbers and internal entries to those only who may know them', async () => {
    const made = await household();
    const noReport = await timoWithout(permissions.sectionReport);
    const { [secret]: _, ...others } = without(all, 'diagnosis', 'opinion');
    assert.deepEqual(await itemsOf(made, noReport), others);
    for (const name of ['diagnosis', 'opinion']) {
      const path = `/items/${hers}/${name}`;
      assert.equal((await change(made, 1, [{ path, value: 'x' }], noReport)).status, 403);
    }
    const noUpload = await timoWithout(permissions.documentUpload);
    assert.deepEqual(await itemsOf(made, noUpload), without(all, 'iban', 'taxId'));
    assert.equal((await change(made, 1, [{ path: `/items/${hers}/iban` }], noUpload)).status, 403);
  });

  it('is noted as read where something protected was shown, and only then', async () => {
    const made = await household();
    await read(made);
    await read(made);
    assert.equal(await notes(made), 1);
    const plain = without({ [hers]: all[hers] ?? {} }, 'diagnosis', 'iban', 'taxId', 'opinion');
    const other = await household(plain);
    await read(other);
    assert.equal(await notes(other), 0);
  });

  it('takes health data of those who have consented, and loses it when they take that back', async () => {
    const made = await household(without(all, 'diagnosis'));
    const path = `/items/${hers}/diagnosis`;
    const write = async () => {
      const { version } = await read(made);
      return (await change(made, version, [{ path, value: 'Tinnitus' }])).status;
    };
    assert.equal(await write(), 403);
    assert.equal((await consent(made, givenBy(anna))).status, 201);
    assert.equal(await write(), 200);
    const { version } = await read(made);
    const toBen = await change(made, version, [{ path: `/items/${hers}/personId`, value: ben }]);
    assert.equal(toBen.status, 403, 'nobody else’s without a consent of his own');
    const back = await consent(made, { action: 'withdrawn', personId: anna, topic: 'healthData' });
    assert.deepEqual(await itemsOf(made), without(all, 'diagnosis'));
    const now = (await read(made)).version;
    assert.equal(back.body.versions?.[aids], now, 'the next save is based on it');
    assert.equal((await change(made, now, [{ path: `/items/${hers}/name`, value: 'Neu' }])).status, 200);
  });

  it('is in a snapshot without anything protected', async () => {
    const made = await household();
    const snapshots = `/api/households/${made.householdId}/snapshots`;
    const frozen = await petra.post<SnapshotSummary>(
      snapshots,
      { label: 'Test', occasion: 'manual' },
      randomUUID(),
    );
    assert.equal(frozen.status, 201, JSON.stringify(frozen.body));
    const { body } = await petra.get<Snapshot>(`${snapshots}/${frozen.body.snapshotId}`);
    const { [secret]: _, ...open } = without(all, 'diagnosis', 'iban', 'taxId', 'opinion');
    assert.deepEqual(body.payload.sections[aids], { items: open });
    assert.equal(body.payload.versions[aids], 1);
  });

  it('is told to the person it is about, without what is internal', async () => {
    const made = await household();
    const { body } = await petra.get<PersonExport>(
      `/api/households/${made.householdId}/persons/${anna}/export`,
    );
    const { [hers]: own = {} } = without(all, 'opinion');
    assert.deepEqual(body.sections[aids], { [hers]: own });
    assert.ok(body.internalNotes.kept >= 2);
  });

  it('goes with the person who moves out, and names no goal that stays', async () => {
    const made = await household();
    const administration = `/api/households/${made.householdId}/administration`;
    const personIds = [ben];
    const preview = await petra.post<MoveOutPreview>(`${administration}/move-out-preview`, { personIds });
    assert.deepEqual(
      preview.body.sections.find(({ section }) => section === aids),
      { section: aids, goes: 1, joint: 0, stays: 2 },
    );
    const moved = await petra.post<MovedOut>(
      `${administration}/move-out`,
      { personIds, basis: preview.body.basis },
      randomUUID(),
    );
    assert.equal(moved.status, 201, JSON.stringify(moved.body));
    const { goalId: _, ...his_ } = all[his] ?? {};
    assert.deepEqual(await itemsOf(moved.body), { [his]: his_ });
    assert.deepEqual(Object.keys(await itemsOf(made)).toSorted(), [hers, secret].toSorted());
  });

  it('stands side by side with the other household’s when two become one', async () => {
    const here = await household();
    const [carl, other] = [randomUUID(), randomUUID()];
    const there = await addHousehold(services.database, {
      number: (number += 1),
      contract: '4711',
      sections: {
        persons: { items: { [carl]: person(0, 'Carl', '1960-01-01') } },
        addresses: { items: {} },
        [aids]: { items: { [other]: aidOf(carl) } },
      },
    });
    const administration = `/api/households/${here.householdId}/administration`;
    const otherId = there.householdId;
    const preview = await petra.post<MergePreview>(`${administration}/merge-preview`, { otherId, pairs: [] });
    const { basis } = preview.body;
    const order = { otherId, pairs: [], basis, take: [], name: there.name };
    const merged = await petra.post<WrittenVersions>(`${administration}/merge`, order, randomUUID());
    assert.equal(merged.status, 201, JSON.stringify(merged.body));
    assert.deepEqual(await itemsOf(here), { ...all, [other]: aidOf(carl, { position: 1 }) });
  });
});
