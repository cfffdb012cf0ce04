import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  allConsents,
  assistantsRefused,
  householdConsents,
  type Problem,
  type SectionDocument,
} from '@vp-digital/core/contracts';
import { fileRights, permissions } from '@vp-digital/core/reference';
import { decodeJwt } from 'jose';
import { areaToken, createClient, householdId } from '../testing';
import { everyCall } from '../testing/calls/everyCall';
import { servicesForTests } from '../testing/servicesForTests';
import { tokenSigner } from '../testing/signTokens';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const timo = await clientOf('timo', '4711');
/** Whom household 2 is shared with; petra works under the same contract as an assistant. */
const sabine = await clientOf('sabine', '4700');
const petraAssisting = await clientOf('petra', '4700');

const path = (household: number) => `/api/households/${householdId(household)}`;
const personsOf = async (household: number) => {
  const { body } = await petra.get<SectionDocument<'persons'>>(`${path(household)}/sections/persons`);
  return Object.entries(body.data.items).sort(([, one], [, other]) => one.position - other.position);
};
const idsOf = async (household: number) => (await personsOf(household)).map(([id]) => id);
const say = (client: typeof petra, household: number, body: object) =>
  client.post<Problem>(`${path(household)}/consents`, body);
const no = (personId: string) => ({ action: 'withdrawn', personId, topic: 'assistantAccess' });
const yes = (personId: string) => ({
  action: 'given',
  personId,
  givenBy: personId,
  topics: [{ topic: 'assistantAccess', textVersion: '2025-07' }],
  proof: { form: 'click', name: 'Aylin Musterhaus' },
});
const statusFor = async (client: typeof petra, household: number) =>
  (await client.get(`${path(household)}/sections/incomes`)).status;

