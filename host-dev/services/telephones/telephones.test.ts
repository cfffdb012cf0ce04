import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  largestPicture,
  type ShownPicture,
  type Telephones,
  telephones as contract,
  type TelephoneSession,
  telephoneSession,
} from '@vp-digital/core/contracts';
import {
  areaToken,
  createClient,
  householdId,
  startTestServices,
  testClock,
  type TestServices,
} from '../testing';
import { knock, knockWith } from '../testing/knock';
import { patience } from '../testing/patience';
import { servicesForTests } from '../testing/servicesForTests';
import { raisedLimits } from '../testing/raisedLimits';

let now = testClock();
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const { services, clientOf } = await servicesForTests({ clock: () => now });
const counted = await servicesForTests({ limits: `${raisedLimits} pictures=1/h:3 kilobytes=1/h:250` });
// nothing of these comes back while the tests run, however long that takes
const tight = await servicesForTests({
  limits: `${raisedLimits} open=1/h:200 attempts=1/h:20 pictures=1/h:8`,
});
const petra = await clientOf('petra', '4711');
const code = 'ABCD2345';
const viewId = randomUUID();

type Client = typeof petra;
const at = (household: number) => `/api/households/${householdId(household)}/telephones`;
const partnersOf = async (household = 2, client: Client = petra) =>
  contract.parse((await client.get<Telephones>(`${at(household)}?viewId=${viewId}`)).body).partners;

/** Lets the telephone of a partner in, and answers its address. */
async function open(household = 2, partner = 0, client: Client = petra, view = viewId): Promise<string> {
  const before = await partnersOf(household, client);
  const personId = before[partner]?.personId;
  const made = await client.post<Telephones>(at(household), { viewId: view, personId, code });
  assert.equal(made.status, 201);
  const [opened] = contract.parse(made.body).partners.filter((one) => one.personId === personId);
  if (!opened?.telephone) throw new Error('the telephone is missing');
  assert.equal(opened.telephone.state, 'waiting');
  return opened.telephone.url;
}

