import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Change, Problem, SectionDocument } from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import { areaToken, householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const sabine = await clientOf('sabine', '4700');
const token = await areaToken(services.url, 'petra', '4711');

const household = `/api/households/${householdId(1)}`;
const nul = 'Nach\0mittag';
const half = 'Gut \ud83d';

async function read(section: SectionName) {
  const { body } = await petra.get<SectionDocument>(`${household}/sections/${section}`);
  const [id = ''] = Object.keys(body.data.items);
  return { id, ...body };
}

async function change(section: SectionName, inner: string, value: Change['value']) {
  const { id, version } = await read(section);
  return petra.patchSection<Problem>(1, section, version, [{ path: `/items/${id}/${inner}`, value }]);
}

async function raw(path: string, body: string, headers: Record<string, string> = {}, method = 'POST') {
  const answer = await fetch(services.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...headers,
    },
    body,
  });
  return { status: answer.status, body: await answer.text() };
}

const person = { firstName: 'Nele', lastName: 'Neuhaus', birthDate: '1990-01-02' };
const day = (birthDate: string) => ({ persons: [{ ...person, birthDate }] });
const preferencesWith = async (text: string) => {
  const { body } = await petra.preferences();
  return petra.putOwn<Problem>('preferences', body.version, { ...body.data, defaultContract: text });
};
const handOver = (contract: string) =>
  petra.post<Problem>(`${household}/administration/hand-over`, { contract, customersInformed: true });
const snapshot = (label: string) =>
  petra.post<Problem>(`${household}/snapshots`, { label, occasion: 'manual' });
const oral = (minutes: string) =>
  petra.post<Problem>(`${household}/consents`, {
    action: 'given',
    personId: randomUUID(),
    givenBy: randomUUID(),
    topics: [{ topic: 'advertising', textVersion: '2026-01' }],
    proof: { form: 'oral', minutes },
  });
const informed = (on: string) =>
  petra.post<Problem>(`${household}/consents`, {
    action: 'handedOver',
    personIds: [randomUUID()],
    topics: [{ topic: 'firstInformation', textVersion: '2026-01' }],
    on,
    way: 'paper',
  });

describe('input that nobody can keep is refused with a reason, never as a failure of the service:', () => {
  for (const text of [nul, half])
    for (const [place, send] of [
      ['the label of a snapshot', () => snapshot(text)],
      ['the wish to be forgotten', () => petra.post(`${household}/deletion-requests`, { reason: text })],
      ['what was said at a consent', () => oral(text.padEnd(30, '!'))],
      ['the contract of a hand-over', () => handOver(text)],
      ['a setting', () => preferencesWith(text)],
      ['a company', () => change('employments', 'employer', text)],
      ['a city', () => change('addresses', 'city', text)],
      ['the name of an entry', () => change('addresses', text, 'x')],
      [
        'the reason for a role',
        () =>
          petra.post('/api/user-account/impersonations', { userId: 'timo', contract: '4711', reason: text }),
      ],
      ['a search', () => petra.graphql('person', '{ household(householdId: "1") { name } }', { text })],
    ] as const)
      it(`${JSON.stringify(text)} in ${place}`, async () => {
        const { status, body } = await send();
        assert.equal(status, 400, JSON.stringify(body));
        assert.match(JSON.stringify(body), /"code":"(text|invalid_format)"/);
      });

  it('a NUL in an address', async () => {
    assert.equal((await petra.get(`${household}/sections/inc%00omes`)).status, 400);
    assert.equal((await petra.get(`${household}/administration/audit?after=%00`)).status, 400);
  });

  it('days before anybody now living was born', async () => {
    for (const odd of ['0000-01-01', '0019-05-05', '1899-12-31']) {
      assert.equal((await petra.post('/api/households/held', day(odd))).status, 400, odd);
      assert.equal((await petra.post('/api/households/access-requests', day(odd))).status, 400, odd);
      assert.equal((await informed(odd)).status, 400, odd);
      const { status, body } = await change('persons', 'birthDate', odd);
      assert.deepEqual([status, body.issues?.map(({ code }) => code)], [422, ['too_early']], odd);
    }
  });

  it('a value that only the database refuses', async () => {
    const id = householdId(1);
    const query = `{ searchHouseholds(query: "", after: "${Buffer.from(
      JSON.stringify({ sortName: '\0', householdId: id }),
    ).toString('base64url')}") { total nodes { name } } }`;
    const { status, body } = await petra.graphql('person', query);
    assert.deepEqual([status, body.errors?.[0]?.extensions?.code], [422, 'invalid']);
  });

  it('asking for a file without an advisor context', async () => {
    const nobody = await clientOf('petra');
    const { status } = await nobody.post('/api/households/access-requests', day('1990-01-02'));
    assert.equal(status, 403);
  });
});

describe('the most expensive input that is still taken, ten at once, is refused, and others go on:', () => {
  const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const others = () =>
    Promise.all([1, 2, 3, 4].map(() => sabine.get(`/api/households/${householdId(2)}/sections/incomes`)));

  async function tenTimes(send: () => Promise<{ status: number; body: unknown }>, statuses: number[]) {
    const before = await read('addresses');
    const [answers, meanwhile] = await Promise.all([Promise.all(Array.from({ length: 10 }, send)), others()]);
    for (const { status, body } of answers) {
      assert.ok(statuses.includes(status), `${status}`);
      assert.ok(JSON.stringify(body).length < 20_000);
    }
    assert.deepEqual(
      meanwhile.map(({ status }) => status),
      [200, 200, 200, 200],
    );
    assert.deepEqual(await read('addresses'), before);
  }

  for (const place of ['100000', '5000000', '40000000', '4294967294', 'length', '-1', 'foo'])
    it(`a path into a list: ${place}`, () =>
      tenTimes(() => change('addresses', `personIds/${place}`, 3), [422]));

  for (const place of ['-1', '40000000', 'length'])
    it(`a path into a list, to remove ${place}, changes nothing`, () =>
      tenTimes(async () => {
        const { id, version } = await read('addresses');
        const path = `/items/${id}/personIds/${place}`;
        const { status } = await petra.patchSection(1, 'addresses', version, [{ path }]);
        return { status, body: '' };
      }, [200]));

  it('a list of a hundred thousand wrong entries', () =>
    tenTimes(() => change('addresses', 'personIds', Array<number>(100_000).fill(1)), [422]));

  it('JSON as deep as a body may be', async () => {
    const { id, version } = await read('addresses');
    const changes = `{"changes":[{"path":"/items/${id}/city","value":${deep(40_000)}}]}`;
    const patch = () =>
      raw(`${household}/sections/addresses`, changes, { 'if-match': `"${version}"` }, 'PATCH');
    await tenTimes(patch, [400]);
    await tenTimes(() => raw('/api/households', deep(40_000)), [400]);
    await tenTimes(
      () => raw('/graphql/person', `{"query":"{ __typename }","variables":${deep(5_000)}}`),
      [400],
    );
  });
});