describe('a household that refuses assistants', () => {
  it('is open to them while nobody has said anything, and closed at once while one has said no', async () => {
    const [jonas = '', aylin = ''] = await idsOf(2);
    assert.equal(await statusFor(timo, 2), 200);
    assert.equal((await say(petra, 2, no(aylin))).status, 201);
    assert.equal(await statusFor(timo, 2), 403);
    const log = await petra.get<{ entries: { action: string }[] }>(`${path(2)}/administration/audit`);
    assert.equal(log.body.entries[0]?.action, 'consent.refused');
    assert.equal((await say(petra, 2, yes(jonas))).status, 201);
    assert.equal(await statusFor(timo, 2), 403, 'the consent of one does not open what another has closed');
    assert.equal((await say(petra, 2, yes(aylin))).status, 201);
    assert.equal(await statusFor(timo, 2), 200);
    assert.equal((await say(petra, 2, no(jonas))).status, 201);
    assert.equal(await statusFor(timo, 2), 403);
  });

  it('is closed to whoever assists, under any contract, and open to all others', async () => {
    assert.deepEqual(
      [await statusFor(petra, 2), await statusFor(sabine, 2), await statusFor(petraAssisting, 2)],
      [200, 200, 403],
    );
  });

  it('says why, to an assistant of a contract that it is open to and to nobody else', async () => {
    const { status, body } = await timo.get<Problem>(`${path(2)}/sections/incomes`);
    assert.deepEqual([status, body.code], [403, 'forbidden']);
    assert.deepEqual(
      body.issues?.map(({ code }) => code),
      [assistantsRefused],
    );
    const stranger = await clientOf('nora', '4712');
    assert.equal((await stranger.get<Problem>(`${path(2)}/sections/incomes`)).body.issues, undefined);
    const asked = { query: `{ household(householdId: "${householdId(2)}") { name } }` };
    const looked = await timo.graphql<unknown>('person', asked.query);
    assert.ok(JSON.stringify(looked.body).includes(assistantsRefused), JSON.stringify(looked.body));
  });

  it('is neither listed nor counted for them, nor among what they have opened last', async () => {
    interface Found {
      searchHouseholds: { nodes: { householdId: string }[]; total: number };
      recentHouseholds: { householdId: string }[];
    }
    const ask = async (client: typeof petra, query: string) => {
      const { body } = await client.graphql<Found>('person', query);
      assert.ok(body.data, JSON.stringify(body));
      return body.data;
    };
    const found = async (client: typeof petra) => {
      const all = '{ searchHouseholds(query: "") { nodes { householdId } total } }';
      const { nodes, total } = (await ask(client, all)).searchHouseholds;
      const { recentHouseholds } = await ask(client, '{ recentHouseholds { householdId } }');
      const isAmong = (list: { householdId: string }[]) =>
        list.some((one) => one.householdId === householdId(2));
      const { body } = await client.graphql<{ contexts: { households: number }[] }>(
        'accounting',
        '{ contexts { households } }',
      );
      const ofContext = body.data?.contexts[0]?.households ?? 0;
      return { isListed: isAmong(nodes), isRecent: isAmong(recentHouseholds), total, ofContext };
    };
    const [jonas = ''] = await idsOf(2);
    await say(petra, 2, yes(jonas));
    assert.equal((await timo.put(`${path(2)}/visit`)).status, 200);
    const before = await found(timo);
    assert.deepEqual([before.isListed, before.isRecent], [true, true]);
    await say(petra, 2, no(jonas));
    assert.deepEqual(await found(timo), {
      isListed: false,
      isRecent: false,
      total: before.total - 1,
      ofContext: before.ofContext - 1,
    });
    assert.equal((await found(petra)).isListed, true);
  });

  it('is refused to them by every operation about it', async () => {
    const sign = await tokenSigner(services);
    const everything = { permissions: Object.values(permissions), fileRights: [...fileRights] };
    const tokenOf = async (user: string, contract: string) =>
      sign({ ...decodeJwt(await areaToken(services.url, user, contract)), ...everything });
    const [owner, assistant, colleague] = [
      await tokenOf('petra', '4711'),
      await tokenOf('timo', '4711'),
      await tokenOf('sabine', '4700'),
    ];
    const [lena = ''] = await idsOf(1);
    await say(petra, 1, no(lena));
    const wrong: string[] = [];
    let calls = 0;
    const usual = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const answer = await usual(input, init);
      const { authorization } = (init?.headers ?? {}) as Record<string, string>; // as all calls here send them
      const url = new URL(input instanceof Request ? input.url : input);
      if (authorization !== `Bearer ${assistant}` || !url.pathname.startsWith(path(1))) return answer;
      calls += 1;
      const said = await answer.clone().text();
      if (answer.status !== 403 || !said.includes(assistantsRefused))
        wrong.push(`${init?.method ?? 'GET'} ${url.pathname} ${answer.status} ${said.slice(0, 160)}`);
      return answer;
    };
    try {
      for (const { make } of everyCall(services.url, owner, colleague))
        await make(createClient(services.url, assistant), assistant).catch(() => undefined); // by its answer
    } finally {
      globalThis.fetch = usual;
    }
    assert.ok(calls > 60, String(calls));
    assert.deepEqual(wrong, []);
  });

  it('tells the assistant who has recorded the no that it is recorded, and nothing after that', async () => {
    const [first = ''] = await idsOf(3);
    const answer = await say(timo, 3, no(first));
    const recorded = allConsents(householdConsents.parse(answer.body)).records.at(-1);
    assert.deepEqual(
      [answer.status, recorded?.topic, recorded?.textVersion],
      [201, 'assistantAccess', '2025-07'],
    );
    assert.equal((await timo.get(`${path(3)}/consents`)).status, 403);
    assert.equal((await say(timo, 3, yes(first))).status, 403);
  });

  it('is open again when who has said no has died', async () => {
    const [, second = ''] = await idsOf(5);
    await say(petra, 5, no(second));
    assert.equal(await statusFor(timo, 5), 403);
    const { body } = await petra.get<SectionDocument<'persons'>>(`${path(5)}/sections/persons`);
    const died = [{ path: `/items/${second}/deceasedOn`, value: '2026-09-01' }];
    assert.equal((await petra.patchSection(5, 'persons', body.version, died)).status, 200);
    assert.equal(await statusFor(timo, 5), 200);
  });

  it('refuses them only by those who decide for themselves, each once', async () => {
    const [jonas = ''] = await idsOf(2);
    assert.deepEqual((await say(petra, 2, no(jonas))).body.issues?.[0]?.code, 'not_given');
    const child = (await personsOf(2)).find(([, { role }]) => role === 'child')?.[0] ?? '';
    assert.deepEqual((await say(petra, 2, no(child))).body.issues?.[0]?.code, 'child');
    assert.equal((await say(petra, 2, { ...no(jonas), topic: 'marketingPost' })).status, 422);
  });

  it('is said to refuse them where it is administered', async () => {
    const refusedAt = async (household: number) =>
      (await petra.get<{ assistantsRefused: boolean }>(`${path(household)}/administration`)).body
        .assistantsRefused;
    assert.deepEqual([await refusedAt(2), await refusedAt(4)], [true, false]);
  });
});