const exchange = (url: string, typed = code) =>
  fetch(`${url}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: typed }),
  });

async function connect(url: string): Promise<TelephoneSession> {
  const answer = await exchange(url);
  assert.equal(answer.status, 200);
  return telephoneSession.parse(await answer.json());
}

const look = (url: string, { token }: Pick<TelephoneSession, 'token'>, after = 0) =>
  fetch(`${url}/picture?after=${after}`, { headers: { authorization: `Bearer ${token}` } });

const picture = (text: string, more: Partial<ShownPicture> = {}): ShownPicture => ({
  screen: '/haushalt/:householdId/uebersicht',
  language: 'de',
  styles: ['/shell/main.1a2b3c4d.css'],
  nodes: [
    { in: -1, name: 'div' },
    { in: 0, text },
  ],
  ...more,
});
const show = (shown: object, household = 2, client: Client = petra, view = viewId) =>
  client.put<Telephones>(`${at(household)}/picture`, { viewId: view, ...shown });

const seen = async (answer: Response) =>
  (await answer.json()) as { version: number; picture: Omit<ShownPicture, 'screen'> };

/** Resolves when somebody waits for a picture: the call is out and not answered. */
async function asked(waiting: Promise<unknown>): Promise<void> {
  assert.equal(await Promise.race([waiting, wait(300, 'still waits')]), 'still waits');
}

describe('a telephone', () => {
  it('is let in by its code, told who shows what and until when, and shown the newest picture', async () => {
    const url = await open();
    assert.equal((await show(picture('alt'))).status, 200);
    assert.equal((await show(picture('neu'))).status, 200);
    const session = await connect(url);
    assert.deepEqual(
      [session.sender, session.seconds, session.endsAt],
      ['Petra Beispiel', 3600, new Date(now.getTime() + 3_600_000).toISOString()],
    );
    const first = await look(url, session);
    assert.deepEqual(
      ['content-type', 'cache-control', 'content-encoding', 'x-content-type-options'].map((name) =>
        first.headers.get(name),
      ),
      ['application/json; charset=utf-8', 'no-store', null, 'nosniff'],
    );
    const { version, picture: shown } = await seen(first);
    const { screen: _, ...sent } = picture('neu');
    assert.deepEqual(shown, sent);

    const waiting = look(url, session, version);
    await asked(waiting);
    await show(picture('noch neuer'));
    const next = await seen(await waiting);
    assert.equal(next.version, version + 1);
    assert.match(JSON.stringify(next.picture), /noch neuer/);
    const [, second] = await partnersOf();
    assert.equal(second?.telephone, undefined);
    assert.equal((await partnersOf())[0]?.telephone?.state, 'connected');
  });

  it('is one of each partner: both see the same, and each is ended by itself', async () => {
    const urls = [await open(2, 0), await open(2, 1)];
    const sessions = await Promise.all(urls.map(connect));
    const pairs = urls.map((url, index) => [url, sessions[index] as TelephoneSession] as const);
    await show(picture('für beide'));
    for (const [url, session] of pairs) assert.equal((await look(url, session)).status, 200);
    const [, aylin] = await partnersOf();
    await petra.post(`${at(2)}/${aylin?.telephone?.telephoneId}/end`, { viewId });
    const statuses = await Promise.all(
      pairs.map(async ([url, session]) => (await look(url, session)).status),
    );
    assert.deepEqual(statuses, [200, 410]);
    const replaced = await open(2, 0);
    const [first] = pairs;
    assert.equal(first && (await look(...first)).status, 410, 'a new code ends the telephone before');
    assert.equal((await exchange(replaced)).status, 200);
  });

  it('is noted in the household’s access log, and nothing that it was shown is kept', async () => {
    const url = await open();
    await connect(url);
    await show(picture('Geheimnis-4711'));
    const [audited] = await services.database.q<{ action: string; user: string; hash: string | null }>(
      `select action, user_id as "user", hash from audit where action like 'telephone.%' order by at desc limit 1`,
    );
    assert.deepEqual(audited, { action: 'telephone.connected', user: 'petra', hash: null });
    const [kept] = await services.database.q<{ text: string }>(
      `select string_agg(a::text, ' ') || (select coalesce(string_agg(i::text, ' '), '') from idempotency_key i) as text from audit a`,
    );
    assert.doesNotMatch(kept?.text ?? '', new RegExp(`Geheimnis|${code}`));
  });
});

describe('a code', () => {
  it('is good once, also when it comes five times at once', async () => {
    const url = await open();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => exchange(url)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404, 404, 404]);
    assert.equal((await exchange(url)).status, 404);
  });

  it('that is guessed closes the telephone after five, also at once, and the right one opens it no more', async () => {
    const url = await open();
    assert.equal((await exchange(url, 'ZZZZ9999')).status, 401);
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => exchange(url, 'ZZZZ9999')));
    assert.equal((await partnersOf())[0]?.telephone?.state, 'locked');
    assert.equal((await exchange(url)).status, 404);
    const counted = await services.database.q<{ action: string }>(
      `select action from audit where action in ('telephone.wrong-code', 'telephone.closed')`,
    );
    assert.ok(counted.filter(({ action }) => action === 'telephone.wrong-code').length >= 4);
  });

  it('is over after two minutes', async () => {
    const url = await open();
    const passes = async (seconds: number) => {
      later(seconds);
      await partnersOf();
    };
    await passes(60);
    await passes(59);
    assert.equal((await exchange(url, 'abcd-2345')).status, 200, 'small letters and dashes do not matter');
    const other = await open();
    await passes(60);
    await passes(60);
    assert.equal((await exchange(other)).status, 404);
    assert.equal((await partnersOf())[0]?.telephone?.state, 'expired');
  });

  it('of a telephone that nobody let in is answered as one that is over', async () => {
    const [unknown, noPlace] = await Promise.all([
      exchange(`${services.url}/telefon/ZZZZ`),
      exchange(`${services.url}/telefon/1`),
    ]);
    const used = await open();
    await exchange(used);
    const [over, never, odd] = await Promise.all(
      [await exchange(used), unknown, noPlace].map(async (answer) => {
        const { requestId: _, ...said } = (await answer.json()) as Record<string, unknown>;
        return said;
      }),
    );
    assert.deepEqual(never, over);
    assert.deepEqual(odd, over);
  });
});

describe('what is shown ends', () => {
  const begin = async (household = 2) => {
    const url = await open(household);
    const session = await connect(url);
    await show(picture('gezeigt'), household);
    return { url, session };
  };
  const isOver = async ({ url, session }: Awaited<ReturnType<typeof begin>>) =>
    (await look(url, session)).status === 410;

  it('at once when the advisor ends one or all, also for a telephone that waits', async () => {
    const shown = await begin();
    const waiting = look(shown.url, shown.session, 1_000);
    await asked(waiting);
    const [jonas] = await partnersOf();
    await petra.post(`${at(2)}/${jonas?.telephone?.telephoneId}/end`, { viewId });
    assert.equal((await waiting).status, 410);
    assert.ok(await isOver(shown));
    const again = await begin();
    await petra.post(`${at(2)}/end`, { viewId });
    assert.ok(await isOver(again));
    assert.deepEqual(
      (await partnersOf()).flatMap(({ telephone }) => telephone ?? []),
      [],
    );
  });

  it('after sixty minutes, however much is shown', async () => {
    const shown = await begin();
    for (let minute = 0; minute < 59; minute += 1) {
      later(60);
      await partnersOf();
    }
    assert.ok(!(await isOver(shown)));
    later(61);
    assert.ok(await isOver(shown));
  });

  it('when the advisor’s page says nothing any more', async () => {
    const shown = await begin();
    later(80);
    await partnersOf();
    later(80);
    assert.ok(!(await isOver(shown)));
    later(91);
    assert.ok(await isOver(shown));
  });

  it('when she shows something to another household', async () => {
    const shown = await begin(2);
    await open(3);
    assert.ok(await isOver(shown));
  });

  it('with the sign-in, though nobody asks', async () => {
    const shown = await begin();
    assert.ok(!(await isOver(shown)));
    await services.database.q(`delete from oidc_record where kind = 'Session'`);
    const latest = performance.now() + patience(5_000);
    while (performance.now() < latest && !(await isOver(shown))) await wait(100);
    assert.ok(await isOver(shown));
  });

  it('when the household is no longer hers', async () => {
    const mine = await clientOf('petra', '4711');
    const url = await open(2, 0, mine);
    const session = await connect(url);
    await services.database.tx(async (q) => {
      await q(`update household_access set contract = '9999' where household_id = $1 and contract = '4711'`, [
        householdId(2),
      ]);
    });
    assert.equal((await show(picture('x'), 2, mine)).status, 403);
    assert.equal((await look(url, session)).status, 410);
    await services.database.q(
      `update household_access set contract = '4711' where household_id = $1 and contract = '9999'`,
      [householdId(2)],
    );
  });

  it('when the customer ends it', async () => {
    const mine = await clientOf('petra', '4711');
    const url = await open(2, 0, mine);
    const session = await connect(url);
    const ended = await fetch(`${url}/end`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.token}` },
    });
    assert.equal(ended.status, 204);
    assert.equal((await look(url, session)).status, 410);
  });
});

