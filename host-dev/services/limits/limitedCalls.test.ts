import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problem, searchHouseholdsQuery } from '@vp-digital/core/contracts';
import { type Answer, Browser, householdId, openSignIn } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const incomes = `/api/households/${householdId(2)}/sections/incomes`;
const held = {
  persons: [{ firstName: 'Clara', lastName: 'Musterwerk', birthDate: '1960-01-01' }],
};

const shipped = await servicesForTests({ limits: '' });
const guarded = await servicesForTests({ limits: 'held=1/h' });
const small = await servicesForTests({
  limits: 'reads=1/h:3 searches=1/h:2 writes=1/h:1 uploads=1/h:1 attempts=1/h:11 open=1/h:80',
});

function assertToWait({ status, headers, body }: Answer): void {
  assert.equal(status, 429);
  assert.match(headers.get('retry-after') ?? '', /^[1-9]\d*$/);
  const { code, title } = problem.parse(body);
  assert.deepEqual([code, title], ['too-many-requests', 'Too many calls of this kind. Please wait.']);
}

describe('the services with the limits that are shipped', () => {
  it('answer an overview that is opened, reloaded and left, with a search beside it', async () => {
    const petra = await shipped.clientOf('petra', '4711');
    const asked = Array.from({ length: 80 }, () => petra.get(incomes));
    const searched = Array.from({ length: 10 }, () =>
      petra.graphql('person', searchHouseholdsQuery, { query: 'mu' }),
    );
    for (const { status } of await Promise.all([...asked, ...searched])) assert.equal(status, 200);
  });

  it('say twenty times an hour who has a file already, then that one has to wait; to others as before', async () => {
    const petra = await shipped.clientOf('petra', '4711');
    const sabine = await shipped.clientOf('sabine', '4700');
    const look = () => petra.post('/api/households/held', held);
    for (let call = 0; call < 20; call += 1) assert.equal((await look()).status, 200);
    assertToWait(await look());
    assert.equal((await petra.get(incomes)).status, 200);
    assert.equal((await sabine.post('/api/households/held', held)).status, 200);
  });
});

describe('whoever wants to know whether a person has a file', () => {
  it('is answered as often by asking for it and by opening one beside it as by asking first', async () => {
    const sabine = await guarded.clientOf('sabine', '4700');
    const petra = await guarded.clientOf('petra', '4711');
    assert.equal((await sabine.post('/api/households/access-requests', held)).status, 201);
    assertToWait(await sabine.post('/api/households/held', held));
    assert.notEqual((await petra.post('/api/households', {})).status, 429);
    assertToWait(await petra.post('/api/households/access-requests', held));
    assert.equal((await petra.get(incomes)).status, 200);
  });
});

describe('the services with small limits', () => {
  const { services, clientOf } = small;

  it('count reads, searches, writes and uploads for themselves, and one user beside the other', async () => {
    const petra = await clientOf('petra', '4711');
    const search = () => petra.graphql('person', searchHouseholdsQuery, { query: 'mu' });
    const write = () => petra.putOwn('preferences', undefined, {});
    assert.equal((await search()).status, 200);
    assert.equal((await search()).status, 200);
    const tooOften = await search();
    assert.equal(tooOften.body.errors?.[0]?.extensions?.code, 'too-many-requests');
    assert.match(tooOften.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    assert.equal(tooOften.status, 429);
    assertToWait(await petra.get(incomes)); // the searches were reads too
    assert.notEqual((await write()).status, 429);
    assertToWait(await write());
    const pdf = () => petra.upload(2, new TextEncoder().encode('%PDF-1.7\n%%EOF\n'));
    assert.equal((await pdf()).status, 201);
    assert.equal((await pdf()).status, 429);
    const timo = await clientOf('timo', '4711');
    assert.equal((await timo.get(incomes)).status, 200);
  });

  it('look at so many passwords and codes from one address, whosever they are and all at once', async () => {
    await clientOf('petra', '4711');
    await clientOf('sabine', '4700');
    const browser = new Browser();
    const { location } = await openSignIn(services.url, browser);
    const tries = Array.from({ length: 12 }, (_, name) =>
      browser.post(location, { user: `somebody${name}`, password: 'demo' }),
    );
    const answers = await Promise.all(tries);
    const statuses = answers.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [...Array.from({ length: 7 }, () => 401), 429, 429, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    assert.match((await refused?.text()) ?? '', /Von diesem Anschluss kamen sehr viele Versuche/);
    const code = await new Browser().post(`${services.url}/bericht/${householdId(1)}`, { code: 'ABCD2345' });
    assert.equal(code.status, 429);
    const forged = await new Browser().post(`${services.url}/bericht/${householdId(1)}`, {
      code: 'ABCD2345',
      ticket: 'x',
    });
    assert.equal(forged.status, 404, 'beside a ticket no code is looked at');
    assert.match(code.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    assert.match(await code.text(), /Es kamen gerade sehr viele Anfragen/);
  });

  it('do not answer without end what takes no token', async () => {
    const statuses = new Set<number>();
    for (let call = 0; call < 80; call += 1) statuses.add((await fetch(`${services.url}/oidc/jwks`)).status);
    assert.deepEqual([...statuses], [200, 429]);
    for (const path of ['/v2/track', `/bericht/${householdId(1)}`, '/oidc/auth'])
      assert.equal((await fetch(services.url + path)).status, 429, path);
    assert.equal((await fetch(`${services.url}/health`)).status, 200);
  });
});
