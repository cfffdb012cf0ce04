import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type AccessRequest,
  type Administration,
  type CreatedHousehold,
  type HeldHouseholds,
  type HouseholdSummary,
  householdQuery,
  type Problem,
  type SectionDocument,
} from '@vp-digital/core/contracts';
import type { Address } from '@vp-digital/core/household';
import { endExpired } from '../administration';
import type { Client } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const path = '/api/households';
const requests = '/api/households/access-requests';
const born = (firstName: string, lastName: string, birthDate: string) => ({ firstName, lastName, birthDate });
const wanted = (persons: object[], more: object = {}) => ({
  persons,
  children: [],
  knowsHeld: false,
  ...more,
});

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const sabine = await clientOf('sabine', '4700');

describe('a new household', () => {
  const look = async (client: Client, ...persons: object[]) =>
    (await client.post<HeldHouseholds>(`${path}/held`, { persons })).body;
  const household = async (client: Client, householdId: string) =>
    (await client.graphql<{ household: HouseholdSummary }>('person', householdQuery, { householdId })).body
      .data?.household;

  it('is found, named and open from the moment it is made, and once per Idempotency-Key', async () => {
    const persons = [
      { ...born('Nele', 'Neuhaus', '1990-01-02'), salutation: 'mrs', title: 'Dr.' },
      born('Önder', 'Neuhaus', '1988-05-06'),
    ];
    const body = wanted(persons, { children: [born('Ida', 'Neuhaus', '2020-03-04')] });
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => petra.post<CreatedHousehold>(path, body, key)));
    const [created] = answers.map(({ body: { householdId } }) => householdId);
    assert.deepEqual(
      answers.map(({ status, body: { householdId } }) => [status, householdId]),
      answers.map(() => [201, created]),
    );
    const found = await household(petra, created ?? '');
    assert.equal(found?.name, 'Neuhaus, Dr. Nele & Önder');
    assert.deepEqual(
      found?.persons.map(({ firstName, role }) => [firstName, role]),
      [
        ['Nele', 'responsible'],
        ['Önder', 'responsible'],
        ['Ida', 'child'],
      ],
    );
    const section = await petra.get<SectionDocument<'persons'>>(`${path}/${created}/sections/persons`);
    const nele = Object.values(section.body.data.items).find(({ firstName }) => firstName === 'Nele');
    assert.deepEqual([nele?.salutation, nele?.title], ['mrs', 'Dr.']);
    const incomes = await petra.get<SectionDocument>(`${path}/${created}/sections/incomes`);
    assert.deepEqual([incomes.status, incomes.body.version], [200, 0]);
    assert.equal(await household(sabine, created ?? ''), undefined);
  });

  it('has an address for all of them where one is told, is found by it, and none otherwise', async () => {
    const persons = [born('Nora', 'Ortmann', '1991-01-02')];
    const children = [born('Ole', 'Ortmann', '2021-03-04')];
    const address = { postalCode: '26122', city: 'Oldenburg' };
    const { body: created } = await petra.post<CreatedHousehold>(
      path,
      wanted(persons, { children, address }),
    );
    const read = async (section: 'persons' | 'addresses', householdId = created.householdId) =>
      (
        await petra.get<SectionDocument<'persons' | 'addresses'>>(
          `${path}/${householdId}/sections/${section}`,
        )
      ).body.data.items;
    const everybody = Object.keys(await read('persons')).toSorted();
    const [home, ...others] = Object.values(await read('addresses'));
    assert.deepEqual(others, []);
    const { personIds, ...place } = home as Address; // the only entry of that document
    const state = { federalState: 'NIEDERSACHSEN' }; // as its postal code says
    assert.deepEqual(place, { ...address, ...state, country: 'DE', main: true, position: 0 });
    assert.deepEqual(personIds.toSorted(), everybody);
    const summary = await household(petra, created.householdId);
    assert.deepEqual([summary?.postalCode, summary?.city], ['26122', 'Oldenburg']);

    const other = await petra.post<CreatedHousehold>(path, wanted([born('Nils', 'Ohneort', '1990-02-03')]));
    assert.deepEqual(await read('addresses', other.body.householdId), {});

    const border = { address: { postalCode: '22113', city: 'Oststeinbek' } }; // Hamburg, or Schleswig-Holstein
    const third = await petra.post<CreatedHousehold>(
      path,
      wanted([born('Nina', 'Grenzer', '1990-02-03')], border),
    );
    const [unsaid] = Object.values(await read('addresses', third.body.householdId));
    assert.equal((unsaid as Address).federalState, undefined);
  });

  for (const [what, body, place] of [
    ['of a minor', wanted([born('Tim', 'Jung', '2008-10-02')]), '/persons/0/birthDate'],
    ['from the future', wanted([born('Tim', 'Jung', '2027-01-01')]), '/persons/0/birthDate'],
    ['from 121 years ago', wanted([born('Tim', 'Alt', '1905-10-01')]), '/persons/0/birthDate'],
    [
      'of a child to come',
      wanted([born('Tim', 'Jung', '1990-01-01')], { children: [born('Uta', 'Jung', '2026-12-24')] }),
      '/children/0/birthDate',
    ],
  ] as const)
    it(`is refused for a birth date ${what} (422), and the refusal names the field`, async () => {
      const { status, body: problem } = await petra.post<Problem>(path, body);
      assert.deepEqual([status, problem.issues?.map((issue) => issue.path)], [422, [place]]);
    });

  for (const [what, body] of [
    ['nobody', wanted([])],
    ['three adults', wanted([1, 2, 3].map((day) => born('Tim', 'Viel', `1990-01-0${day}`)))],
    ['a name of figures', wanted([born('R2D2', 'Droid', '1990-01-01')])],
    [
      'a postal code in small letters',
      wanted([born('Tim', 'Ort', '1990-01-01')], { address: { postalCode: 'sw1a' } }),
    ],
    ['a day that does not exist', wanted([born('Tim', 'Tag', '1990-02-30')])],
  ] as const)
    it(`is refused for ${what} (400)`, async () => {
      assert.equal((await petra.post(path, body)).status, 400);
    });

  it('is not made twice by oversight: names that sound alike, born on the same day', async () => {
    await petra.post(path, wanted([born('Philipp', 'Meier', '1977-07-07')]));
    const [twin, double] = [
      born('Filip', 'Mayr', '1977-07-07'),
      born('Philipp', 'Meyer-Schmidt', '1977-07-07'),
    ];
    for (const person of [twin, double]) {
      const { own, heldByOthers } = await look(petra, person);
      assert.deepEqual([own.map(({ name }) => name), heldByOthers], [['Meier, Philipp'], false]);
      assert.equal((await petra.post(path, wanted([person]))).status, 409);
    }
    for (const other of [born('Philipp', 'Meier', '1977-07-08'), born('Sven', 'Meier', '1977-07-07')])
      assert.deepEqual((await look(petra, other)).own, []);
    assert.equal((await petra.post(path, wanted([twin], { knowsHeld: true }))).status, 201);
  });

  it('is not made twice because of "ss" and "ß", whichever is kept', async () => {
    for (const [kept, typed, day] of [
      ['Weiß', 'Weiss', '1971-01-01'],
      ['Gross', 'Groß', '1971-01-02'],
      ['Preuss', 'PREUẞ', '1971-01-03'],
    ] as const) {
      assert.equal((await petra.post(path, wanted([born('Ina', kept, day)]))).status, 201);
      const { own } = await look(petra, born('Ina', typed, day));
      assert.deepEqual(
        own.map(({ name }) => name),
        [`${kept}, Ina`],
      );
      assert.equal((await petra.post(path, wanted([born('Ina', typed, day)]))).status, 409);
    }
  });

  it('says of a file of others that there is one, and nothing else', async () => {
    const clara = born('Klara', 'Musterwerk', '1985-06-08');
    assert.equal((await look(petra, clara)).own.length, 1);
    assert.deepEqual(await look(sabine, clara), { own: [], heldByOthers: true, accessRequested: false });
  });

  it('is asked for instead: its owner is shown who asks, and opens it', async () => {
    const person = born('Zoe', 'Zander', '1979-09-09');
    const created = (await petra.post<CreatedHousehold>(path, wanted([person]))).body.householdId;
    const ask = () => sabine.post(requests, { persons: [person] });
    assert.deepEqual((await ask()).body, { accessRequested: true });
    assert.deepEqual((await ask()).body, { accessRequested: true });
    assert.deepEqual(await look(sabine, person), { own: [], heldByOthers: true, accessRequested: true });
    const open = (await petra.get<AccessRequest[]>(requests)).body;
    assert.deepEqual(
      open.map(({ householdName, requestedBy, contract }) => [householdName, requestedBy, contract]),
      [['Zander, Zoe', 'Sabine Senior', '4700']],
    );
    assert.deepEqual((await sabine.get(requests)).body, []);
    const decision = `${requests}/${open[0]?.requestId}/decision`;
    assert.equal((await sabine.post(decision, { granted: true })).status, 403);
    assert.equal(await household(sabine, created), undefined);
    assert.equal((await petra.post(decision, { granted: true })).status, 201);
    assert.equal((await petra.post(decision, { granted: false })).status, 403);
    assert.equal((await household(sabine, created))?.name, 'Zander, Zoe');
    const { body } = await sabine.graphql<{ searchHouseholds: { total: number } }>(
      'person',
      '{ searchHouseholds(query: "zander") { total } }',
    );
    assert.equal(body.data?.searchHouseholds.total, 1);
    assert.deepEqual((await petra.get(requests)).body, []);
  });

  it('opened for reading takes no change from who asked, and is closed again after its last day', async () => {
    const person = born('Rita', 'Reichweite', '1968-03-04');
    const created = (await petra.post<CreatedHousehold>(path, wanted([person]))).body.householdId;
    await sabine.post(requests, { persons: [person] });
    const [open] = (await petra.get<AccessRequest[]>(requests)).body;
    const decision = `${requests}/${open?.requestId}/decision`;
    const how = { granted: true, scope: 'read', until: '2026-10-31' };
    assert.equal((await petra.post(decision, { ...how, until: '2026-09-30' })).status, 422);
    assert.equal((await petra.post(decision, how)).status, 201);
    const file = (await petra.get<Administration>(`/api/households/${created}/administration`)).body;
    assert.deepEqual(
      file.sharedWith.map(({ name, scope, until }) => [name, scope, until]),
      [['Sabine Senior', 'read', '2026-10-31']],
    );
    const isRead = async (client: Client) => {
      const query = `{ household(householdId: "${created}") { readOnly } }`;
      const { body } = await client.graphql<{ household: { readOnly: boolean } }>('person', query);
      return body.data?.household.readOnly;
    };
    assert.deepEqual([await isRead(petra), await isRead(sabine)], [false, true]);
    const changes = [{ path: `/items/${crypto.randomUUID()}`, value: { line: 'liability' } }];
    assert.equal((await sabine.patchSection(created, 'contracts', 0, changes)).status, 403);
    const frozen = { label: 'Mitgelesen', occasion: 'manual' };
    assert.equal((await sabine.post(`/api/households/${created}/snapshots`, frozen)).status, 403);
    assert.equal((await petra.post(`/api/households/${created}/snapshots`, frozen)).status, 201);

    await endExpired(services.database, new Date('2026-10-31T12:00:00Z'));
    assert.equal((await household(sabine, created))?.name, 'Reichweite, Rita');
    await endExpired(services.database, new Date('2026-11-01T12:00:00Z'));
    assert.equal(await household(sabine, created), undefined);
    assert.equal((await household(petra, created))?.name, 'Reichweite, Rita');
    const ended = await services.database.q<{ by: string }>(
      `select user_id as by from audit where household_id = $1 and action = 'access.ended'`,
      [created],
    );
    assert.deepEqual(ended, [{ by: 'housekeeping' }]);
  });

  it('that was refused stays closed, and may be asked for again', async () => {
    const person = born('Ulf', 'Unbekannt', '1969-06-09');
    const created = (await petra.post<CreatedHousehold>(path, wanted([person]))).body.householdId;
    await sabine.post(requests, { persons: [person] });
    const [open] = (await petra.get<AccessRequest[]>(requests)).body;
    await petra.post(`${requests}/${open?.requestId}/decision`, { granted: false });
    assert.equal(await household(sabine, created), undefined);
    assert.equal((await look(sabine, person)).accessRequested, false);
    const actions = await services.database.q<{ action: string }>(
      "select action from audit where household_id = $1 and user_id in ('petra', 'sabine') order by action",
      [created],
    );
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['access.refused', 'access.requested', 'household.created', 'household.looked-for'],
    );
  });

  it('every file that a look for persons hits says so in its access log, once an hour, and who looked', async () => {
    const person = born('Berta', 'Beobachtet', '1966-06-06');
    const created = (await petra.post<CreatedHousehold>(path, wanted([person]))).body.householdId;
    const lookers = () =>
      services.database.q<{ user: string; times: number }>(
        `select user_id as user, count(*) as times from audit
         where household_id = $1 and action = 'household.looked-for' group by user_id order by user_id`,
        [created],
      );
    await look(sabine, born('Berta', 'Beobachtet', '1966-06-07'));
    assert.deepEqual(await lookers(), []);
    await look(sabine, person);
    await look(sabine, person);
    assert.deepEqual(await lookers(), [{ user: 'sabine', times: 1 }]);
    assert.equal((await petra.post(path, wanted([person]))).status, 409);
    assert.deepEqual(await lookers(), [
      { user: 'petra', times: 1 },
      { user: 'sabine', times: 1 },
    ]);
  });

  it('of persons whose file is shared and locked is not made without a word: it counts as held by others', async () => {
    const person = born('Ludger', 'Locke', '1955-05-05');
    const created = (await petra.post<CreatedHousehold>(path, wanted([person]))).body.householdId;
    await services.database.q(
      "insert into household_access (household_id, contract, kind) values ($1, '4700', 'DELEGATED')",
      [created],
    );
    assert.equal((await look(sabine, person)).own.length, 1);
    await petra.post(`${path}/${created}/administration/status`, { status: 'locked' });
    assert.deepEqual(await look(sabine, person), { own: [], heldByOthers: true, accessRequested: false });
    assert.equal((await sabine.post(path, wanted([person]))).status, 409);
  });
});