describe('another view of the same advisor', () => {
  it('neither shows anything nor ends anything (409), until it lets a telephone in itself', async () => {
    const mine = await clientOf('petra', '4711');
    const other = randomUUID();
    const url = await open(2, 0, mine);
    const session = await connect(url);
    await show(picture('verborgen'), 2, mine);
    const { version } = await seen(await look(url, session));
    const [jonas] = await partnersOf(2, mine);
    const refused = await Promise.all([
      show(picture('5.450 €'), 2, mine, other),
      mine.post(`${at(2)}/${jonas?.telephone?.telephoneId}/end`, { viewId: other }),
      mine.post(`${at(2)}/end`, { viewId: other }),
    ]);
    assert.deepEqual(
      refused.map(({ status }) => status),
      [409, 409, 409],
    );
    const stays = await seen(await look(url, session));
    assert.equal(stays.version, version);
    assert.match(JSON.stringify(stays.picture), /verborgen/);
    assert.equal((await mine.get<Telephones>(at(2))).body.viewId, viewId);

    const taken = await open(2, 0, mine, other);
    assert.equal((await look(url, session)).status, 410, 'what the other view let in is over');
    const next = await connect(taken);
    assert.equal((await show(picture('alt'), 2, mine)).status, 409);
    assert.equal((await show(picture('neu'), 2, mine, other)).status, 200);
    assert.match(await (await look(taken, next)).text(), /neu/);
    assert.equal((await mine.get<Telephones>(at(2))).body.viewId, other);
    assert.equal((await mine.post(`${at(2)}/end`, { viewId: other })).status, 200);
    assert.equal((await mine.get<Telephones>(at(2))).body.viewId, undefined);
  });

  it('does not keep going by asking what the view that is gone has let in', async () => {
    const mine = await clientOf('petra', '4711');
    const url = await open(2, 0, mine);
    const session = await connect(url);
    later(80);
    await mine.get(`${at(2)}?viewId=${randomUUID()}`);
    await mine.get(at(2));
    later(11);
    assert.equal((await look(url, session)).status, 410);
  });
});

