import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import {
  type Administration,
  type AuditPage,
  type CreatedHousehold,
  type HouseholdConsents,
  type MergePreview,
  type MovedOut,
  type MoveOutPreview,
  movedOut,
  moveOutPreview,
  type PersonExport,
  type Problem,
  type SectionDocument,
  type SnapshotSummary,
} from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import { type AddedHousehold, addHousehold, type Client } from '../../testing';
import { servicesForTests } from '../../testing/servicesForTests';

type Item = Record<string, unknown>;

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const sabine = await clientOf('sabine', '4700');
const timo = await clientOf('timo', '4711');

const [emma, paul, kim] = [randomUUID(), randomUUID(), randomUUID()];
const person = (position: number, firstName: string, more: Item = {}) => ({
  position,
  role: 'responsible',
  firstName,
  lastName: `Auszug`,
  birthDate: '1988-04-12',
  ...more,
});
const family = {
  [emma]: person(0, 'Emma'),
  [paul]: person(1, 'Paul'),
  [kim]: person(2, 'Kim', { role: 'child', birthDate: '2018-01-01', parents: [emma, paul] }),
};
const items = (...entries: Item[]) => ({
  items: Object.fromEntries(entries.map((entry) => [randomUUID(), entry])),
});
const goal = (title: string, personId?: string) => ({
  category: 'travel',
  title,
  ...(personId && { personId }),
});
const insurance = (company: string, ...personIds: string[]) => ({
  kind: 'insurance',
  line: 'liability',
  company,
  premium: 500,
  frequency: 'monthly',
  personIds,
});

/** A household by its id. */
type Home = { householdId: string };

