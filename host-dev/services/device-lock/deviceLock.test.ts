import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  type DeviceLock,
  householdQuery,
  preferencesQuery,
  type SectionDocument,
} from '@vp-digital/core/contracts';
import {
  type Client,
  createClient,
  exchangeToken,
  householdId,
  postToken,
  type SignedIn,
  signIn,
  startTestServices,
  type TestServices,
} from '../testing';

const path = '/api/user-account/device-lock';
const ownProfile = '/api/settings/advisor-profile';
const rating = `/api/households/${householdId(1)}/sections/appointmentRatings`;
const together = (names: string) => `/api/households/${householdId(1)}/sections?names=${names}`;
const wanted = { purpose: 'rating', householdId: householdId(1) };

describe('a device in a customer’s hands', () => {
  let services: TestServices;
  before(async () => {
    services = await startTestServices();
  });
  after(() => services.dispose());

  /** The shell of one window: a token of the sign-in, under the contract chosen there. */
  const windowOf = async ({ tokens }: SignedIn, contract?: string): Promise<Client> => {
    const answer = await exchangeToken(services.url, tokens.access_token, { contract });
    return createClient(services.url, ((await answer.json()) as { access_token: string }).access_token);
  };
  let signedIn: SignedIn;
  let petra: Client;
  beforeEach(async () => {
    const { q } = services.database;
    signedIn = await signIn(services.url, 'petra');
    // signed in a while ago, handed over a little later: `auth_time` counts whole seconds
    await q("update oidc_record set payload = payload || $1 where kind = 'Session'", [
      { loginTs: Math.floor(Date.now() / 1000) - 20 },
    ]);
    petra = await windowOf(signedIn, '4711');
    assert.equal((await petra.post(path, wanted)).status, 201);
    await q("update device_lock set locked_at = locked_at - interval '10 seconds'");
  });

  const advisorsCalls = (client: Client) => [
    client.get(`/api/households/${householdId(1)}/sections/incomes`),
    client.get(`/api/households/${householdId(2)}/sections/appointmentRatings`),
    client.get(together('incomes')),
    client.get(together('appointmentRatings,incomes')),
    client.get(`/api/households/${householdId(1)}/snapshots`),
    client.get(ownProfile),
    client.graphql('configuration', preferencesQuery),
    client.get('/api/appointment/rating-averages'),
    client.post(`/api/households/${householdId(1)}/snapshots`, { label: 'Stand', occasion: 'manual' }),
    client.post(path, { ...wanted, householdId: householdId(2) }),
    client.graphql('person', '{ searchHouseholds(query: "") { total } }'),
    client.graphql('accounting', '{ contexts { contract } }'),
  ];
  const statuses = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status);

  it('is refused everything but the rating, with the reason, in this window and in a new one', async () => {
    for (const client of [petra, await windowOf(signedIn, '4711'), await windowOf(signedIn)]) {
      const answers = await statuses(advisorsCalls(client));
      assert.deepEqual([...new Set(answers)], [423]);
      const refused = await client.get<{ title: string }>(ownProfile);
      assert.match(refused.body.title, /sign in again/);
    }
  });

  it('reads whose rating it is and saves it, also in a new window without an advisor context', async () => {
    const fresh = await windowOf(signedIn);
    const held = (await fresh.get<DeviceLock>(path)).body.lock;
    assert.ok(held);
    const { asked, ...lock } = held;
    assert.deepEqual(lock, { ...wanted, legacyHouseholdId: 100001, firstNames: ['Lena'] });
    assert.deepEqual(
      asked?.map(({ name }) => name),
      ['Lena'],
    );
    const { version } = (await fresh.get<SectionDocument>(rating)).body;
    assert.equal((await fresh.get(together('appointmentRatings'))).status, 200);
    const value = { position: 9, date: '2026-10-01', stars: 4 };
    const saved = await fresh.patchSection(1, 'appointmentRatings', version, [
      { path: `/items/${randomUUID()}`, value },
    ]);
    assert.equal(saved.status, 200);
    const look = (number: number) =>
      fresh.graphql('person', householdQuery, { householdId: householdId(number) });
    assert.deepEqual(await statuses([look(1), look(2)]), [200, 403]);
  });

  it('is the advisor’s again when the password was given anew, not by a silent sign-in or a renewed token', async () => {
    const refresh = { grant_type: 'refresh_token', refresh_token: signedIn.tokens.refresh_token };
    const renewed = (await (await postToken(services.url, refresh)).json()) as SignedIn['tokens'];
    const silent = await windowOf({ ...signedIn, tokens: renewed }, '4711');
    assert.equal((await silent.get(ownProfile)).status, 423);
    const again = await signIn(services.url, 'petra', { browser: signedIn.browser, prompt: 'login' });
    const back = await windowOf(again, '4711');
    assert.deepEqual((await back.get<DeviceLock>(path)).body, {});
    assert.equal((await back.get(ownProfile)).status, 200);
    assert.equal((await petra.get(ownProfile)).status, 423, 'an old token stays locked');
  });

  it('is noted in the access log when it is handed over and once when it is the advisor’s again', async () => {
    const audited = () =>
      services.database.q<{ action: string; contract: string }>(
        `select action, contract from audit where household_id = $1 and action like 'device.%' order by at, action`,
        [householdId(1)],
      );
    await services.database.q("delete from audit where action like 'device.%'");
    assert.equal((await petra.post(path, wanted)).status, 423);
    const elsewhere = await windowOf(await signIn(services.url, 'petra'), '4711');
    assert.equal((await elsewhere.post(path, wanted)).status, 201);
    assert.deepEqual(await audited(), [{ action: 'device.locked', contract: '4711' }]);
    const again = await signIn(services.url, 'petra', { browser: signedIn.browser, prompt: 'login' });
    const back = await windowOf(again);
    await Promise.all([1, 2, 3].map(() => back.get(path)));
    assert.deepEqual(await audited(), [
      { action: 'device.locked', contract: '4711' },
      { action: 'device.unlocked', contract: '4711' },
    ]);
  });

  it('locks no other sign-in of the same advisor', async () => {
    const elsewhere = await windowOf(await signIn(services.url, 'petra'), '4711');
    assert.deepEqual((await elsewhere.get<DeviceLock>(path)).body, {});
    assert.equal((await elsewhere.get(ownProfile)).status, 200);
  });

  it('is handed over for an own household only', async () => {
    const timo = await windowOf(await signIn(services.url, 'timo'));
    assert.equal((await timo.post(path, wanted)).status, 403);
  });

  describe('that was handed over with a PIN', () => {
    const [right, wrong] = ['271828', '314159'];
    const read = async (client: Client) => (await client.get<DeviceLock>(path)).body;
    const give = async (client: Client, pin: string) =>
      (await client.post<DeviceLock>(`${path}/pin`, { pin })).body;
    const left = async (client: Client, pin: string) => (await give(client, pin)).lock?.triesLeft;
    const stored = () =>
      services.database.q<{ pin: string | null; tries: number | null }>(
        'select pin_hash as pin, tries_left as tries from device_lock order by locked_at desc limit 1',
      );
    let device: SignedIn;
    let client: Client;
    const handOver = async (purpose = 'customerView') => {
      device = await signIn(services.url, 'petra');
      client = await windowOf(device, '4711');
      const answer = await client.post<DeviceLock>(path, {
        purpose,
        householdId: householdId(1),
        pin: right,
      });
      assert.equal(answer.status, 201);
      assert.equal(answer.body.lock?.triesLeft, 5);
    };

    it('reads the documents of the one household for the customer, writes nothing and opens nothing else', async () => {
      await handOver();
      assert.deepEqual(await statuses([client.get(together('incomes')), client.get(rating)]), [200, 200]);
      const elsewhere = `/api/households/${householdId(2)}/sections/incomes`;
      const change = client.patchSection(1, 'appointmentRatings', 0, []);
      const preferences = client.get(ownProfile);
      assert.deepEqual(await statuses([client.get(elsewhere), change, preferences]), [423, 423, 423]);
    });

    it('tells the customer who advises, and nobody who rates', async () => {
      const acting = '/api/settings/acting-advisor';
      await handOver();
      assert.equal((await client.get(acting)).status, 200);
      await handOver('rating');
      assert.equal((await client.get(acting)).status, 423);
    });

    it('lists the snapshots of the one household for the customer, opens and takes none', async () => {
      const snapshots = `/api/households/${householdId(1)}/snapshots`;
      await handOver();
      assert.equal((await client.get(snapshots)).status, 200);
      const others = [
        client.get(`/api/households/${householdId(2)}/snapshots`),
        client.get(`${snapshots}/${randomUUID()}`),
        client.get(`${snapshots}/${randomUUID()}/reports`),
        client.post(snapshots, { label: 'Stand', occasion: 'manual' }),
      ];
      assert.deepEqual(await statuses(others), [423, 423, 423, 423]);
      await handOver('rating');
      assert.equal((await client.get(snapshots)).status, 423);
    });

    for (const purpose of ['customerView', 'rating'])
      it(`is the advisor’s again with it, in every window, after ${purpose}`, async () => {
        await handOver(purpose);
        const other = await windowOf(device);
        assert.equal(await left(client, wrong), 4);
        assert.equal((await read(other)).lock?.triesLeft, 4);
        assert.deepEqual(await give(client, right), {});
        assert.deepEqual(await statuses([client.get(ownProfile)]), [200]);
        assert.deepEqual(await read(other), {});
        assert.deepEqual(await stored(), [{ pin: null, tries: null }]);
        assert.equal((await client.post(path, { purpose, householdId: householdId(1) })).status, 201);
        assert.equal(await left(client, right), undefined, 'a lock without a PIN takes none');
      });

    it('is given back although the household went to another contract meanwhile', async () => {
      await handOver();
      const { q } = services.database;
      const move = (from: string, to: string) =>
        q('update household_access set contract = $3 where household_id = $1 and contract = $2', [
          householdId(1),
          from,
          to,
        ]);
      await move('4711', 'elsewhere');
      try {
        const lock = {
          purpose: 'customerView',
          householdId: householdId(1),
          legacyHouseholdId: 0,
          firstNames: [],
        };
        assert.deepEqual(await read(client), { lock: { ...lock, triesLeft: 5 } });
        assert.deepEqual(await give(client, wrong), { lock: { ...lock, triesLeft: 4 } });
        assert.equal((await client.get(together('incomes'))).status, 403);
        assert.deepEqual(await give(client, right), {});
      } finally {
        await move('elsewhere', '4711');
      }
    });

    it('has five tries, also when all come at once; then only the sign-in ends the lock', async () => {
      await handOver();
      await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => give(client, wrong)));
      assert.equal((await read(client)).lock?.triesLeft, 0);
      assert.deepEqual(await stored(), [{ pin: null, tries: 0 }]);
      assert.equal(await left(client, right), 0);
      assert.equal((await client.get(ownProfile)).status, 423);
      await services.database.q("update device_lock set locked_at = locked_at - interval '10 seconds'");
      const again = await signIn(services.url, 'petra', { browser: device.browser, prompt: 'login' });
      const back = await windowOf(again, '4711');
      assert.deepEqual(await read(back), {});
      assert.deepEqual(await give(back, wrong), {}, 'there is nothing to end any more');
    });

    it('is not ended by another sign-in, nor by another user', async () => {
      await handOver();
      const others = [
        await windowOf(await signIn(services.url, 'petra'), '4711'),
        await windowOf(await signIn(services.url, 'sabine'), '4700'),
      ];
      for (const other of others) assert.deepEqual(await give(other, right), {});
      assert.equal((await read(client)).lock?.triesLeft, 5);
    });

    it('keeps the PIN as a salted hash only, and says nowhere what was typed', async () => {
      await handOver();
      await give(client, wrong);
      const [row] = await stored();
      assert.match(row?.pin ?? '', /^\d+\.[\w-]+\.[\w-]+$/);
      const audited = await services.database.q('select * from audit');
      assert.doesNotMatch(JSON.stringify([audited, row]), new RegExp(`${right}|${wrong}`));
      assert.match(JSON.stringify(audited), /device\.wrong-pin/);
    });

    it('takes six digits and nothing else', async () => {
      const fresh = await windowOf(await signIn(services.url, 'petra'), '4711');
      for (const pin of ['12345', '1234567', '12a456', ''])
        assert.equal((await fresh.post(path, { ...wanted, pin })).status, 400, pin);
      await handOver();
      assert.equal((await client.post(`${path}/pin`, { pin: '12345' })).status, 400);
      assert.equal((await read(client)).lock?.triesLeft, 5);
    });
  });
});