describe('another household', () => {
  it('is neither listed, shown to, let in nor ended by who has no access to it', async () => {
    const mine = await clientOf('petra', '4711');
    const url = await open(3, 0, mine);
    const session = await connect(url);
    const [jonas] = await partnersOf(3, mine);
    const sabine = await clientOf('sabine', '4700');
    const refused = [
      sabine.get(at(3)),
      sabine.post(at(3), { viewId, personId: jonas?.personId, code }),
      show(picture('fremd'), 3, sabine),
      sabine.post(`${at(3)}/${jonas?.telephone?.telephoneId}/end`, { viewId }),
      sabine.post(`${at(3)}/end`, { viewId }),
    ];
    for (const { status } of await Promise.all(refused)) assert.equal(status, 403);
    await show(picture('eigen'), 3, mine);
    assert.match(await (await look(url, session)).text(), /eigen/);
  });

  it('is seen by no token but those of its own telephones', async () => {
    const mine = await clientOf('petra', '4711');
    const theirs = await clientOf('sabine', '4700');
    const url = await open(3, 0, mine);
    const session = await connect(url);
    const [found] = await services.database.q<{ household_id: string }>(
      `select household_id from household_access where contract = '4700' limit 1`,
    );
    const other = `/api/households/${found?.household_id}/telephones`;
    const { body } = await theirs.get<Telephones>(other);
    const opened = await theirs.post<Telephones>(other, {
      viewId,
      personId: body.partners[0]?.personId,
      code,
    });
    const otherUrl = opened.body.partners[0]?.telephone?.url ?? '';
    await theirs.put(`${other}/picture`, { viewId, ...picture('fremd') });
    assert.equal((await look(otherUrl, session)).status, 410);
    assert.equal((await look(url, { token: 'x'.repeat(43) })).status, 410);
    assert.equal((await fetch(`${url}/picture`)).status, 410);
    assert.equal((await show(picture('eigen'), 3, mine)).status, 200);
    assert.match(await (await look(url, session)).text(), /eigen/);
  });

  it('has no telephone for children and strangers (422)', async () => {
    const mine = await clientOf('petra', '4711');
    const [stranger] = await partnersOf(3, mine);
    assert.equal((await mine.post(at(2), { viewId, personId: stranger?.personId, code })).status, 422);
    assert.equal(
      (await mine.post(at(2), { viewId, personId: stranger?.personId, code: '1234' })).status,
      400,
    );
  });
});

