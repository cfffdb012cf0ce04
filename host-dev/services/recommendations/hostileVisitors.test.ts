import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Referral, SectionDocument } from '@vp-digital/core/contracts';
import { householdId, testClock } from '../testing';
import { postForm } from '../testing/answerInto';
import { askPatiently, beginSlowBodies, sendHostile, unknownCode } from '../testing/hostileVisitors';
import { servicesForTests } from '../testing/servicesForTests';

/** As many as `slow/tenThousandVisitors.slow.ts` sends ten times. */
const requests = 1_000;

let now = testClock();
/** As many as are counted in a real environment. */
const { services, clientOf } = await servicesForTests({
  clock: () => now,
  limits: 'attempts=20/min links=30/min:60 tickets=60/min:120 open=20/s:200',
});
const petra = await clientOf('petra', '4711');
const household = `/api/households/${householdId(2)}`;
const persons = (await petra.get<SectionDocument<'persons'>>(`${household}/sections/persons`)).body.data;
const [giverId] = Object.keys(persons.items);

async function code(): Promise<Referral> {
  const { status, body } = await petra.post<Referral>(`${household}/recommendations`, {
    giverId,
    way: 'card',
  });
  assert.equal(status, 201);
  return body;
}

/** Rows of every table. */
async function countRows(): Promise<Map<string, number>> {
  const { q } = services.database;
  const tables = await q<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await q<{ count: number }>(`select count(*)::int as count from "${name}"`);
    counts.set(name, row?.count ?? 0);
  }
  return counts;
}

/** Whatever an answer shows, but for the moment it was made in and the number of the request. */
async function shownBy(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => !/^(date|x-request-id|server-timing)$/.test(name));
  return { status: answer.status, headers, body: await answer.text() };
}

describe('a code that leads nowhere', () => {
  it('says the same whether it never was, is over, was withdrawn or is none', async () => {
    const [revoked, over] = [await code(), await code()];
    await petra.post(`${household}/recommendations/${revoked.recommendationId}/revocation`, {});
    now = new Date(now.getTime() + 91 * 86_400_000);
    const urls = [
      over.url,
      revoked.url,
      `${services.url}/e/${unknownCode(1)}`,
      `${services.url}/e/1`,
      `${services.url}/e/${'A'.repeat(50)}`,
    ];
    for (const send of [
      (url: string) => fetch(url, { headers: { 'accept-language': 'de' } }),
      (url: string) => postForm(url, { name: 'Mia', email: 'mia@example.org', consent: 'yes' }),
      (url: string) => postForm(url, {}),
    ]) {
      const [first, ...others] = await Promise.all(urls.map(async (url) => shownBy(await send(url))));
      assert.equal(first?.status, 404);
      for (const other of others) assert.deepEqual(other, first);
    }
    const confirmation = (token: string) => fetch(`${over.url}/${token}`).then(shownBy);
    assert.deepEqual(await confirmation('a'.repeat(32)), await confirmation('short'));
    now = testClock();
  });
});

describe('the page of a code, asked a thousand times by those who mean no good', () => {
  it('refuses them by rule, keeps nothing but five entries, and serves who comes afterwards', async () => {
    const [attacked, another] = [await code(), await code()];
    const before = await countRows();
    const endSlowBodies = beginSlowBodies(attacked.url, 30);
    const { statuses, faults } = await sendHostile(attacked.url, { requests, atOnce: 30 });
    endSlowBodies();
    assert.deepEqual(faults, []);
    const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    assert.equal(sent, requests);
    assert.ok((statuses.get(429) ?? 0) > 0, 'nobody was told to wait');

    const grown = [...(await countRows())].filter(([name, count]) => count !== before.get(name));
    for (const [name, count] of grown) {
      assert.equal(name, 'recommendation_contact');
      assert.ok(count - (before.get(name) ?? 0) <= 5, `${count} entries`);
    }

    const page = await askPatiently(() => fetch(attacked.url, { headers: { 'accept-language': 'de' } }));
    assert.match(await page.text(), /Eine Empfehlung von/);
    const entered = { name: 'Mia Muster', email: 'mia@example.org', consent: 'yes' };
    const answer = await askPatiently(() => postForm(another.url, entered));
    assert.match(await answer.text(), /schauen Sie in Ihr Postfach/);
    assert.equal((await petra.get(`${household}/sections/persons`)).status, 200);
  });
});
