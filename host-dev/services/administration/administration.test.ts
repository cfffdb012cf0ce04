import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type Administration,
  administration,
  type AuditPage,
  auditPage,
  type HouseholdRequest,
  householdRequests,
  type Problem,
  type Report,
  type SectionDocument,
} from '@vp-digital/core/contracts';
import { adults } from '@vp-digital/core/household';
import { type AddedHousehold, addHousehold, areaToken, type Client, reportPdf } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';
import { removeDeleted } from './removeDeleted';

const requests = '/api/households/requests';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const sabine = await clientOf('sabine', '4700');
const timo = await clientOf('timo', '4711');

describe('administration of a household', () => {
  let number = 0;
  const ownHousehold = (contract = '4711'): Promise<AddedHousehold> => {
    number += 1;
    return addHousehold(services.database, { number, contract });
  };

  const pathOf = ({ householdId }: AddedHousehold) => `/api/households/${householdId}/administration`;
  const read = async (client: Client, household: AddedHousehold): Promise<Administration> =>
    administration.parse((await client.get(pathOf(household))).body);
  const change = <Body = Administration>(
    client: Client,
    household: AddedHousehold,
    action: string,
    body: object,
  ) => client.post<Body>(`${pathOf(household)}/${action}`, body);
  const handOver = { contract: '4700', customersInformed: true };
  const deletion = ({ name }: AddedHousehold) => ({ reason: 'customerWish', name });
  const waiting = async (client: Client): Promise<HouseholdRequest[]> =>
    householdRequests.parse((await client.get(requests)).body);
  const decide = (client: Client, requestId: string | undefined, decision: string) =>
    client.post<Problem>(`${requests}/${requestId}/decision`, { decision });
  const writes = async (client: Client, { householdId }: AddedHousehold) => {
    const path = `/api/households/${householdId}/sections/goals`;
    return (await client.get<{ version: number }>(path)).status === 200
      ? (
          await client.post<Problem>(`/api/households/${householdId}/snapshots`, {
            label: 'x',
            occasion: 'manual',
          })
        ).status
      : 403;
  };
  const isFound = async (client: Client, { name }: AddedHousehold) => {
    const { body } = await client.graphql<{ searchHouseholds: { nodes: { name: string }[]; total: number } }>(
      'person',
      'query ($query: String!) { searchHouseholds(query: $query) { nodes { name } total } }',
      { query: name },
    );
    return (body.data?.searchHouseholds.nodes.length ?? 0) > 0;
  };

  it('says who is responsible and who works with it; only the responsible advisor changes it', async () => {
    const household = await ownHousehold();
    const file = await read(petra, household);
    assert.deepEqual(file.responsible, { name: 'Petra Beispiel', contract: '4711' });
    assert.deepEqual(file.colleagues, [{ name: 'Timo Assistent', kind: 'assistant' }]);
    assert.deepEqual([file.status, file.mayAdminister, file.retention], ['active', true, []]);
    assert.deepEqual(
      file.recipients.map(({ contract }) => contract),
      ['4712', '4700'],
    );
    const assisted = await read(timo, household);
    assert.deepEqual([assisted.mayAdminister, assisted.recipients], [false, []]);
    for (const [action, body] of [
      ['status', { status: 'archived' }],
      ['hand-over', handOver],
      ['deletion', deletion(household)],
    ] as const) {
      assert.equal((await change<Problem>(timo, household, action, body)).body.code, 'forbidden');
      assert.equal((await change<Problem>(sabine, household, action, body)).body.code, 'forbidden');
    }
    assert.equal((await timo.get<Problem>(`${pathOf(household)}/audit`)).status, 403);
    assert.equal((await sabine.get(pathOf(household))).status, 403);
  });

  it('archived: nothing is written into it until that is taken back', async () => {
    const household = await ownHousehold();
    const archived = await change(petra, household, 'status', { status: 'archived' });
    assert.deepEqual([archived.status, archived.body.status], [201, 'archived']);
    assert.equal(await writes(petra, household), 409);
    assert.equal(await isFound(petra, household), true);
    assert.equal((await change(petra, household, 'status', { status: 'active' })).body.status, 'active');
    assert.equal(await writes(petra, household), 201);
  });

  it('archived: changed fields and files are refused too', async () => {
    const household = await ownHousehold();
    await change(petra, household, 'status', { status: 'archived' });
    const { householdId } = household;
    const headers = { authorization: `Bearer ${await areaToken(services.url, 'petra', '4711')}` };
    const changed = await fetch(`${services.url}/api/households/${householdId}/sections/goals`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json', 'if-match': '"0"' },
      body: JSON.stringify({ changes: [{ path: '/items', value: {} }] }),
    });
    const stored = await fetch(`${services.url}/api/households/${householdId}/files`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/pdf',
        'content-disposition': "attachment; filename*=UTF-8''Datei.pdf",
        'idempotency-key': randomUUID(),
      },
      body: '%PDF-1.7\n%%EOF\n',
    });
    assert.deepEqual([changed.status, stored.status], [409, 409]);
  });

  it('archived: no report is drafted or released, no consent is given, no contract is read; taking back stays open', async () => {
    const household = await ownHousehold();
    const path = `/api/households/${household.householdId}`;
    const persons = await petra.get<SectionDocument<'persons'>>(`${path}/sections/persons`);
    const personId = adults({ persons: persons.body.data })[0]?.id;
    const topics = [{ topic: 'documentReading', textVersion: '2025-07' }];
    const given = {
      action: 'given',
      personId,
      givenBy: personId,
      topics,
      proof: { form: 'click', name: 'Emma Muster' },
    };
    assert.equal((await petra.post(`${path}/consents`, given)).status, 201);
    const { snapshotId } = (
      await petra.post<{ snapshotId: string }>(`${path}/snapshots`, { label: 'Stand', occasion: 'manual' })
    ).body;
    const reports = `${path}/snapshots/${snapshotId}/reports`;
    const { reportId } = (await petra.post<Report>(reports, { kind: 'conversationSummary' })).body;
    const pdf = reportPdf(reportId).toString('base64');
    const release = { pdf, pages: 1, language: 'de' };
    await petra.post(`${reports}/${reportId}/release`, release);
    await change(petra, household, 'status', { status: 'archived' });
    for (const [action, body] of [
      [reports, { kind: 'conversationSummary' }],
      [`${reports}/${reportId}/release`, release],
      [`${path}/snapshots/${snapshotId}/label`, { label: 'Anders' }],
      [`${path}/consents`, given],
    ] as const) {
      const refused = await petra.post<Problem>(action, body);
      assert.deepEqual(
        [refused.status, refused.body.title],
        [409, 'The household is closed: archived'],
        action,
      );
    }
    const token = await areaToken(services.url, 'petra', '4711');
    const photo = await fetch(`${services.url}${path}/contract-proposals`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
      body: 'x',
    });
    assert.equal(photo.status, 409);
    // what it was given it may still have, and taking back is as easy as giving
    assert.equal((await petra.post(`${reports}/${reportId}/deliveries`, { channel: 'print' })).status, 201);
    const withdrawn = { action: 'withdrawn', personId, topic: 'documentReading' };
    assert.equal((await petra.post(`${path}/consents`, withdrawn)).status, 201);
    const { body } = await petra.graphql<{ household: { status: string } }>(
      'person',
      `{ household(householdId: "${household.householdId}") { status } }`,
    );
    assert.equal(body.data?.household.status, 'archived');
  });

  it('locked: colleagues with whom it is shared neither find nor open it', async () => {
    const household = await ownHousehold();
    await services.database.q(
      "insert into household_access (household_id, contract, kind) values ($1, '4700', 'DELEGATED')",
      [household.householdId],
    );
    assert.equal((await read(sabine, household)).mayAdminister, false);
    await change(petra, household, 'status', { status: 'locked' });
    assert.equal((await sabine.get(pathOf(household))).status, 403);
    assert.equal(await isFound(sabine, household), false);
    assert.equal(await isFound(petra, household), true);
    await change(petra, household, 'status', { status: 'active' });
    assert.equal(await isFound(sabine, household), true);
  });

  it('handed over: nothing changes until the recipient has accepted, then it is hers', async () => {
    const household = await ownHousehold();
    const asked = await change(petra, household, 'hand-over', handOver);
    assert.deepEqual(
      [asked.body.request?.kind, asked.body.request?.recipient],
      ['handOver', 'Sabine Senior'],
    );
    assert.equal((await change(petra, household, 'status', { status: 'archived' })).status, 409);
    assert.equal((await sabine.get(pathOf(household))).status, 403);
    assert.deepEqual(await waiting(petra), []);
    const [request] = await waiting(sabine);
    assert.deepEqual([request?.householdName, request?.requestedBy], [household.name, 'Petra Beispiel']);
    assert.equal((await decide(timo, request?.requestId, 'accepted')).status, 403);
    assert.equal((await decide(petra, request?.requestId, 'accepted')).status, 403);
    assert.equal((await decide(sabine, request?.requestId, 'accepted')).status, 201);
    assert.equal((await read(sabine, household)).responsible.name, 'Sabine Senior');
    assert.equal((await petra.get(pathOf(household))).status, 403);
    assert.deepEqual([await isFound(sabine, household), await isFound(petra, household)], [true, false]);
    assert.equal((await decide(sabine, request?.requestId, 'accepted')).status, 403);
  });

  it('a hand-over is declined, or withdrawn by who asked; not without the customers’ knowledge', async () => {
    const household = await ownHousehold();
    for (const body of [
      { contract: '4700' },
      { ...handOver, customersInformed: false },
      { ...handOver, contract: '4711' },
    ])
      assert.equal((await change(petra, household, 'hand-over', body)).status, 400);
    const first = await change(petra, household, 'hand-over', handOver);
    assert.equal((await decide(sabine, first.body.request?.requestId, 'withdrawn')).status, 403);
    assert.equal((await decide(sabine, first.body.request?.requestId, 'declined')).status, 201);
    assert.equal((await read(petra, household)).request, undefined);
    const second = await change(petra, household, 'hand-over', handOver);
    assert.equal((await decide(petra, second.body.request?.requestId, 'withdrawn')).status, 201);
    assert.deepEqual(await waiting(sabine), []);
    assert.equal((await read(petra, household)).responsible.name, 'Petra Beispiel');
  });

  it('deleted: a second person decides, and housekeeping removes it with all that hangs on it', async () => {
    const household = await ownHousehold();
    assert.equal(
      (await change(petra, household, 'deletion', { ...deletion(household), name: 'Andere' })).status,
      400,
    );
    const asked = await change(petra, household, 'deletion', deletion(household));
    assert.equal(asked.body.status, 'deletionRequested');
    assert.equal(await writes(petra, household), 409);
    assert.equal((await decide(petra, asked.body.request?.requestId, 'accepted')).status, 403);
    const [request] = await waiting(sabine);
    assert.deepEqual(
      [request?.kind, request?.reason, request?.keptUntil],
      ['deletion', 'customerWish', undefined],
    );
    assert.equal((await decide(sabine, request?.requestId, 'accepted')).status, 201);
    assert.equal((await read(petra, household)).keptUntil, '2026-10-01');
    await removeDeleted(services.database, new Date('2026-10-01T20:00:00Z'));
    assert.equal((await petra.get(pathOf(household))).status, 200);
    await removeDeleted(services.database, new Date('2026-10-02T08:00:00Z'));
    assert.equal((await petra.get(pathOf(household))).status, 403);
    const left = await services.database.q('select 1 from section where household_id = $1', [
      household.householdId,
    ]);
    assert.deepEqual(left, []);
    const [audited] = await services.database.q<{ user_id: string }>(
      "select user_id from audit where household_id = $1 and action = 'household.deleted'",
      [household.householdId],
    );
    assert.equal(audited?.user_id, 'housekeeping');
  });

  it('released reports are kept first, by the longest of their periods', async () => {
    const household = await ownHousehold();
    const snapshots = `/api/households/${household.householdId}/snapshots`;
    const snapshot = await petra.post<{ snapshotId: string }>(snapshots, {
      label: 'Stand',
      occasion: 'manual',
    });
    const reports = `${snapshots}/${snapshot.body.snapshotId}/reports`;
    const { reportId } = (await petra.post<Report>(reports, { kind: 'conversationSummary' })).body;
    await petra.post(snapshots, { label: 'Ohne Zusammenfassung', occasion: 'manual' });
    assert.deepEqual((await read(petra, household)).retention, []);
    const pdf = reportPdf(reportId).toString('base64');
    await petra.post(`${reports}/${reportId}/release`, { pdf, pages: 1, language: 'de' });
    await petra.post(`${reports}/${reportId}/deliveries`, { channel: 'print' });
    const { held, retention } = await read(petra, household);
    assert.deepEqual(
      held
        .toSorted((one, other) => (one.label ?? '').localeCompare(other.label ?? '')) // frozen at the same time
        .map(({ kind, label, keptUntil, years }) => [kind, label, keptUntil, years]),
      [
        ['snapshot', 'Ohne Zusammenfassung', undefined, undefined],
        ['snapshot', 'Stand', '2032-12-31', 6],
      ],
    );
    assert.deepEqual(
      retention.map(({ kind, count, keptUntil, verified }) => [kind, count, keptUntil, verified]),
      [
        ['correspondence', 1, '2032-12-31', false],
        ['adviceRecords', 1, '2031-12-31', false],
      ],
    );
    const asked = await change(petra, household, 'deletion', deletion(household));
    await decide(sabine, asked.body.request?.requestId, 'accepted');
    await removeDeleted(services.database, new Date('2032-12-31T12:00:00Z'));
    assert.equal((await read(petra, household)).keptUntil, '2032-12-31');
    assert.equal((await change(petra, household, 'status', { status: 'active' })).status, 409);
    await removeDeleted(services.database, new Date('2033-01-01T12:00:00Z'));
    assert.equal((await petra.get(pathOf(household))).status, 403);
  });

  it('a declined deletion leaves the household open as before', async () => {
    const household = await ownHousehold();
    const asked = await change(petra, household, 'deletion', deletion(household));
    await decide(sabine, asked.body.request?.requestId, 'declined');
    assert.equal((await read(petra, household)).status, 'active');
    assert.equal(await writes(petra, household), 201);
  });

  it('the access log names who did what, page by page, and holds no value', async () => {
    const household = await ownHousehold();
    for (let turn = 0; turn < 6; turn += 1)
      for (const status of ['archived', 'locked', 'archived', 'active'])
        await change(petra, household, 'status', { status });
    const page = async (query = '') =>
      auditPage.parse((await petra.get<AuditPage>(`${pathOf(household)}/audit${query}`)).body);
    await page(); // that it was read stands in it too
    const first = await page();
    const second = await page(`?after=${first.next}`);
    const entries = [...first.entries, ...second.entries];
    assert.deepEqual([first.entries.length, second.entries.length, second.next], [20, 5, undefined]);
    assert.equal(new Set(entries.map(({ auditId }) => auditId)).size, entries.length);
    assert.deepEqual([...new Set(entries.map(({ by }) => by))], ['Petra Beispiel']);
    assert.equal(entries.filter(({ action }) => action === 'household.locked').length, 6);
    assert.equal(
      entries.some(({ action }) => action === 'audit.read'),
      true,
    );
    assert.equal(JSON.stringify(entries).includes(household.name), false);
  });

  it('one of two that ask at once is refused, and a repeated request is done once', async () => {
    const household = await ownHousehold();
    const answers = await Promise.all([
      change(petra, household, 'hand-over', handOver),
      change(petra, household, 'deletion', deletion(household)),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
    const other = await ownHousehold();
    const key = randomUUID();
    const path = `${pathOf(other)}/hand-over`;
    const repeated = await Promise.all([petra.post(path, handOver, key), petra.post(path, handOver, key)]);
    assert.deepEqual(
      repeated.map(({ status }) => status),
      [201, 201],
    );
  });
});