describe('a picture', () => {
  it('is refused when anything in it is not in the vocabulary, whole and without a word of it', async () => {
    const mine = await clientOf('petra', '4711');
    const url = await open(2, 0, mine);
    const session = await connect(url);
    await show(picture('gut'), 2, mine);
    const nodes: unknown[][] = [
      [{ in: -1, name: 'script' }],
      [
        { in: -1, name: 'svg' },
        { in: 0, name: 'foreignObject' },
      ],
      [{ in: -1, name: 'image', attributes: { href: 'https://example.org/geheim.jpg' } }],
      [{ in: -1, name: 'div', attributes: { onclick: 'geheim()' } }],
      [{ in: -1, name: 'div', attributes: { href: 'javascript:geheim()' } }],
      [{ in: -1, name: 'div', style: { 'background-image': 'url(https://example.org/geheim)' } }],
      [{ in: -1, name: 'div', innerHTML: 'geheim' }],
      Array.from({ length: 200 }, (_, depth) => ({ in: depth - 1, name: 'div' })),
    ];
    for (const one of nodes) {
      const { status, body } = await show({ ...picture(''), nodes: one }, 2, mine);
      assert.equal(status, 400, JSON.stringify(one).slice(0, 80));
      assert.doesNotMatch(JSON.stringify(body), /geheim|example/);
    }
    for (const style of [
      'https://example.org/shell/x.css',
      '//example.org/shell/x.css',
      '/shell/../x.css',
      '/shell/x.js',
    ])
      assert.equal((await show(picture('x', { styles: [style] }), 2, mine)).status, 400, style);
    assert.match(await (await look(url, session)).text(), /gut/);
  });

  it('of consents, health or what administers is refused, and nothing to see is not', async () => {
    const mine = await clientOf('petra', '4711');
    for (const screen of [
      '/haushalt/:householdId/uebersicht/sektion/datenschutzbestimmungen',
      '/haushalt/:householdId/webvp-katalog/pkv-beratungsmodul/gesundheitschart',
      '/haushalt/:householdId/verwalten',
      '',
    ]) {
      assert.equal((await show(picture('x', { screen }), 2, mine)).status, 403, screen);
      assert.equal((await show(picture('x', { screen, nodes: [] }), 2, mine)).status, 200, screen);
    }
  });

  it('has at most 400 kB', async () => {
    const mine = await clientOf('petra', '4711');
    const text = (length: number) => ({ in: 0, text: 'ä'.repeat(length) });
    const of = (...lengths: number[]) => [{ in: -1, name: 'div' as const }, ...lengths.map(text)];
    const many = (count: number) => of(...Array.from({ length: count }, () => 10_000));
    assert.equal((await show(picture('', { nodes: many(19) }), 2, mine)).status, 200);
    assert.ok(JSON.stringify(many(20)).length < largestPicture, 'bytes count, not letters');
    assert.equal((await show(picture('', { nodes: many(20) }), 2, mine)).status, 413);
  });

  it('with markup in a name is a text in JSON, on a page that makes no markup of any text', async () => {
    const mine = await clientOf('petra', '4711');
    const url = await open(2, 0, mine);
    const session = await connect(url);
    const hostile = '"><img src=x onerror=alert(1)></script>';
    await show(picture(hostile), 2, mine);
    const { picture: shown } = await seen(await look(url, session));
    assert.deepEqual(shown.nodes[1], { in: 0, text: hostile });
    const page = await fetch(url, { headers: { 'accept-language': 'en' } });
    const policy = page.headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "trusted-types 'none'",
    ])
      assert.ok(policy.includes(part), part);
    assert.deepEqual(
      [page.headers.get('set-cookie'), page.headers.get('cache-control'), page.headers.get('x-robots-tag')],
      [null, 'no-store', 'noindex'],
    );
    const text = await page.text();
    assert.doesNotMatch(text, /Petra|<script>|style=/);
    assert.equal(
      text,
      await (await fetch(`${services.url}/telefon/2222`, { headers: { 'accept-language': 'en' } })).text(),
    );
  });
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void; // what the flag brings
/** Bytes that are in use. */
const heap = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

