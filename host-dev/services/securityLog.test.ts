import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { householdId, openSignIn, Browser, createClient, signIn } from './testing';
import { servicesForTests } from './testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const foreign = `/api/households/${householdId(4)}/sections/incomes`;

interface Row {
  action: string;
  userId: string;
  contract: string | null;
  householdId: string | null;
  subjectId: string | null;
  detail: string | null;
}

const rows = () =>
  services.database.q<Row>(
    `select action, user_id as "userId", contract, household_id as "householdId", subject_id as "subjectId", detail
     from audit where action in ('sign-in.succeeded', 'sign-in.failed', 'sign-in.locked', 'token.refused',
       'access.denied', 'report-link.closed') order by action, user_id, detail`,
  );
const count = async (event: string) => {
  const text = await (await fetch(`${services.url}/metrics`)).text();
  return Number(new RegExp(`security_events_total\\{event="${event}"\\} (\\d+)`).exec(text)?.[1]);
};

describe('security events', () => {
  it('are written down with who and when, without what was typed, and counted', async () => {
    await signIn(services.url, 'sabine');
    const browser = new Browser();
    const { location } = await openSignIn(services.url, browser);
    for (let attempt = 0; attempt < 6; attempt += 1)
      await browser.post(location, { user: 'timo', password: 'Geheimnis' });
    await browser.post(location, { user: 'mein-Passwort', password: 'x' });
    const sabine = await clientOf('sabine', '4700');
    for (let attempt = 0; attempt < 3; attempt += 1) assert.equal((await sabine.get(foreign)).status, 403);
    await createClient(services.url, 'no.token').get(foreign);
    await fetch(`${services.url}/bericht/${householdId(9)}`, {
      method: 'POST',
      body: new URLSearchParams({ code: 'ABCD2345' }),
    });
    const written = await rows();
    const of = (action: string) => written.filter((row) => row.action === action);
    assert.deepEqual(
      of('sign-in.succeeded').map(({ userId }) => userId),
      ['sabine', 'sabine'],
    );
    assert.deepEqual(
      of('sign-in.failed').map(({ userId }) => userId),
      ['-', ...Array.from({ length: 5 }, () => 'timo')],
    );
    assert.deepEqual(
      of('sign-in.locked').map(({ userId }) => userId),
      ['timo'],
    );
    const route = 'GET /api/households/:householdId/sections/:section';
    const nothing = { householdId: null, subjectId: null };
    assert.deepEqual(of('access.denied'), [
      { ...nothing, action: 'access.denied', userId: 'sabine', contract: '4700', detail: route },
    ]);
    assert.deepEqual(
      of('token.refused').map(({ userId, detail }) => [userId, detail]),
      [['-', route]],
    );
    assert.deepEqual(
      of('report-link.closed').map(({ subjectId }) => subjectId),
      [householdId(9)],
    );
    for (const secret of ['Geheimnis', 'mein-Passwort', 'ABCD2345'])
      assert.ok(!JSON.stringify(written).includes(secret), secret);

    assert.deepEqual(
      [await count('sign-in.failed'), await count('sign-in.locked'), await count('access.denied')],
      [6, 1, 3],
    );
  });
});
