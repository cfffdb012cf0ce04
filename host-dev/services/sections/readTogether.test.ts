import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  mostSections,
  type Problem,
  type SectionDocument,
  type SectionsAnswer,
  sectionsAnswer,
} from '@vp-digital/core/contracts';
import { sectionNames } from '@vp-digital/core/household';
import { devices } from '@vp-digital/core/household/testing/aged';
import { type Permission, permissions } from '@vp-digital/core/reference';
import { type Client, householdId } from '../testing';
import { permitEverything } from '../testing/permitEverything';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const { q } = services.database;
await permitEverything(q, 'petra');
const petra = await clientOf('petra', '4711');

const several = (household: number) => `/api/households/${householdId(household)}/sections`;
const ask = (client: Client, household: number, names: readonly string[], headers = {}) =>
  client.get<SectionsAnswer>(`${several(household)}?names=${names.join()}`, headers);
const separately = async (client: Client, household: number, name: string, headers = {}) =>
  (await client.get<SectionDocument>(`${several(household)}/${name}`, headers)).body;
const statuses = ({ problems }: SectionsAnswer) =>
  Object.fromEntries(Object.entries(problems).map(([name, { status }]) => [name, status]));

/** Timo, signed in with all permissions but these. */
async function timoWithout(...missing: Permission[]): Promise<Client> {
  const held = Object.values(permissions).filter((permission) => !missing.includes(permission));
  await q('update advisor_user set permissions = $1 where user_id = $2', [held, 'timo']);
  return clientOf('timo', '4711');
}

describe('several documents of a household by one call', () => {
  it('are each what the call for it alone answers, as the contract says', async () => {
    await q("delete from section where household_id = $1 and section = 'goals'", [householdId(1)]);
    const { status, headers, body } = await ask(petra, 1, sectionNames);
    assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store']);
    const { documents, problems, unchanged } = body;
    assert.deepEqual(
      [Object.keys(documents).toSorted(), problems, unchanged],
      [sectionNames.toSorted(), {}, {}],
    );
    assert.deepEqual(Object.keys(sectionsAnswer.parse(body).marks).toSorted(), sectionNames.toSorted());
    for (const name of sectionNames)
      assert.deepEqual(documents[name], await separately(petra, 1, name), name);
    assert.deepEqual(documents.goals, { section: 'goals', version: 0, data: { items: {} } });
  });

  it('are refused alone: what is not the caller’s to read, what there is not, what is broken', async () => {
    const broken = { items: { [randomUUID()]: { net: 'viel' } } };
    await q("update section set data = $2 where household_id = $1 and section = 'incomes'", [
      householdId(3),
      broken,
    ]);
    const timo = await timoWithout(permissions.sectionReport);
    const names = ['persons', 'recap', 'wardrobes', 'constructor', 'incomes'];
    const { status, body } = await ask(timo, 3, names);
    assert.equal(status, 200);
    assert.deepEqual(Object.keys(body.documents), ['persons']);
    assert.deepEqual(statuses(body), { recap: 403, wardrobes: 404, constructor: 404, incomes: 500 });
    for (const name of ['recap', 'wardrobes', 'incomes']) {
      const { requestId: _, ...problem } = body.problems[name] ?? {};
      const { requestId: __, ...whole } = (await timo.get<Problem>(`${several(3)}/${name}`)).body;
      assert.deepEqual(problem, whole);
    }
    assert.doesNotMatch(JSON.stringify(body), /viel/);
  });

  it('show of each what the caller may see, and to a newer core which fields are known', async () => {
    const timo = await timoWithout(permissions.documentUpload);
    const { body } = await ask(timo, 1, ['taxProfiles', 'persons']);
    assert.doesNotMatch(JSON.stringify(body.documents.taxProfiles), /taxId/);
    assert.match(JSON.stringify((await ask(petra, 1, ['taxProfiles'])).body), /taxId/);
    const newer = { 'x-core-version': '99.0.0' };
    const { documents } = (await ask(petra, 1, ['persons'], newer)).body;
    assert.ok(documents.persons?.knows?.includes('lastName'));
    assert.deepEqual(documents.persons, await separately(petra, 1, 'persons', newer));
  });

  it('come in the form of the caller’s major', async () => {
    const older = { 'x-core-version': '0.9.0' };
    const id = randomUUID();
    const entry = { position: 0, personId: randomUUID(), name: 'Rollator' };
    const frozen = { items: { [id]: { ...entry, cost: 149 } } };
    await q(
      `insert into section (household_id, section, version, data, field_versions) values ($1, $2, 1, $3, '{}')
       on conflict (household_id, section) do update set data = $3`, // the samples have it, empty, where they were made here
      [householdId(5), devices, frozen],
    );
    const { documents } = (await ask(petra, 5, [devices, 'persons'], older)).body;
    assert.deepEqual(documents[devices]?.data, frozen);
    const today = (await ask(petra, 5, [devices])).body.documents[devices];
    assert.deepEqual(today?.data.items[id], { ...entry, price: 14_900 });
  });

  it('are all refused in a household of somebody else as in one that there is not, and without a token', async () => {
    const sabine = await clientOf('sabine', '4700');
    const [foreign, unknown] = [await ask(sabine, 3, ['persons']), await ask(sabine, 9, ['persons'])];
    assert.deepEqual([foreign.status, unknown.status], [403, 403]);
    assert.equal((await ask(sabine, 3, ['wardrobes'])).status, 403);
    assert.equal((await ask(sabine, 2, ['persons'])).status, 200);
    assert.equal((await fetch(`${services.url}${several(1)}?names=persons`)).status, 401);
  });

  it('are asked for by names, and by no more than a household has (400)', async () => {
    for (const names of [
      '',
      'persons,',
      'persons;goals',
      '__proto__',
      'persons:a b',
      'persons:a:b',
      'x'.repeat(41),
    ])
      assert.equal((await petra.get(`${several(1)}?names=${names}`)).status, 400, names);
    assert.equal((await petra.get(several(1))).status, 400);
    assert.equal((await petra.get(`${several(1)}?names=persons&names=goals`)).status, 400);
    const many = Array.from({ length: mostSections }, () => 'persons');
    assert.equal((await ask(petra, 1, many)).status, 200);
    assert.equal((await ask(petra, 1, [...many, 'persons'])).status, 400);
    assert.ok(sectionNames.length < mostSections);
  });

  it('leave for each the note that the call for it alone leaves, and one that something was refused', async () => {
    const timo = await timoWithout(permissions.sectionReport);
    const names = ['persons', 'taxProfiles', 'addresses', 'recap'] as const;
    const audited = async () => {
      const rows = await q<{ who: string; detail: string }>(
        `delete from audit where household_id = $1 and action = 'section.read'
         returning user_id as who, contract, detail`,
        [householdId(1)],
      );
      return rows.toSorted((one, other) => (one.who + one.detail < other.who + other.detail ? -1 : 1));
    };
    await audited();
    for (const client of [petra, timo]) for (const name of names) await client.get(`${several(1)}/${name}`);
    const oneByOne = await audited();
    assert.deepEqual(
      oneByOne.map(({ who, detail }) => [who, detail]),
      [
        ['petra', 'persons'],
        ['petra', 'taxProfiles'],
        ['timo', 'taxProfiles'],
      ],
    );
    const asked = [names, names.toReversed(), names].flatMap((order) => [
      ask(petra, 1, order),
      ask(timo, 1, order),
    ]);
    await Promise.all(asked);
    assert.deepEqual(await audited(), oneByOne);
    const denied = await q(
      "select user_id as who, detail from audit where action = 'access.denied' and detail like '%/sections' and contract = '4711'",
    );
    assert.deepEqual(denied, [{ who: 'timo', detail: 'GET /api/households/:householdId/sections' }]);
  });
});