describe('the limits', () => {
  it('let an advisor show so many pictures, and so many kilobytes', async () => {
    const few = await counted.clientOf('petra', '4711');
    const large = picture('', {
      nodes: [
        { in: -1, text: 'x'.repeat(20_000) },
        ...Array.from({ length: 9 }, () => ({ in: -1, text: 'x'.repeat(20_000) })),
      ],
    });
    assert.equal((await show(large, 2, few)).status, 200);
    const tooMuch = await show(large, 2, few);
    assert.deepEqual([tooMuch.status, tooMuch.headers.has('retry-after')], [429, true]);
    assert.equal((await show(picture('klein'), 2, few)).status, 200);
    assert.equal((await show(picture('klein'), 2, few)).status, 429);
  });

  it('answer 10,000 guesses, looks and pages from one address with next to no work', async () => {
    const mine = await tight.clientOf('petra', '4711');
    const url = await open(2, 0, mine);
    const session = await connect(url);
    const flood = [
      () => knockWith(`${url}/session`, { code: 'ZZZZ9999' }),
      () => knockWith(`${tight.services.url}/telefon/ZZZZ/session`, { code: 'ZZZZ9999' }),
      () => knock(`${url}/picture?after=0`, { headers: { authorization: `Bearer ${'x'.repeat(43)}` } }),
      () => knock(url),
    ];
    const counts = new Map<number, number>();
    const used = heap();
    for (let round = 0; round < 100; round += 1)
      await Promise.all(
        Array.from({ length: 100 }, async (_, index) => {
          const status = (await flood[index % flood.length]?.()) ?? 0;
          counts.set(status, (counts.get(status) ?? 0) + 1);
        }),
      );
    const of = (...statuses: number[]) =>
      statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
    const all = JSON.stringify([...counts]);
    assert.ok(
      of(401, 404) > 0 && of(401, 404) < 20,
      `codes that were looked at, after the right one: ${all}`,
    );
    assert.ok(of(200, 410) > 0 && of(200, 410) < 200, all);
    assert.equal(of(200, 401, 404, 410, 429), 10_000, all);
    const audited = await tight.services.database.q(`select 1 from audit where action like 'telephone.%'`);
    assert.ok(audited.length <= 20, `${audited.length} rows`);
    const grown = (heap() - used) / 1_000_000;
    assert.ok(grown < 30, `${grown} MB`);
    await show(picture('geht weiter'), 2, mine);
    assert.match(await (await look(url, session)).text(), /geht weiter/, 'who is in goes on');

    const statuses: number[] = [];
    const looks = Array.from({ length: 50 }, async () => {
      statuses.push((await look(url, session, 1_000)).status);
    });
    while (statuses.length < 49) await wait(20);
    assert.equal(statuses.filter((status) => status === 429).length, 43, 'eight looks, one of them before');
    assert.equal(statuses.length, 49, 'and of those that wait only the newest');
    await show(picture('weckt'), 2, mine);
    await Promise.all(looks);
    assert.equal(statuses.at(-1), 204);
  });
});

describe('a restart', () => {
  let own: TestServices;
  before(async () => {
    own = await startTestServices();
  });
  after(() => own.dispose());

  it('ends everything, and tells whoever waits', async () => {
    const mine = createClient(own.url, await areaToken(own.url, 'petra', '4711'));
    const url = await open(2, 0, mine);
    const session = await connect(url);
    const unused = await open(2, 1, mine);
    const waiting = look(url, session, 1_000);
    await asked(waiting);
    own = await own.restart();
    assert.equal((await waiting).status, 410);
    assert.equal((await look(url, session)).status, 410);
    assert.equal((await exchange(unused)).status, 404);
    assert.deepEqual(
      (await partnersOf(2, mine)).flatMap(({ telephone }) => telephone ?? []),
      [],
    );
  });
});