describe('persons move out into a household of their own', () => {
  let number = 600;
  const household = (sections: object = {}, persons: object = family): Promise<AddedHousehold> => {
    number += 1;
    const all = { persons: { items: persons }, addresses: { items: {} }, ...sections };
    return addHousehold(services.database, { number, contract: '4711', sections: all });
  };
  const pathOf = ({ householdId }: { householdId: string }) =>
    `/api/households/${householdId}/administration`;
  const look = (client: Client, made: Home, personIds: string[]) =>
    client.post<MoveOutPreview & Problem>(`${pathOf(made)}/move-out-preview`, { personIds });
  const preview = async (made: Home, ...personIds: string[]) =>
    moveOutPreview.parse((await look(petra, made, personIds)).body);
  const order = async (made: Home, ...personIds: string[]) => ({
    personIds,
    basis: (await preview(made, ...personIds)).basis,
    knowsReaders: true,
  });
  const move = (client: Client, made: Home, asked: object, key?: string) =>
    client.post<MovedOut & Problem>(`${pathOf(made)}/move-out`, asked, key);
  const moved = async (made: Home, ...personIds: string[]): Promise<MovedOut> => {
    const answer = await move(petra, made, await order(made, ...personIds));
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return movedOut.parse(answer.body);
  };
  const sectionOf = async ({ householdId }: { householdId: string }, section: SectionName) =>
    (await petra.get<SectionDocument>(`/api/households/${householdId}/sections/${section}`)).body;
  const itemsOf = async (made: { householdId: string }, section: SectionName) =>
    (await sectionOf(made, section)).data.items as Record<string, Item>; // as they were written
  const found = async (query: string, client = petra) => {
    const search = `{ searchHouseholds(query: "${query}") { nodes { householdId name } } }`;
    const { body } = await client.graphql<{
      searchHouseholds: { nodes: { householdId: string; name: string }[] };
    }>('person', search);
    return body.data?.searchHouseholds.nodes ?? [];
  };

  it('the preview counts what goes, what is joint and what stays', async () => {
    const made = await household({
      goals: items(goal('Ihres', emma), goal('Seins', paul), goal('Aller')),
      contracts: items(insurance('Ihre', emma), insurance('Beider', emma, paul)),
      housing: items({ kind: 'rented' }),
    });
    const seen = await preview(made, emma);
    assert.equal(seen.name, 'Auszug, Emma');
    assert.deepEqual(seen.obstacles, []);
    assert.deepEqual(seen.sections, [
      { section: 'persons', goes: 1, joint: 0, stays: 2 },
      { section: 'contracts', goes: 1, joint: 1, stays: 0 },
      { section: 'goals', goes: 1, joint: 0, stays: 2 },
      { section: 'housing', goes: 0, joint: 0, stays: 1 },
    ]);
    assert.deepEqual(
      seen.entries
        .toSorted((one, other) => (one.section + one.name).localeCompare(other.section + other.name))
        .map(({ section, fate, code, name, personIds }) => [section, fate, code, name, personIds.length]),
      [
        ['contracts', 'joint', 'liability', 'Beider', 2],
        ['contracts', 'goes', 'liability', 'Ihre', 1],
        ['goals', 'stays', undefined, 'Aller', 0],
        ['goals', 'goes', undefined, 'Ihres', 1],
        ['goals', 'stays', undefined, 'Seins', 1],
      ],
    );
    assert.deepEqual(await itemsOf(made, 'persons'), (await sectionOf(made, 'persons')).data.items);
    assert.equal((await sectionOf(made, 'goals')).version, 1);
  });

  it('what is hers goes, what is joint stays without her, and both are found by their names', async () => {
    const made = await household({
      goals: items(goal('Ihres', emma), goal('Aller')),
      contracts: items(insurance('Beider', emma, paul)),
      assets: items({
        kind: 'cash',
        value: 100,
        asOf: '2026-01-01',
        ownership: { [emma]: 5_000, [paul]: 5_000 },
      }),
      taxProfiles: { items: { [emma]: { taxClass: 'I' }, [paul]: { taxClass: 'I' } } },
    });
    const own = await moved(made, emma, kim);
    assert.deepEqual(Object.keys(await itemsOf(own, 'persons')).sort(), [emma, kim].sort());
    const child = (await itemsOf(own, 'persons'))[kim];
    assert.deepEqual([child?.['role'], child?.['parents']], ['child', [emma]]);
    assert.deepEqual(Object.keys(await itemsOf(made, 'persons')), [paul]);
    const titles = async (of: { householdId: string }) =>
      Object.values(await itemsOf(of, 'goals')).map(({ title }) => title);
    assert.deepEqual([await titles(own), await titles(made)], [['Ihres'], ['Aller']]);
    const [contract] = Object.values(await itemsOf(made, 'contracts'));
    assert.deepEqual(contract?.['personIds'], [paul]);
    const [asset] = Object.values(await itemsOf(made, 'assets'));
    assert.deepEqual(asset?.['ownership'], { [paul]: 10_000 });
    assert.deepEqual(Object.keys(await itemsOf(own, 'taxProfiles')), [emma]);
    const names = await Promise.all([found('Emma Auszug'), found('Paul Auszug')]);
    const among = (nodes: (typeof names)[number], id: string) =>
      nodes.filter(({ householdId }) => householdId === id).map(({ name }) => name);
    assert.deepEqual(among(names[0] ?? [], own.householdId), ['Auszug, Emma']);
    assert.deepEqual(among(names[0] ?? [], made.householdId), []);
    assert.deepEqual(among(names[1] ?? [], made.householdId), ['Auszug, Paul']);
    const { body } = await petra.graphql<{ household: { householdId: string } }>(
      'person',
      `{ household(householdId: "${own.legacyHouseholdId}") { householdId } }`,
    );
    assert.equal(body.data?.household.householdId, own.householdId);
  });

  it('says which documents of the old household are newer now', async () => {
    const made = await household({ goals: items(goal('Ihres', emma)), expenses: items() });
    const { versions } = await moved(made, emma);
    assert.deepEqual(versions, { persons: 2, goals: 2 });
    assert.equal((await sectionOf(made, 'goals')).version, 2);
  });

  it('a grown-up child who moves out answers for her household', async () => {
    const grown = { ...family, [kim]: { ...family[kim], birthDate: '2000-01-01' } };
    const own = await moved(await household({}, grown), kim);
    const kid = (await itemsOf(own, 'persons'))[kim];
    assert.deepEqual([kid?.['role'], kid?.['parents']], ['responsible', []]);
  });

  it('who will read the new household is said before, and has to be known', async () => {
    const made = await household();
    assert.deepEqual((await preview(made, emma)).readers, []);
    await services.database.q(
      "insert into household_access (household_id, contract, kind) values ($1, '4700', 'DELEGATED')",
      [made.householdId],
    );
    assert.deepEqual((await preview(made, emma)).readers, [
      { contract: '4700', name: 'Sabine Senior', scope: 'write' },
    ]);
    const { knowsReaders: _, ...unknowing } = await order(made, emma);
    const refused = await move(petra, made, unknowing);
    assert.deepEqual([refused.status, refused.body.issues?.[0]?.path], [422, '/knowsReaders']);
    const own = await moved(made, emma);
    assert.equal((await sabine.get(pathOf(own))).status, 200);
  });

  it('who had an appointment alone takes it along: snapshots of then, which stay, name none', async () => {
    const [single, both] = [randomUUID(), randomUUID()];
    const appointment = {
      begin: '2026-10-01T11:00',
      occasion: 'advice',
      state: 'running',
      personIds: [emma],
    };
    const together = { ...appointment, begin: '2026-10-01T10:00', personIds: [] };
    const made = await household({ appointments: { items: { [single]: appointment, [both]: together } } });
    const path = `/api/households/${made.householdId}/snapshots`;
    const frozen = await petra.post<SnapshotSummary>(path, { label: 'Im Termin', occasion: 'manual' });
    assert.equal(frozen.body.appointmentId, single);
    await moved(made, emma);
    const { body } = await petra.get<SnapshotSummary[]>(path);
    assert.deepEqual(
      body.map(({ appointmentId }) => appointmentId),
      [undefined, undefined],
    );
  });

  it('a snapshot keeps what was; consents, shares and the access log follow', async () => {
    const made = await household();
    await services.database.q(
      "insert into household_access (household_id, contract, kind) values ($1, '4700', 'ASSISTANCE')",
      [made.householdId],
    );
    const consents = (of: { householdId: string }) => `/api/households/${of.householdId}/consents`;
    const topics = [{ topic: 'dataProtectionInformation', textVersion: '2025-07' }];
    const handed = await petra.post(consents(made), {
      action: 'handedOver',
      personIds: [emma, paul],
      on: '2026-10-01',
      way: 'paper',
      topics,
    });
    assert.equal(handed.status, 201);
    assert.equal((await preview(made, emma)).consents, 1);
    const own = await moved(made, emma);
    const recordsOf = async (of: { householdId: string }, personId: string) =>
      (await petra.get<HouseholdConsents>(consents(of))).body.records.filter(
        (one) => one.personId === personId,
      ).length;
    assert.deepEqual([await recordsOf(own, emma), await recordsOf(made, emma)], [1, 0]);
    assert.deepEqual([await recordsOf(own, paul), await recordsOf(made, paul)], [0, 1]);
    const [marked] = await services.database.q<{ uninformed: string | null }>(
      'select oldest_uninformed as uninformed from household where household_id = $1',
      [own.householdId],
    );
    assert.equal(marked?.uninformed, null);
    const snapshots = await petra.get<SnapshotSummary[]>(`/api/households/${made.householdId}/snapshots`);
    assert.deepEqual(
      snapshots.body.map(({ label }) => label),
      ['Vor Auszug: Emma'],
    );
    assert.equal((await sabine.get(pathOf(own))).status, 200);
    assert.equal(
      (await found('Emma Auszug', sabine)).some(({ householdId }) => householdId === own.householdId),
      true,
    );
    const actions = async (of: { householdId: string }) =>
      (await petra.get<AuditPage>(`${pathOf(of)}/audit`)).body.entries.map(({ action }) => action);
    assert.equal((await actions(made)).includes('person.moved-out'), true);
    assert.deepEqual((await actions(own)).filter((action) => !action.endsWith('.read')).sort(), [
      'household.created',
      'person.moved-in',
    ]);
  });

  it('who has died is closed at once; who was married to her is a widower, and what was joint stays with him', async () => {
    const married = Object.fromEntries(
      Object.entries(family).map(([id, one]) => [
        id,
        id === kim ? one : { ...one, maritalStatus: 'married' },
      ]),
    );
    const sections = {
      goals: items(goal('Ihres', emma)),
      contracts: items(insurance('Gemeinsam', emma, paul)),
    };
    const made = await household(sections, married);
    const asked = { ...(await order(made, emma)), reason: 'deceased', deceasedOn: '2026-09-29' };
    const { status, body: own } = await move(petra, made, asked);
    assert.equal(status, 201);
    const current = await petra.get<Administration>(pathOf(own));
    assert.equal(current.body.status, 'archived');
    const left = await itemsOf(made, 'persons');
    assert.deepEqual(
      [emma, paul, kim].map((id) => left[id]?.['maritalStatus']),
      [undefined, 'widowed', undefined],
    );
    assert.equal((await itemsOf(own, 'persons'))[emma]?.['maritalStatus'], 'married');
    assert.equal((await itemsOf(own, 'persons'))[emma]?.['deceasedOn'], '2026-09-29');
    assert.equal(Object.keys(await itemsOf(own, 'goals')).length, 1);
    assert.deepEqual(
      Object.values(await itemsOf(made, 'contracts')).map(({ personIds }) => personIds),
      [[paul]],
    );
    const snapshots = await petra.get<SnapshotSummary[]>(`/api/households/${made.householdId}/snapshots`);
    assert.deepEqual(
      snapshots.body.map(({ label }) => label),
      ['Vor Todesfall: Emma'],
    );
    const { entries } = (await petra.get<AuditPage>(`${pathOf(made)}/audit`)).body;
    assert.ok(entries.some(({ action }) => action === 'person.deceased'));
  });

  it('who has died on a day that nobody knows is kept as deceased, without any day', async () => {
    const made = await household();
    const { status, body: own } = await move(petra, made, {
      ...(await order(made, emma)),
      reason: 'deceased',
    });
    assert.equal(status, 201);
    const gone = (await itemsOf(own, 'persons'))[emma];
    assert.deepEqual([gone?.['deceased'], gone?.['deceasedOn']], [true, undefined]);
    assert.equal((await itemsOf(made, 'persons'))[paul]?.['deceased'], undefined);
  });

  it('who was booked out before there was a mark is given one, and nobody else', async () => {
    const made = await household();
    const { body: own } = await move(petra, made, { ...(await order(made, emma)), reason: 'deceased' });
    const other = await household();
    const { body: away } = await move(petra, other, { ...(await order(other, emma)), reason: 'movedOut' });
    await petra.post(`${pathOf(away)}/status`, { status: 'archived' });
    const marked = await itemsOf(own, 'persons');
    const { q } = services.database;
    await q(
      `update section set data = data #- array['items', $2::text, 'deceased'] where household_id = $1 and section = 'persons'`,
      [own.householdId, emma],
    );
    assert.equal((await itemsOf(own, 'persons'))[emma]?.['deceased'], undefined);
    const file = new URL('../../database/migrations/0109-mark-of-the-deceased.sql', import.meta.url);
    const migration = readFileSync(file, 'utf8');
    for (const _ of [1, 2]) await q(migration);
    assert.deepEqual(await itemsOf(own, 'persons'), marked);
    for (const alive of [made, away])
      for (const person of Object.values(await itemsOf(alive, 'persons')))
        assert.equal(person['deceased'], undefined);
  });

  it('nobody dies before birth, tomorrow, or by moving out (422)', async () => {
    const made = await household();
    const asked = { ...(await order(made, emma)), reason: 'deceased' };
    for (const wrong of [
      { deceasedOn: '1988-04-11' },
      { deceasedOn: '2026-10-02' },
      { deceasedOn: '2026-09-29', reason: 'movedOut' },
    ])
      assert.equal((await move(petra, made, { ...asked, ...wrong })).status, 422);
    assert.deepEqual(Object.keys(await itemsOf(made, 'persons')).length, 3);
  });

  it('a grandfather who dies makes nobody a widow but whom he was married to', async () => {
    const [opa, married] = [randomUUID(), { maritalStatus: 'married' }];
    const made = await household(
      {},
      {
        [emma]: person(0, 'Emma', married),
        [opa]: person(1, 'Opa', { role: 'other', birthDate: '1950-01-01', ...married }),
      },
    );
    const asked = { ...(await order(made, opa)), reason: 'deceased' };
    assert.equal((await move(petra, made, asked)).status, 201);
    assert.equal((await itemsOf(made, 'persons'))[emma]?.['maritalStatus'], 'married');
  });

  it('a child that was recorded by mistake leaves alone, into a closed file; the last grown-up never does', async () => {
    const made = await household();
    const asked = { ...(await order(made, kim)), reason: 'mistake' };
    assert.equal((await move(petra, made, { ...asked, reason: 'movedOut' })).status, 409);
    const { status, body: own } = await move(petra, made, asked);
    assert.equal(status, 201);
    assert.equal((await petra.get<Administration>(pathOf(own))).body.status, 'archived');
    assert.deepEqual(Object.keys(await itemsOf(made, 'persons')).sort(), [emma, paul].sort());
    const both = { ...(await order(made, emma, paul)), reason: 'deceased' };
    assert.equal((await move(petra, made, both)).status, 409);
    assert.equal((await move(petra, made, { ...both, reason: 'bored' })).status, 400);
  });

  it('what was kept of her where she has lived is part of what is known of her, and nothing of later is', async () => {
    const grown = { ...family, [kim]: { ...family[kim], birthDate: '2000-01-01' } };
    const made = await household({ goals: items(goal('Ihres', emma), goal('Aller')) }, grown);
    const own = await moved(made, emma, kim);
    const last = await moved(own, emma);
    const later = { label: 'Ohne sie', occasion: 'manual' };
    await petra.post(`/api/households/${made.householdId}/snapshots`, later);
    const exported = async () => {
      const path = `/api/households/${last.householdId}/persons/${emma}/export`;
      const { body } = await petra.get<PersonExport & { snapshots: { label: string; sections: Item }[] }>(
        path,
      );
      return body;
    };
    const { formerHouseholds, snapshots } = await exported();
    assert.equal(formerHouseholds.notOpen, 0);
    assert.deepEqual(snapshots.map(({ label }) => label).sort(), [
      'Vor Auszug: Emma',
      'Vor Auszug: Emma, Kim',
    ]);
    for (const { sections } of snapshots) assert.deepEqual(Object.keys(sections['persons'] ?? {}), [emma]);
    await services.database.q("update household_access set contract = '4712' where household_id = $1", [
      made.householdId,
    ]);
    const less = await exported();
    assert.deepEqual([less.formerHouseholds.notOpen, less.snapshots.length], [1, 1]);
  });

  it('whoever moves back by merging has lived nowhere else', async () => {
    const made = await household();
    const own = await moved(made, emma);
    const question = { otherId: own.householdId };
    const { body } = await petra.post<MergePreview>(`${pathOf(made)}/merge-preview`, question);
    const { basis, pairs, there } = body;
    const merge = { ...question, pairs, basis, take: [], name: there.name };
    assert.equal((await petra.post(`${pathOf(made)}/merge`, merge)).status, 201);
    assert.deepEqual(Object.keys(await itemsOf(made, 'persons')).sort(), [emma, paul, kim].sort());
    const left = await services.database.q(
      'select 1 from moved_person where household_id = $1 or from_household_id = $1',
      [made.householdId],
    );
    assert.equal(left.length, 0);
  });

  it('somebody of age moves out, and somebody of age stays', async () => {
    const made = await household();
    const refused = async (code: string, ...personIds: string[]) => {
      const { obstacles } = await preview(made, ...personIds);
      assert.deepEqual(
        obstacles.map((one) => [one.code, one.householdName]),
        [[code, made.name]],
      );
      assert.equal((await move(petra, made, await order(made, ...personIds))).status, 409);
    };
    await refused('minor', kim);
    await refused('lastAdult', emma, paul);
    await refused('lastAdult', emma, paul, kim);
  });

  it('what is open in the household stands against it', async () => {
    const made = await household();
    const asked = await order(made, emma);
    const refusedWith = async (code: string) => {
      const { obstacles } = await preview(made, emma);
      assert.deepEqual(
        obstacles.map((one) => [one.code, one.householdName]),
        [[code, made.name]],
      );
      assert.equal((await move(petra, made, asked)).status, 409);
    };
    await petra.post(`${pathOf(made)}/status`, { status: 'archived' });
    await refusedWith('closed');
    await petra.post(`${pathOf(made)}/status`, { status: 'active' });
    const handOver = { contract: '4700', customersInformed: true };
    const { body } = await petra.post<Administration>(`${pathOf(made)}/hand-over`, handOver);
    await refusedWith('request');
    const decision = `/api/households/requests/${body.request?.requestId}/decision`;
    await petra.post(decision, { decision: 'withdrawn' });
    const wishes = `/api/households/${made.householdId}/deletion-requests`;
    const wish = await petra.post<HouseholdConsents>(wishes, { reason: 'Auf Wunsch', personId: emma });
    await refusedWith('deletionRequest');
    await petra.post(`${wishes}/${wish.body.deletionRequests[0]?.requestId}/withdrawal`, {});
    const own = await moved(made, emma);
    const kept = await petra.get<HouseholdConsents>(`/api/households/${own.householdId}/consents`);
    assert.deepEqual(
      kept.body.deletionRequests.map(({ state, personId }) => [state, personId]),
      [['withdrawn', emma]],
    );
  });

  it('only who administers the household, and only for whom lives there', async () => {
    const made = await household();
    const asked = await order(made, emma);
    for (const client of [timo, sabine]) {
      assert.equal((await look(client, made, [emma])).status, 403);
      assert.equal((await move(client, made, asked)).status, 403);
    }
    const stranger = { ...asked, personIds: [randomUUID()] };
    assert.equal((await look(petra, made, stranger.personIds)).status, 422);
    assert.equal((await move(petra, made, stranger)).status, 422);
    assert.equal((await look(petra, made, [])).status, 400);
  });

  it('is refused when something was written since the preview', async () => {
    const made = await household();
    const asked = await order(made, emma);
    await moved(made, kim, paul);
    assert.equal((await move(petra, made, asked)).status, 409);
  });

  it('is done once, and of two at the same moment one is refused', async () => {
    const made = await household();
    const asked = await order(made, emma);
    const key = randomUUID();
    const twice = await Promise.all([move(petra, made, asked, key), move(petra, made, asked, key)]);
    assert.deepEqual(
      twice.map(({ status }) => status),
      [201, 201],
    );
    const ids = twice.map(({ body }: { body: CreatedHousehold }) => body.householdId);
    assert.equal(ids[0], ids[1]);
    const other = await household();
    const again = await order(other, emma);
    const answers = await Promise.all([move(petra, other, again), move(petra, other, again)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
  });
});
