import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import {
  type AdvisorRole,
  householdQuery,
  type ImpersonationDocument,
  impersonation,
  rolesQuery,
  type SectionDocument,
} from '@vp-digital/core/contracts';
import {
  areaToken,
  type Client,
  createClient,
  exchangeToken,
  householdId,
  signIn,
  startTestServices,
  type TestServices,
} from '../testing';

const path = '/api/user-account/impersonations';
const wanted = { userId: 'petra', contract: '4711', reason: 'Rückfrage zu einer Freigabe' };

describe('the role of another', () => {
  let services: TestServices;
  let ina: Client;
  before(async () => {
    services = await startTestServices();
    ina = createClient(services.url, await areaToken(services.url, 'ina'));
  });
  after(() => services.dispose());

  const exchange = async (user: string, id: string) => {
    const { tokens } = await signIn(services.url, user);
    return exchangeToken(services.url, tokens.access_token, { impersonation: id });
  };
  const inRole = async ({ impersonationId }: ImpersonationDocument): Promise<Client> => {
    const { access_token } = (await (await exchange('ina', impersonationId)).json()) as {
      access_token: string;
    };
    return createClient(services.url, access_token);
  };
  const take = async () => (await ina.post<ImpersonationDocument>(path, wanted)).body;
  const sectionOf = (section: string) => `/api/households/${householdId(2)}/sections/${section}`;
  const notes = (action: string) =>
    services.database.q(
      `select user_id as who, as_user as role, contract, detail from audit where action = $1 order by detail`,
      [action],
    );

  it('is taken once per Idempotency-Key, for an hour, with a reason, by those who may', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => ina.post<ImpersonationDocument>(path, wanted, key)));
    const [taken] = answers.map(({ body }) => impersonation.parse(body));
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.impersonationId]),
      answers.map(() => [201, taken?.impersonationId]),
    );
    assert.equal(Date.parse(taken?.endsAt ?? '') - Date.parse(taken?.startedAt ?? ''), 3_600_000);
    assert.deepEqual([taken?.userId, taken?.name], ['petra', 'Petra Beispiel']);
    assert.deepEqual(await notes('impersonation.started'), [
      { who: 'ina', role: 'petra', contract: '4711', detail: null },
    ]);
    const petra = createClient(services.url, await areaToken(services.url, 'petra', '4711'));
    assert.equal((await petra.post(path, { ...wanted, userId: 'sabine', contract: '4700' })).status, 403);
    assert.equal((await ina.post(path, { ...wanted, contract: '4712' })).status, 403);
    assert.equal((await ina.post(path, { ...wanted, userId: 'nobody' })).status, 403);
    // under contracts of others they only assist: no role of their own
    for (const assisting of [
      { userId: 'petra', contract: '4700' },
      { userId: 'timo', contract: '4711' },
    ])
      assert.equal((await ina.post(path, { ...wanted, ...assisting })).status, 403);
    assert.equal((await ina.post(path, { ...wanted, reason: 'nur so' })).status, 400);
  });

  it('ends at once for who may not take roles any longer', async () => {
    const role = await inRole(await take());
    const recap = sectionOf('recap');
    assert.equal((await role.get(recap)).status, 200);
    const permit = (change: string) =>
      services.database.q(`update advisor_user set permissions = ${change} where user_id = 'ina'`);
    const [before] = await services.database.q<{ permissions: string[] }>(
      "select permissions from advisor_user where user_id = 'ina'",
    );
    await permit("'[]'");
    const { status } = await role.get(recap);
    await permit(`'${JSON.stringify(before?.permissions)}'`);
    assert.equal(status, 401);
    assert.equal((await role.get(recap)).status, 200);
  });

  it('shows what its owner sees but nothing that is protected, and notes who has seen it', async () => {
    const role = await inRole(await take());
    const taxes = (await role.get<SectionDocument<'taxProfiles'>>(sectionOf('taxProfiles'))).body;
    assert.ok(Object.keys(taxes.data.items).length > 0);
    assert.ok(Object.values(taxes.data.items).every(({ taxId }) => taxId === undefined));
    const petra = createClient(services.url, await areaToken(services.url, 'petra', '4711'));
    const note = {
      kind: 'note',
      writtenAt: '2026-10-01T10:00:00Z',
      visibility: 'internal',
      text: 'wirkt klamm',
    };
    const { version } = (await petra.get<SectionDocument>(sectionOf('recap'))).body;
    const saved = await petra.patchSection(2, 'recap', version, [
      { path: `/items/${randomUUID()}`, value: note },
      {
        path: `/items/${randomUUID()}`,
        value: { ...note, visibility: 'customer', text: 'Haus hat Vorrang' },
      },
    ]);
    assert.equal(saved.status, 200);
    const recap = JSON.stringify((await role.get(sectionOf('recap'))).body);
    assert.match(recap, /Haus hat Vorrang/);
    assert.doesNotMatch(recap, /klamm/);
    assert.equal((await role.graphql('person', householdQuery, { householdId: householdId(2) })).status, 200);
    const seen = { who: 'ina', role: 'petra', contract: '4711' };
    assert.deepEqual(
      (await notes('section.read')).filter((row) => 'role' in row && row.role !== null),
      [
        { ...seen, detail: 'recap' },
        { ...seen, detail: 'taxProfiles' },
      ],
    );
    assert.deepEqual(await notes('household.read'), [{ ...seen, detail: null }]);
  });

  it('writes nothing, and reads no snapshots, files or settings (403)', async () => {
    const role = await inRole(await take());
    const household = `/api/households/${householdId(2)}`;
    const change = [{ path: '/items', value: {} }];
    const answers = [
      await role.patchSection(2, 'incomes', 1, change),
      await role.post(`${household}/snapshots`, { label: 'Stand', occasion: 'manual' }),
      await role.get(`${household}/snapshots`),
      await role.get(`${household}/files`),
      await role.putOwn('preferences', 0, { favourites: [] }),
      await role.post(path, wanted),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      answers.map(() => 403),
    );
  });

  it('ends at once when it is given back, and by itself', async () => {
    const given = await take();
    const role = await inRole(given);
    const end = () => ina.post<ImpersonationDocument>(`${path}/${given.impersonationId}/end`, {});
    const ended = await end();
    assert.deepEqual([ended.status, (await end()).body], [200, ended.body]);
    assert.ok(ended.body.endsAt < given.endsAt);
    assert.equal((await role.get(sectionOf('incomes'))).status, 401);
    assert.equal((await exchange('ina', given.impersonationId)).status, 400);
    assert.equal((await notes('impersonation.ended')).length, 1);

    const late = await take();
    const token = await inRole(late);
    const { q } = services.database;
    await q('update impersonation set ends_at = now() where impersonation_id = $1', [late.impersonationId]);
    assert.equal((await token.get(sectionOf('incomes'))).status, 401);
    assert.equal((await exchange('ina', late.impersonationId)).status, 400);
  });

  it('is found by name and contract, by those who may take it', async () => {
    const find = async (client: Client, query: string) =>
      (await client.graphql<{ roles: AdvisorRole[] }>('advisor', rolesQuery, { query })).body.data?.roles;
    assert.deepEqual(await find(ina, 'bei pet'), [
      { userId: 'petra', name: 'Petra Beispiel', contract: '4711' },
    ]);
    assert.deepEqual(
      (await find(ina, '47'))?.map(({ contract }) => contract),
      ['4712', '4711', '4700'],
    );
    assert.deepEqual(await find(ina, 'timo'), []); // has no contract of his own
    const petra = createClient(services.url, await areaToken(services.url, 'petra', '4711'));
    assert.equal(await find(petra, 'sabine'), undefined);
    assert.equal(await find(await inRole(await take()), 'sabine'), undefined);
  });

  it('is nobody else’s', async () => {
    const { impersonationId } = await take();
    assert.equal((await exchange('petra', impersonationId)).status, 400);
    assert.equal((await exchange('ina', randomUUID())).status, 400);
    assert.equal((await exchange('ina', 'nonsense')).status, 400);
    assert.equal((await ina.post(`${path}/${randomUUID()}/end`, {})).status, 403);
  });
});