describe('a document that the caller holds already', () => {
  it('is answered by its version alone, until somebody writes it', async () => {
    const { documents, marks } = (await ask(petra, 2, ['goals', 'persons'])).body;
    const names = ['goals', 'persons'].map((name) => `${name}:${marks[name]}`);
    const version = documents.goals?.version ?? 0;
    assert.deepEqual((await ask(petra, 2, names)).body, {
      documents: {},
      marks: {},
      unchanged: { goals: version, persons: documents.persons?.version },
      problems: {},
    });
    const [goal = ''] = Object.keys(documents.goals?.data.items ?? {});
    await petra.patchSection(2, 'goals', version, [{ path: `/items/${goal}/title`, value: 'Weltreise' }]);
    const after = (await ask(petra, 2, names)).body;
    assert.deepEqual(
      [after.documents.goals?.version, Object.keys(after.unchanged)],
      [version + 1, ['persons']],
    );
    assert.notEqual(after.marks['goals'], marks['goals']);
  });

  it('is answered whole to who has other rights now, another core, or another’s role', async () => {
    const read = async (client: Client, held: string, headers = {}) =>
      (await ask(client, 1, [`taxProfiles:${held}`], headers)).body;
    const timo = await timoWithout();
    const { marks } = await read(timo, 'nothing');
    const held = marks['taxProfiles'] ?? '';
    assert.deepEqual(Object.keys((await read(timo, held)).unchanged), ['taxProfiles']);
    const less = await timoWithout(permissions.documentUpload);
    const reduced = await read(less, held);
    assert.ok(reduced.documents.taxProfiles);
    assert.doesNotMatch(JSON.stringify(reduced), /taxId/);
    assert.match(
      JSON.stringify(await read(await timoWithout(), reduced.marks['taxProfiles'] ?? '')),
      /taxId/,
    );
    assert.ok((await read(timo, held, { 'x-core-version': '0.9.0' })).documents.taxProfiles);
    const newer = await read(timo, held, { 'x-core-version': '99.0.0' });
    assert.ok(newer.documents.taxProfiles?.knows);
  });

  it('is noted as read like any other: who holds it sees it', async () => {
    const { marks } = (await ask(petra, 4, ['taxProfiles'])).body;
    await q("delete from audit where action = 'section.read' and household_id = $1", [householdId(4)]);
    const { unchanged } = (await ask(petra, 4, [`taxProfiles:${marks['taxProfiles']}`])).body;
    assert.deepEqual(Object.keys(unchanged), ['taxProfiles']);
    const audited = await q("select detail from audit where action = 'section.read' and household_id = $1", [
      householdId(4),
    ]);
    assert.deepEqual(audited, [{ detail: 'taxProfiles' }]);
  });

  it('is not known by what it says: its mark is the same whatever stands in it', async () => {
    const mark = async () => (await ask(petra, 5, ['goals'])).body.marks['goals'];
    const before = await mark();
    await q("update section set data = $2 where household_id = $1 and section = 'goals'", [
      householdId(5),
      { items: {} },
    ]);
    assert.equal(await mark(), before);
  });
});
