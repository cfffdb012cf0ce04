import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HealthChartDocument, ImpersonationDocument, SectionDocument } from '@vp-digital/core/contracts';
import { createClient, exchangeToken, householdId, signIn } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');

/** The first person of a household has consented and has said something: where to read it. */
async function given(household: number): Promise<string> {
  const home = `/api/households/${householdId(household)}`;
  const { body } = await petra.get<SectionDocument<'persons'>>(`${home}/sections/persons`);
  const [personId = ''] =
    Object.entries(body.data.items).find(([, { role }]) => role === 'responsible') ?? [];
  await petra.post(`${home}/consents`, {
    action: 'given',
    personId,
    givenBy: personId,
    topics: [{ topic: 'healthData', textVersion: '2025-07' }],
    proof: { form: 'click', name: 'Muster Person' },
  });
  const path = `${home}/persons/${personId}/health-chart`;
  const { version } = (await petra.get<HealthChartDocument>(path)).body;
  const saved = await petra.put(path, { answers: { skin: { answer: 'no' } } }, version);
  assert.equal(saved.status, 200);
  return path;
}

/** Somebody's device in a customer's hands, for the pages that are made for customers of this household. */
async function inHands(household: number) {
  const { tokens } = await signIn(services.url, 'petra');
  await services.database.q("update oidc_record set payload = payload || $1 where kind = 'Session'", [
    { loginTs: Math.floor(Date.now() / 1000) - 20 },
  ]);
  const window = async () => {
    const answer = await exchangeToken(services.url, tokens.access_token, { contract: '4711' });
    return createClient(services.url, ((await answer.json()) as { access_token: string }).access_token);
  };
  const lock = { purpose: 'customerView', householdId: householdId(household) };
  assert.equal((await (await window()).post('/api/user-account/device-lock', lock)).status, 201);
  return window();
}

describe('health answers', () => {
  it('are read on a customer’s device where one grown-up lives, and written nowhere on it', async () => {
    const path = await given(6);
    const hers = await inHands(6);
    const read = await hers.get<HealthChartDocument>(path);
    assert.deepEqual([read.status, read.body.state], [200, 'given']);
    assert.equal((await hers.put(path, { answers: {} }, read.body.version)).status, 423);
    assert.equal((await hers.post(`${path}/copy`, {})).status, 423);
    assert.equal((await hers.post(`${path}/removal`, { copy: 'notWanted' })).status, 423);
  });

  it('are not read on a device that another grown-up of the household may hold', async () => {
    const path = await given(2);
    assert.equal((await (await inHands(2)).get(path)).status, 403);
    assert.equal((await (await inHands(6)).get(path)).status, 423);
  });

  it('are not read in the role of another', async () => {
    const path = await given(2);
    const ina = await clientOf('ina');
    const role = { userId: 'petra', contract: '4711', reason: 'Rückfrage zum Gesundheitschart' };
    const taken = await ina.post<ImpersonationDocument>('/api/user-account/impersonations', role);
    assert.equal(taken.status, 201);
    const { tokens } = await signIn(services.url, 'ina');
    const answer = await exchangeToken(services.url, tokens.access_token, {
      impersonation: taken.body.impersonationId,
    });
    const { access_token } = (await answer.json()) as { access_token: string };
    assert.equal((await createClient(services.url, access_token).get(path)).status, 403);
  });

  it('leave in the access log who has read and changed them, and nothing that they say', async () => {
    await given(6);
    const rows = await services.database.q<{ action: string; detail: string | null }>(
      "select action, detail from audit where action like 'health.%'",
    );
    assert.deepEqual(new Set(rows.map(({ action }) => action)), new Set(['health.read', 'health.changed']));
    assert.ok(rows.every(({ detail }) => detail === null));
  });
});
