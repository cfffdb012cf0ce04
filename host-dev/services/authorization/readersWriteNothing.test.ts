import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HouseholdConsents, Intake, SectionDocument } from '@vp-digital/core/contracts';
import { fileRights, permissions } from '@vp-digital/core/reference';
import { decodeJwt } from 'jose';
import { currentContracts } from '../contracts/published';
import { areaToken, createClient, householdId } from '../testing';
import { answerInto } from '../testing/answerInto';
import { everyCall } from '../testing/calls/everyCall';
import { servicesForTests } from '../testing/servicesForTests';
import { tokenSigner } from '../testing/signTokens';

/** What is no writing into the household: it may be noted, and shown to the customer, who is in the room. */
const isNoWrite = (operation: string) => /\/(visit$|telephones)/.test(operation);

const { services, clientOf } = await servicesForTests();
const sign = await tokenSigner(services);
const everything = { permissions: Object.values(permissions), fileRights: [...fileRights] };
const tokenOf = async (user: string, contract: string) =>
  sign({ ...decodeJwt(await areaToken(services.url, user, contract)), ...everything });
const [owner, reader] = [await tokenOf('petra', '4711'), await tokenOf('sabine', '4700')];
const petra = createClient(services.url, owner);
const sabine = createClient(services.url, reader);
const openForReading = (household: number) =>
  services.database.q(
    `insert into household_access (household_id, contract, kind, scope) values ($1, '4700', 'DELEGATED', 'READ')
     on conflict (household_id, contract) do update set scope = 'READ'`,
    [householdId(household)],
  );
for (const household of [1, 2]) await openForReading(household);

/** Operations of the contract that are about a household and are no reading. */
const { paths } = JSON.parse(currentContracts()['households.openapi.json'] ?? '') as {
  paths: Record<string, Record<string, unknown>>;
};
const operations = Object.entries(paths)
  .filter(([path]) => path.includes('{householdId}'))
  .flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => ['post', 'put', 'patch', 'delete'].includes(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );

interface Made {
  operation: string;
  status: number;
  body: string;
}

/** What a token calls of these operations, while the work goes on. */
async function recorded(token: string, work: () => Promise<unknown>): Promise<Made[]> {
  const made: Made[] = [];
  const usual = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await usual(input, init);
    const { authorization } = (init?.headers ?? {}) as Record<string, string>; // as all calls here send them
    const path = new URL(input instanceof Request ? input.url : input).pathname;
    const called = `${init?.method ?? 'GET'} ${path}`;
    const operation = operations.find((one) => patternOf(one).test(called));
    if (operation && authorization === `Bearer ${token}`)
      made.push({ operation, status: answer.status, body: await answer.clone().text() });
    return answer;
  };
  try {
    await work();
  } finally {
    globalThis.fetch = usual;
  }
  return made;
}

const patternOf = (operation: string) => new RegExp(`^${operation.replace(/\{\w+\}/g, '[^/]+')}$`);

describe('a contract to which a household was opened for reading', () => {
  it('is refused every operation of the contract that writes into it', async () => {
    const refused = new Set<string>();
    const wrong: string[] = [];
    for (const { name, make } of everyCall(services.url, owner, reader)) {
      const made = await recorded(reader, () => make(sabine, reader).catch(() => undefined)); // by its answer
      for (const { operation, status, body } of made) {
        if (isNoWrite(operation)) continue;
        refused.add(operation);
        if (status !== 403 || body.includes('A permission is missing') || body.includes('A file right'))
          wrong.push(`${name}: ${operation} ${status} ${body.slice(0, 200)}`);
      }
    }
    assert.deepEqual(wrong, []);
    assert.deepEqual(
      operations.filter((operation) => !isNoWrite(operation) && !refused.has(operation)),
      [],
      'no operation is left out of the table',
    );
  });

  it('withdraws no consent: health data and the wish for electronic documents stay', async () => {
    const household = `/api/households/${householdId(2)}`;
    const persons = async () =>
      (await petra.get<SectionDocument<'persons'>>(`${household}/sections/persons`)).body.data.items;
    const [personId = '', person] =
      Object.entries(await persons()).find(([, { role }]) => role !== 'child') ?? [];
    const texts = (await petra.get<HouseholdConsents>(`${household}/consents`)).body.texts;
    const topics = (['healthData', 'electronicDocuments'] as const).map((topic) => ({
      topic,
      textVersion: texts.find((text) => text.topic === topic)?.version,
    }));
    const given = await petra.post(`${household}/consents`, {
      action: 'given',
      personId,
      givenBy: personId,
      topics,
      proof: { form: 'click', name: 'Clara Beispiel' },
    });
    assert.equal(given.status, 201, JSON.stringify(given.body));
    const before = await petra.get<HouseholdConsents>(`${household}/consents`);
    for (const { topic } of topics) {
      const withdrawn = { action: 'withdrawn', personId, topic };
      assert.equal((await sabine.post(`${household}/consents`, withdrawn)).status, 403, topic);
    }
    assert.deepEqual((await petra.get<HouseholdConsents>(`${household}/consents`)).body, before.body);
    assert.deepEqual((await persons())[personId], person);
  });

  it('forgets nothing that the household has told, in a closed household either; its owner may', async () => {
    const household = `/api/households/${householdId(2)}`;
    const { body: persons } = await petra.get<SectionDocument<'persons'>>(`${household}/sections/persons`);
    const adult = Object.entries(persons.data.items).find(([, { role }]) => role !== 'child')?.[0];
    const code = '23456789';
    const wanted = { code, areas: ['housing'], personIds: [adult], days: 7 };
    const { body: link } = await petra.post<Intake>(`${household}/intakes`, wanted);
    await answerInto(link.url, code, [{ area: 'housing', fields: { 'housing.area': '80' } }]);
    const answers = async () =>
      (await petra.get<Intake[]>(`${household}/intakes`)).body.find(({ linkId }) => linkId === link.linkId)
        ?.answers.length;
    const revoke = (client: typeof petra) =>
      client.post(`${household}/intakes/${link.linkId}/revocation`, {});
    const status = `${household}/administration/status`;
    assert.equal((await revoke(sabine)).status, 403);
    assert.equal((await petra.post(status, { status: 'archived' })).status, 201);
    assert.equal((await revoke(sabine)).status, 403);
    assert.equal(await answers(), 1);
    assert.equal((await revoke(petra)).status, 201);
    assert.equal(await answers(), 0);
    assert.equal((await petra.post(status, { status: 'active' })).status, 201);
  });

  it('still reads it, and the same user writes where it was opened for writing', async () => {
    const read = await sabine.get(`/api/households/${householdId(1)}/sections/persons`);
    assert.equal(read.status, 200);
    await services.database.q("update household_access set scope = 'WRITE' where household_id = $1", [
      householdId(1),
    ]);
    const answer = await sabine.post(`/api/households/${householdId(1)}/deletion-requests`, {
      reason: 'Auf Wunsch',
    });
    assert.ok([201, 409].includes(answer.status), String(answer.status));
    await openForReading(1);
    assert.equal(
      (await (await clientOf('sabine', '4700')).post(`/api/households/${householdId(1)}/snapshots`, {}))
        .status,
      400,
    );
  });
});
