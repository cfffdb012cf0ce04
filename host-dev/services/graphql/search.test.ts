import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  contextsAnswer,
  contextsQuery,
  householdAnswer,
  householdQuery,
  recentHouseholdsAnswer,
  recentHouseholdsQuery,
  searchHouseholdsAnswer,
  searchHouseholdsQuery,
  type HouseholdConsents,
  type SectionDocument,
  type SectionPatch,
} from '@vp-digital/core/contracts';
import { countHouseholds } from '../households';
import { addHousehold, type Client, householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');

describe('searching households', () => {
  async function search(client: Client, query: string, variables: object = {}) {
    const { body } = await client.graphql('person', searchHouseholdsQuery, { query, ...variables });
    return searchHouseholdsAnswer.parse(body.data).searchHouseholds;
  }
  const names = async (query: string, client = petra) =>
    (await search(client, query)).nodes.map(({ name }) => name);

  it('lists all by name when nothing is typed, and turns the order round', async () => {
    const all = ['Musteramt, Henrik & Sofie', 'Musterfeld, Lena', 'Musterhaus, Jonas & Aylin'];
    all.push('Musterkamp, Dr. Nadine', 'Musterruh, Gerd & Helga', 'Musterwerk, Clara');
    assert.deepEqual(await names(''), all);
    const { nodes, total } = await search(petra, ' ', { order: 'DESC' });
    assert.deepEqual(
      nodes.map(({ name }) => name),
      all.toReversed(),
    );
    assert.equal(total, 6);
  });

  it('lists by the last and the next appointment, those without one last in both directions', async () => {
    const by = async (orderBy: string, order: string, query = '') =>
      (await search(petra, query, { orderBy, order })).nodes;
    for (const key of ['lastAppointment', 'nextAppointment', 'completeness'] as const)
      for (const order of ['ASC', 'DESC']) {
        const nodes = await by(key, order);
        assert.equal(nodes.length, 6);
        const values = nodes.flatMap((node) => node[key] ?? []);
        assert.ok(values.length > 1, key);
        const sorted = values.toSorted((one, other) => (one < other ? -1 : 1));
        assert.deepEqual(values, order === 'ASC' ? sorted : sorted.toReversed());
        assert.ok(nodes.slice(values.length).every((node) => node[key] == null));
      }
    const found = await by('lastAppointment', 'DESC', 'must');
    const all = await by('lastAppointment', 'DESC');
    assert.deepEqual(found, all);
  });

  it('pages each order one by one as in one page, with a cursor that holds for this order alone', async () => {
    for (const orderBy of ['name', 'lastAppointment', 'nextAppointment', 'completeness'])
      for (const order of ['ASC', 'DESC']) {
        const whole = (await search(petra, '', { orderBy, order })).nodes.map((node) => node.householdId);
        const paged: string[] = [];
        let after: string | null = null;
        do {
          const page: Awaited<ReturnType<typeof search>> = await search(petra, '', {
            orderBy,
            order,
            first: 1,
            after,
          });
          paged.push(...page.nodes.map((node) => node.householdId));
          after = page.endCursor;
        } while (after);
        assert.deepEqual(paged, whole, `${orderBy} ${order}`);
      }
    const { endCursor: after } = await search(petra, '', { orderBy: 'completeness', first: 1 });
    for (const orderBy of ['name', 'lastAppointment', 'nextAppointment']) {
      const { body } = await petra.graphql('person', searchHouseholdsQuery, { query: '', orderBy, after });
      assert.equal(body.data, null, orderBy);
    }
  });

  it('knows no other order', async () => {
    const variables = { query: '', orderBy: 'city' };
    const { status, body } = await petra.graphql('person', searchHouseholdsQuery, variables);
    assert.equal(status, 400);
    assert.ok(!body.data);
  });

  it('lists what was changed where it then belongs', async () => {
    const listed = async (orderBy: string, order: string) =>
      (await search(petra, '', { orderBy, order })).nodes.map((node) => node.householdId);
    const [first] = await listed('lastAppointment', 'DESC');
    await services.database.q(
      `update household set last_appointment = '2026-12-31', completeness = 0 where household_id = $1`,
      [householdId(1)],
    );
    assert.notEqual(first, householdId(1));
    assert.equal((await listed('lastAppointment', 'DESC'))[0], householdId(1));
    assert.equal((await listed('completeness', 'ASC'))[0], householdId(1));
  });

  it('shows those with an appointment soon, alone or among what is found', async () => {
    const near = async (query: string, appointmentWithinDays: number) =>
      (await search(petra, query, { filter: { appointmentWithinDays } })).nodes.map(({ name }) => name);
    assert.deepEqual(await near('', 30), []); // the samples' next ones are in November
    assert.deepEqual(await near('', 55), ['Musteramt, Henrik & Sofie', 'Musterhaus, Jonas & Aylin']);
    assert.deepEqual(await near('musterh', 55), ['Musterhaus, Jonas & Aylin']);
    const { body } = await petra.graphql('person', searchHouseholdsQuery, {
      query: '',
      filter: { appointmentWithinDays: 1_000 },
    });
    assert.equal(body.data, null);
  });

  it('shows favourites: each their own, of what is open to them', async () => {
    const timo = await clientOf('timo', '4711');
    const unknown = randomUUID();
    const favouriteHouseholds = [householdId(3), unknown, householdId(1)];
    await petra.putOwn('preferences', 0, { favourites: [], favouriteHouseholds });
    const favourites = async (client: Client, query = '') =>
      (await search(client, query, { filter: { favourites: true } })).nodes.map((node) => node.householdId);
    assert.deepEqual(await favourites(petra), [householdId(1), householdId(3)]);
    assert.deepEqual(await favourites(petra, 'lena'), [householdId(1)]);
    assert.deepEqual(await favourites(timo), []);
  });

  it('shows those of one status, alone or among what is found', async () => {
    const ofStatus = async (query: string, status: string) =>
      (await search(petra, query, { filter: { status } })).nodes.map(({ name }) => name);
    const change = async (status: string) =>
      assert.equal((await petra.post(`${henrik}/status`, { status })).status, 201);
    const henrik = `/api/households/${householdId(4)}/administration`;
    assert.deepEqual(await ofStatus('', 'archived'), []);
    await change('archived');
    assert.deepEqual(await ofStatus('', 'archived'), ['Musteramt, Henrik & Sofie']);
    assert.deepEqual(await ofStatus('henrik', 'archived'), ['Musteramt, Henrik & Sofie']);
    assert.deepEqual(await ofStatus('lena', 'archived'), []);
    assert.deepEqual(await ofStatus('henrik', 'active'), []);
    assert.equal((await ofStatus('', 'active')).length, 5);
    await change('active');
    assert.deepEqual(await ofStatus('', 'archived'), []);
    assert.equal((await ofStatus('', 'active')).length, 6);
  });

  it('shows those in which somebody was not informed about data protection, until it is handed over', async () => {
    const uninformed = async (query = '') =>
      (await search(petra, query, { filter: { uninformed: true } })).nodes.map((node) => node.householdId);
    const { nodes } = await search(petra, '');
    const missing = nodes.filter(({ consentLight }) => consentLight === 'missing');
    assert.deepEqual(
      await uninformed(),
      missing.map((node) => node.householdId),
    );
    assert.deepEqual(await uninformed(), [householdId(3)]);
    assert.deepEqual(await uninformed('clara'), [householdId(3)]);
    const consents = `/api/households/${householdId(3)}/consents`;
    const { texts } = (await petra.get<HouseholdConsents>(consents)).body;
    const { version = '' } = texts.find(({ topic }) => topic === 'dataProtectionInformation') ?? {};
    const [adult] = nodes.find((node) => node.householdId === householdId(3))?.persons ?? [];
    await petra.post(consents, {
      action: 'handedOver',
      personIds: [adult?.personId],
      on: '2026-09-30',
      way: 'paper',
      topics: [{ topic: 'dataProtectionInformation', textVersion: version }],
    });
    assert.deepEqual(await uninformed(), []); // her child is too young to be asked herself
  });

  it('shows those with a contract that waits to be looked at, until all of them are', async () => {
    const { householdId: id } = await addHousehold(services.database, {
      number: 8,
      contract: '4711',
      sections: { contracts: { items: {} } },
    });
    const path = `/api/households/${id}/sections/contracts`;
    const entry = crypto.randomUUID();
    const toReview = async (query = '') =>
      (await search(petra, query, { filter: { toReview: true } })).nodes.map((node) => node.householdId);
    const change = async (changes: SectionPatch['changes']) => {
      const { version } = (await petra.get<SectionDocument<'contracts'>>(path)).body;
      assert.equal((await petra.patchSection(id, 'contracts', version, changes)).status, 200);
    };
    assert.ok(!(await toReview()).includes(id));
    const contract = { kind: 'insurance', line: 'legal', company: 'Muster AG', premium: 1_900 };
    await change([{ path: `/items/${entry}`, value: { ...contract, frequency: 'monthly' } }]);
    assert.ok((await toReview()).includes(id));
    await change([{ path: `/items/${entry}/state`, value: 'ok' }]);
    assert.ok(!(await toReview()).includes(id));
    await change([{ path: `/items/${entry}/state`, value: 'review' }]);
    assert.ok((await toReview()).includes(id));
    assert.deepEqual(await toReview('nobody-is-called-so'), []);
    await services.database.q('delete from household where household_id = $1', [id]);
  });

  it('counts a child as uninformed from the day on which she decides for herself', async () => {
    const day = (date: string) => ({ caller, query: '', today: date, uninformedOn: date });
    const caller = { userId: 'petra', contract: '4711' } as Parameters<typeof countHouseholds>[1]['caller']; // no more is read of it
    const { q } = services.database;
    const before = await countHouseholds(q, day('2026-10-01'));
    const { householdId: id } = await addHousehold(services.database, { number: 7, contract: '4711' });
    await q("update household set oldest_uninformed = '2010-10-02' where household_id = $1", [id]);
    assert.equal(await countHouseholds(q, day('2026-10-01')), before);
    assert.equal(await countHouseholds(q, day('2026-10-02')), before + 1);
    await q('delete from household where household_id = $1', [id]);
  });

  it('lists what each has opened last, as long as it is open to them', async () => {
    const visit = (client: Client, number: number) =>
      client.put(`/api/households/${householdId(number)}/visit`);
    const recent = async (client: Client) => {
      const { body } = await client.graphql('person', recentHouseholdsQuery);
      const { recentHouseholds } = recentHouseholdsAnswer.parse(body.data);
      return recentHouseholds.map((household) => household.householdId);
    };
    const sabine = await clientOf('sabine', '4700');
    for (const number of [4, 2]) assert.equal((await visit(petra, number)).status, 200);
    assert.deepEqual(new Set(await recent(petra)), new Set([householdId(4), householdId(2)]));
    assert.deepEqual(await recent(sabine), []);
    assert.equal((await visit(sabine, 6)).status, 403);
    await services.database.q(
      "update household_visit set at = at + interval '1 minute' where household_id = $1",
      [householdId(4)],
    );
    assert.deepEqual(await recent(petra), [householdId(4), householdId(2)]);
  });

  it("finds by the beginning of any person's first or last name, and by postal code", async () => {
    assert.deepEqual(await names('musterh 86150'), ['Musterhaus, Jonas & Aylin']);
    assert.deepEqual(await names('AYL'), ['Musterhaus, Jonas & Aylin']);
    assert.deepEqual(await names('mia'), ['Musterwerk, Clara']);
    assert.deepEqual(await names('144'), ['Musterruh, Gerd & Helga']);
    assert.deepEqual(await names('haus'), []);
    assert.deepEqual(await names('lena 86150'), []);
    assert.deepEqual(await names('%'), await names(''));
    assert.deepEqual(await names('m_sterh'), []);
  });

  it("finds by anybody's birth date, however it is typed, and while it is typed", async () => {
    const emil = [
      '11.05.2019',
      '11.5.2019',
      '11/05/2019',
      '2019-05-11',
      '11052019',
      '11. 5. 2019',
      '11 05 2019',
    ];
    for (const query of [...emil, '11.05.', '11.05.20', '11.5.19', 'emil 11.05.2019', '11.5.2019 86150'])
      assert.deepEqual(await names(query), ['Musterhaus, Jonas & Aylin'], query);
    for (const query of ['11.05.2018', '12.05.2019', '31.02.2019', '11052', '05.2019', 'lena 11.05.2019'])
      assert.deepEqual(await names(query), [], query);
  });

  it('finds by the number of a contract, whatever parts it', async () => {
    const building = ['WG-2019/4711-02', 'wg2019471102', 'WG 2019 4711 02', 'wg 2019-47', 'WG-20'];
    const others = [
      '2019/4711',
      '20194711',
      '86 471 508',
      '8647',
      '86471508k',
      '5530 8842',
      '55.30',
      'aylin 5530884217',
    ];
    for (const query of [...building, ...others])
      assert.deepEqual(await names(query), ['Musterhaus, Jonas & Aylin'], query);
    for (const query of ['4711-02', 'WG-2020', 'lena 5530884217', '55', '8615 471'])
      assert.deepEqual(await names(query), [], query);
  });

  it('says what it has found beside names and postal codes', async () => {
    const finds = async (query: string) => (await search(petra, query)).nodes.map(({ foundBy }) => foundBy);
    const born = { kind: 'birthDate', text: '2019-05-11' };
    const building = { kind: 'contract', text: 'WG-2019/4711-02' };
    assert.deepEqual(await finds('11.05.2019'), [[born]]);
    assert.deepEqual(await finds('wg 2019'), [[building]]);
    assert.deepEqual(await finds('11.05.2019 WG-2019/4711'), [[born, building]]);
    assert.deepEqual(await finds('86 471 508'), [[{ kind: 'contract', text: '86 471 508 K' }]]);
    assert.deepEqual(await finds('86150'), [[]]);
    assert.deepEqual(await finds('musterh'), [null]);
  });

  it('knows a number from the moment it is saved, also of a contract that has ended', async () => {
    const path = `/api/households/${householdId(6)}/sections/contracts`;
    const change = async (changes: (id: string) => SectionPatch['changes']) => {
      const { version, data } = (await petra.get<SectionDocument<'contracts'>>(path)).body;
      const [id = ''] = Object.entries(data.items).find(([, { line }]) => line === 'legal') ?? [];
      assert.equal((await petra.patchSection(6, 'contracts', version, changes(id))).status, 200);
    };
    assert.deepEqual(await names('RS 190-6612'), ['Musterkamp, Dr. Nadine']);
    await change((id) => [{ path: `/items/${id}/number`, value: '77' }]);
    assert.deepEqual(await names('RS 190-6612'), []);
    assert.deepEqual(await names('77'), ['Musterkamp, Dr. Nadine']);
    const contract = {
      kind: 'insurance',
      line: 'legal',
      company: 'Muster Versicherung',
      number: 'RS 190-6612',
      premium: 1_900,
      frequency: 'monthly',
    };
    await change((id) => [
      { path: `/archived/${id}`, value: { contract, archivedOn: '2026-09-30', reason: 'cancelled' } },
      { path: `/items/${id}` },
    ]);
    assert.deepEqual(await names('rs1906612'), ['Musterkamp, Dr. Nadine']);
    assert.deepEqual(await names('77'), []);
  });

  it('finds by telephone, however it is written, from the moment it is saved', async () => {
    const path = `/api/households/${householdId(1)}/sections/contacts`;
    const { version, data } = (await petra.get<SectionDocument<'contacts'>>(path)).body;
    const [lena = ''] = (await search(petra, 'lena')).nodes[0]?.persons.map(({ personId }) => personId) ?? [];
    const { position = 1 } = data.items[lena] ?? {};
    const write = async (from: number, mobilePhone: string, workPhone: string) => {
      const value = { position, mobilePhone, workPhone };
      const changes = [{ path: `/items/${lena}`, value }];
      assert.equal((await petra.patchSection(1, 'contacts', from, changes)).status, 200);
    };
    await write(version, '+491713920001', '+4315550001');
    for (const query of ['0171 3920001', '+49 171 392', '0049/171/3920001', '(0171) 392-0001', '0043 1 555'])
      assert.deepEqual(await names(query), ['Musterfeld, Lena'], query);
    for (const query of ['0171 3920002', '3920001', '015550001'])
      assert.deepEqual(await names(query), [], query);
    const [found] = (await search(petra, '0171 3920001')).nodes;
    assert.deepEqual(found?.foundBy, [{ kind: 'phone', text: '+491713920001' }]);
    await write(version + 1, '+491713920002', '+4315550001');
    assert.deepEqual(await names('0171 3920001'), []);
    assert.deepEqual(await names('0171 3920002'), ['Musterfeld, Lena']);
  });

  it('shows what a list shows', async () => {
    const [household] = (await search(petra, 'jonas')).nodes;
    assert.equal(household?.city, 'Augsburg');
    assert.equal(household?.lastAppointment, '2025-11-12');
    assert.deepEqual(
      household?.persons.map(({ firstName, role, birthDate }) => [firstName, role, birthDate]),
      [
        ['Jonas', 'responsible', '1988-09-02'],
        ['Aylin', 'responsible', '1990-01-21'],
        ['Emil', 'child', '2019-05-11'],
        ['Lia', 'child', '2023-08-30'],
      ],
    );
  });

  it('finds all of a place, alone or beside a name', async () => {
    assert.deepEqual(await names('augsburg'), ['Musterhaus, Jonas & Aylin']);
    assert.deepEqual(await names('Augsb jonas'), ['Musterhaus, Jonas & Aylin']);
    assert.deepEqual(await names('Augsburg Lena'), []);
  });

  it('finds umlauts however they are typed, at once after the name was saved', async () => {
    const path = `/api/households/${householdId(1)}/sections/persons`;
    const { body } = await petra.get<SectionDocument<'persons'>>(path);
    const [id = ''] = Object.keys(body.data.items);
    const saved = await petra.patchSection(1, 'persons', body.version, [
      { path: `/items/${id}/lastName`, value: "Müller-Weiß d'Été" },
    ]);
    assert.equal(saved.status, 200);
    const expected = ["Müller-Weiß d'Été, Lena"];
    for (const query of ['Müller', 'mueller', 'MULLER', 'weiss', 'Weiß', 'müller-weiß', 'dete', 'd’été lena'])
      assert.deepEqual(await names(query), expected, query);
    assert.deepEqual(await names('Musterfeld'), []);
  });

  it('takes "ss" and "ß" for the same, whichever is kept and whichever is typed', async () => {
    const { q } = services.database;
    const kept = ['Strauß, Ida', 'Strauss, Ole', 'STRAUẞ, Uta'];
    const made = kept.map((name, index) => {
      const [lastName, firstName] = name.split(', ');
      const person = { role: 'responsible', position: 0, birthDate: '1980-01-01', firstName, lastName };
      const sections = { persons: { items: { [randomUUID()]: person } } };
      return addHousehold(services.database, { number: 40 + index, contract: '4711', sections });
    });
    await Promise.all(made);
    for (const query of ['strauß', 'strauss', 'STRAUẞ', 'Straus'])
      assert.deepEqual(new Set(await names(query)), new Set(kept), query);
    for (const { householdId: id } of await Promise.all(made))
      await q('delete from household where household_id = $1', [id]);
  });

  it('finds a household by its new postal code once the address was saved', async () => {
    const { body } = await petra.get<SectionDocument<'addresses'>>(
      `/api/households/${householdId(6)}/sections/addresses`,
    );
    const [id = ''] = Object.keys(body.data.items);
    await petra.patchSection(6, 'addresses', body.version, [
      { path: `/items/${id}/postalCode`, value: '20095' },
    ]);
    assert.deepEqual(await names('20259'), []);
    const [household] = (await search(petra, '20095')).nodes;
    assert.deepEqual([household?.name, household?.postalCode], ['Musterkamp, Dr. Nadine', '20095']);
  });

  it('pages without gaps and repetitions, also among equal names', async () => {
    const { q } = services.database;
    for (let number = 1; number <= 7; number++) {
      const id = randomUUID();
      await q(
        "insert into household (household_id, legacy_household_id, name, sort_name) values ($1, $2, 'Zwilling', 'zwilling')",
        [id, 200_000 + number],
      );
      await q("insert into household_access (household_id, contract, kind) values ($1, '4711', 'OWN')", [id]);
      await q(
        "insert into search_term (household_id, contract, sort_name, term) values ($1, '4711', 'zwilling', 'zwilling')",
        [id],
      );
    }
    for (const order of ['ASC', 'DESC']) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof search>> = await search(petra, 'zwill', { after, order });
        seen.push(...page.nodes.map((node) => node.householdId));
        after = page.endCursor;
      } while (after);
      assert.equal(new Set(seen).size, 7);
      assert.equal(seen.length, 7);
    }
    const page = await petra.graphql<{ searchHouseholds: { nodes: object[]; endCursor: string } }>(
      'person',
      'query($after: String) { searchHouseholds(query: "zwill", first: 3, after: $after) { nodes { householdId } endCursor } }',
    );
    assert.equal(page.body.data?.searchHouseholds.nodes.length, 3);
    const rest = await search(petra, 'zwill', { after: page.body.data?.searchHouseholds.endCursor });
    assert.equal(rest.nodes.length, 4);
  });

  it('shows the senior only the households that were delegated to her', async () => {
    const sabine = await clientOf('sabine', '4700');
    assert.deepEqual(await names('86150', sabine), ['Musterhaus, Jonas & Aylin']);
    assert.deepEqual(await names('clara', sabine), []);
    assert.equal((await search(sabine, '')).total, 2);
  });

  it('answers unknown and foreign households alike', async () => {
    const sabine = await clientOf('sabine', '4700');
    const ask = (id: string) => sabine.graphql('person', householdQuery, { householdId: id });
    const own = await ask(householdId(2));
    assert.equal(householdAnswer.parse(own.body.data).household.name, 'Musterhaus, Jonas & Aylin');
    const foreign = await ask(householdId(3));
    assert.deepEqual([foreign.status, foreign.body.errors?.[0]?.extensions?.code], [403, 'forbidden']);
    assert.deepEqual(foreign.body, (await ask(householdId(9))).body);
    assert.deepEqual(foreign.body, (await ask('nonsense')).body);
  });

  it('needs a chosen accounting contract, which the list of contexts does not', async () => {
    const undecided = await clientOf('petra');
    assert.deepEqual(await names('', undecided), []);
    const { body } = await undecided.graphql('accounting', contextsQuery);
    const contexts = contextsAnswer.parse(body.data).contexts;
    assert.deepEqual(
      contexts.map(({ contract, role }) => [contract, role]),
      [
        ['4711', 'OWN'],
        ['4700', 'ASSISTANCE'],
      ],
    );
    assert.equal(contexts[1]?.households, 2);
  });
});
