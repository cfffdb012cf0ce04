import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import {
  type Problem,
  type SectionConflict,
  type SectionDocument,
  sectionDocument,
} from '@vp-digital/core/contracts';
import { euros } from '@vp-digital/core/finance';
import {
  areaToken,
  type Client,
  createClient,
  householdId,
  startTestServices,
  type TestServices,
} from '../testing';

type Incomes = SectionDocument<'incomes'>;

describe('the sections of a household', () => {
  let services: TestServices;
  let petra: Client;
  before(async () => {
    services = await startTestServices();
    petra = createClient(services.url, await areaToken(services.url, 'petra', '4711'));
  });
  after(() => services.dispose());

  const incomesOf = (household: number) => `/api/households/${householdId(household)}/sections/incomes`;
  const readIncomes = async (household: number) => (await petra.get<Incomes>(incomesOf(household))).body;
  const firstIncome = ({ data }: Incomes) => Object.keys(data.items)[0] ?? '';

  it('are read as the contract says, with the version as ETag', async () => {
    const { status, headers, body } = await petra.get<Incomes>(incomesOf(1));
    assert.equal(status, 200);
    assert.equal(headers.get('etag'), `"${body.version}"`);
    assert.equal(sectionDocument('incomes').parse(body).changedBy, 'Petra Beispiel');
  });

  it('that were never written are empty, at version 0', async () => {
    await services.database.q("delete from section where section = 'liabilities'");
    const { body } = await petra.get(`/api/households/${householdId(1)}/sections/liabilities`);
    assert.deepEqual(body, { section: 'liabilities', version: 0, data: { items: {} } });
    const id = randomUUID();
    const value = { kind: 'tax', amount: 100, asOf: '2026-10-01' };
    const saved = await petra.patchSection<SectionDocument<'liabilities'>>(1, 'liabilities', 0, [
      { path: `/items/${id}`, value },
    ]);
    assert.deepEqual([saved.status, saved.body.version], [200, 1]);
    assert.equal(saved.body.data.items[id]?.amount, 100);
  });

  it('take single fields, say who changed them, and keep them over a restart', async () => {
    const before = await readIncomes(1);
    const path = `/items/${firstIncome(before)}/net`;
    const saved = await petra.patchSection<Incomes>(1, 'incomes', before.version, [
      { path, value: euros(2_300) },
    ]);
    assert.equal(saved.status, 200);
    assert.deepEqual(
      [saved.body.version, saved.body.changedBy, saved.body.changedAt],
      [before.version + 1, 'Petra Beispiel', '2026-10-01T10:00:00.000Z'],
    );
    services = await services.restart();
    assert.deepEqual(await readIncomes(1), saved.body);
  });

  it('ask for the version on which a change is based (428), and for a readable one (400)', async () => {
    const changes = [{ path: '/items', value: {} }];
    assert.equal((await petra.patchSection(1, 'incomes', undefined, changes)).status, 428);
    const odd = await petra.patchSection(1, 'incomes', undefined, changes, { 'if-match': '*' });
    assert.equal(odd.status, 400);
  });

  it('merge changes of different fields', async () => {
    const before = await readIncomes(2);
    const [jonas = '', aylin = ''] = Object.keys(before.data.items);
    const one = await petra.patchSection(2, 'incomes', before.version, [
      { path: `/items/${jonas}/net`, value: 1 },
    ]);
    const other = await petra.patchSection<Incomes>(2, 'incomes', before.version, [
      { path: `/items/${aylin}/net`, value: 2 },
    ]);
    assert.deepEqual([one.status, other.status], [200, 200]);
    assert.deepEqual([other.body.data.items[jonas]?.net, other.body.data.items[aylin]?.net], [1, 2]);
  });

  it('refuse a change of a field that somebody else changed meanwhile, and show how it stands (412)', async () => {
    const before = await readIncomes(2);
    const path = `/items/${firstIncome(before)}/net`;
    const other = `/items/${firstIncome(before)}/gross`;
    const timo = createClient(services.url, await areaToken(services.url, 'timo', '4711'));
    assert.equal((await timo.patchSection(2, 'incomes', before.version, [{ path, value: 111 }])).status, 200);
    const late = await petra.patchSection<SectionConflict<'incomes'>>(2, 'incomes', before.version, [
      { path, value: 222 },
      { path: other, value: 333 },
    ]);
    assert.equal(late.status, 412);
    assert.deepEqual([late.body.paths, late.body.changedBy], [[path], 'Timo Assistent']);
    assert.equal(late.body.changedByCaller, false);
    assert.equal(late.body.current.data.items[firstIncome(before)]?.net, 111);
    assert.deepEqual(await readIncomes(2), late.body.current);
  });

  it('refuse a change within an entry that was removed meanwhile', async () => {
    const before = await readIncomes(3);
    const entry = `/items/${firstIncome(before)}`;
    assert.equal((await petra.patchSection(3, 'incomes', before.version, [{ path: entry }])).status, 200);
    const late = await petra.patchSection<SectionConflict>(3, 'incomes', before.version, [
      { path: `${entry}/net`, value: 1 },
    ]);
    assert.deepEqual([late.status, late.body.paths], [412, [`${entry}/net`]]);
    assert.equal(late.body.changedByCaller, true); // her other window
  });

  it('take the same value from two writers, and a repeated request once', async () => {
    const before = await readIncomes(4);
    const change = [{ path: `/items/${firstIncome(before)}/net`, value: 4_711 }];
    const headers = { 'idempotency-key': randomUUID() };
    const first = await petra.patchSection<Incomes>(4, 'incomes', before.version, change, headers);
    const repeated = await petra.patchSection<Incomes>(4, 'incomes', before.version, change, headers);
    assert.deepEqual([repeated.status, repeated.body], [200, first.body]);
    const same = await petra.patchSection<Incomes>(4, 'incomes', before.version, change);
    assert.equal(same.status, 200);
    const misused = await petra.patchSection(
      4,
      'incomes',
      same.body.version,
      [{ path: '/items', value: {} }],
      headers,
    );
    assert.equal(misused.status, 409);
  });

  it('lose nothing when twenty write different fields at once', async () => {
    const before = await readIncomes(5);
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const personId = Object.values(before.data.items)[0]?.personId;
    const answers = await Promise.all(
      ids.map((id, net) =>
        petra.patchSection(5, 'incomes', before.version, [
          { path: `/items/${id}`, value: { personId: personId ?? '', kind: 'other', net } },
        ]),
      ),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    const after = await readIncomes(5);
    assert.equal(after.version, before.version + 20);
    assert.deepEqual(
      ids.map((id) => after.data.items[id]?.net),
      ids.map((_, net) => net),
    );
  });

  it('let one of twenty win who write the same field at once', async () => {
    const before = await readIncomes(6);
    const path = `/items/${firstIncome(before)}/net`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        petra.patchSection(6, 'incomes', before.version, [{ path, value: number + 1 }]),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [200, ...Array.from({ length: 19 }, () => 412)]);
  });

  it('refuse what breaks the schema, with field and reason, and keep what they had (422)', async () => {
    const before = await readIncomes(2);
    const path = `/items/${firstIncome(before)}/net`;
    const refused = await petra.patchSection<Problem>(2, 'incomes', before.version, [{ path, value: -5 }]);
    assert.equal(refused.status, 422);
    assert.equal(refused.headers.get('content-type')?.split(';')[0], 'application/problem+json');
    assert.deepEqual(
      refused.body.issues?.map((issue) => [issue.path, issue.code]),
      [[path, 'too_small']],
    );
    assert.deepEqual(await readIncomes(2), before);
  });

  it('refuse to leave a household without a responsible person', async () => {
    const { body } = await petra.get<SectionDocument<'persons'>>(
      `/api/households/${householdId(1)}/sections/persons`,
    );
    const [id = ''] = Object.keys(body.data.items);
    const refused = await petra.patchSection<Problem>(1, 'persons', body.version, [{ path: `/items/${id}` }]);
    assert.deepEqual([refused.status, refused.body.issues?.[0]?.code], [422, 'responsible_count']);
  });

  it('refuse paths into prototypes and more changes than a form has', async () => {
    const { version } = await readIncomes(1);
    const evil = await petra.patchSection(1, 'incomes', version, [
      { path: '/__proto__/polluted', value: true },
    ]);
    assert.equal(evil.status, 400);
    const many = Array.from({ length: 201 }, (_, number) => ({ path: `/items/x${number}`, value: 1 }));
    assert.equal((await petra.patchSection(1, 'incomes', version, many)).status, 400);
  });

  it('answer unknown and foreign households alike (403)', async () => {
    const sabine = createClient(services.url, await areaToken(services.url, 'sabine', '4700'));
    const without = ({ requestId: _, ...problem }: Problem) => problem;
    const change = [{ path: '/items', value: {} }];
    const foreign = await sabine.patchSection<Problem>(3, 'incomes', 1, change);
    const unknown = await sabine.patchSection<Problem>(9, 'incomes', 1, change);
    assert.deepEqual([foreign.status, without(foreign.body)], [unknown.status, without(unknown.body)]);
    assert.deepEqual([foreign.status, foreign.body.code], [403, 'forbidden']);
    assert.equal((await sabine.get(incomesOf(3))).status, 403);
    assert.equal((await sabine.get(incomesOf(9))).status, 403);
    assert.equal((await sabine.get(incomesOf(2))).status, 200);
    const [row] = await services.database.q<{ count: number }>(
      "select count(*) as count from section where household_id = $1 and data = '{\"items\": {}}' and section = 'incomes'",
      [householdId(3)],
    );
    assert.equal(row?.count, 0);
  });
});
