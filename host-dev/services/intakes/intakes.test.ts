import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type Administration,
  type AgendaPage,
  agendaPage,
  type Intake,
  intake,
  searchHouseholdsAnswer,
  searchHouseholdsQuery,
  type SectionDocument,
} from '@vp-digital/core/contracts';
import { removeOldIntakes } from '.';
import { householdId, testClock } from '../testing';
import { answerInto, enter, postForm, ticketIn } from '../testing/answerInto';
import { servicesForTests } from '../testing/servicesForTests';

const code = 'ABCD2345';
const household = `/api/households/${householdId(2)}`;
const path = `${household}/intakes`;

let now = testClock();
const { services, clientOf } = await servicesForTests({ clock: () => now });
const { q } = services.database;
const petra = await clientOf('petra', '4711');
const persons = (await petra.get<SectionDocument<'persons'>>(`${household}/sections/persons`)).body;
const idOf = (name: string) =>
  Object.entries(persons.data.items).find(([, { firstName }]) => firstName === name)?.[0] ?? '';
const [jonas, aylin] = [idOf('Jonas'), idOf('Aylin')];

const wanted = { code, areas: ['persons', 'income', 'housing', 'contracts'], personIds: [jonas], days: 14 };
const made = async (other: object = {}) => {
  const answer = await petra.post<Intake>(path, { ...wanted, ...other });
  assert.equal(answer.status, 201);
  return intake.parse(answer.body);
};
const listed = async ({ linkId }: Intake) =>
  (await petra.get<Intake[]>(path)).body.find((one) => one.linkId === linkId);
const closeAll = async () => {
  for (const { linkId } of (await petra.get<Intake[]>(path)).body)
    await petra.post(`${path}/${linkId}/revocation`, {});
};
const text = async (answer: Promise<Response>) => (await answer).text();

describe('a link by which a household tells ahead', () => {
  it('asks for the code, then says who asks and what for, and shows nothing else of the file', async () => {
    const link = await made();
    const first = await fetch(link.url, { headers: { 'accept-language': 'de' } });
    const asked = await first.text();
    assert.match(asked, /Bitte geben Sie den Code ein/);
    assert.doesNotMatch(asked, /Petra|Jonas/);
    assert.match(first.headers.get('content-security-policy') ?? '', /^default-src 'none'; style-src 'self'/);
    assert.doesNotMatch(first.headers.get('content-security-policy') ?? '', /script-src/);
    const answer = await postForm(link.url, { code: 'abcd 2345' });
    const page = await answer.text();
    assert.match(page, /Petra Beispiel, Finanzberatung Beispiel, bittet Sie/);
    assert.match(page, /höchstens 30 Tage/);
    assert.deepEqual(
      [answer.headers.get('set-cookie'), answer.headers.get('cache-control'), /<script/.test(page)],
      [null, 'no-store', false],
    );
    assert.equal((await listed(link))?.openedAt, '2026-10-01T10:00:00.000Z');
    const ticket = ticketIn(page);
    await postForm(link.url, { ticket, informed: 'yes' });
    const form = await text(postForm(link.url, { ticket, to: 'persons' }));
    assert.match(form, /Jonas/);
    assert.match(form, /autocomplete="given-name"[^]*autocomplete="postal-code"/);
    const { lastName, birthDate } = persons.data.items[jonas] ?? { lastName: '?', birthDate: '?' };
    for (const secret of [lastName, birthDate, 'Aylin', '5.150', '5150'])
      assert.ok(!form.includes(secret), secret);
    await closeAll();
  });

  it('keeps nothing before the information was passed, and what was kept until it is sent', async () => {
    const link = await made();
    const ticket = ticketIn(await text(postForm(link.url, { code })));
    await postForm(link.url, { ticket, from: 'housing', to: 'overview', 'housing.area': '80' });
    const stored = async () =>
      (await q<{ answers: object }>('select answers from intake_link where link_id = $1', [link.linkId]))[0]
        ?.answers;
    assert.deepEqual(await stored(), {});
    const again = await enter(link.url, code, [{ area: 'housing', fields: { 'housing.area': '80' } }]);
    assert.deepEqual(await stored(), { 'housing.area': 80 });
    assert.deepEqual((await listed(link))?.answers, [], 'the advisor sees nothing that was not sent');
    assert.match(await text(postForm(link.url, { ticket: again, to: 'housing' })), /value="80"/);
    await closeAll();
  });

  it('reads German numbers, says beside a field what is wrong, and keeps the rest of the page', async () => {
    const link = await made();
    const ticket = await enter(link.url, code);
    const page = {
      ticket,
      from: 'income',
      to: 'overview',
      [`incomes.gross/${jonas}`]: '3.250,50 €',
      [`incomes.net/${jonas}`]: 'viel',
    };
    const answer = await postForm(link.url, page);
    assert.equal(answer.status, 422);
    const again = await answer.text();
    assert.match(again, /1 Angabe ist noch nicht lesbar/);
    assert.match(again, new RegExp(`id="incomes.net/${jonas}-problem">Bitte als Betrag`));
    assert.match(again, /value="viel"/);
    await postForm(link.url, { ticket, to: 'send' });
    const answers = (await listed(link))?.answers;
    const entryId = answers?.[0]?.entryId;
    assert.deepEqual(answers, [{ field: 'incomes.gross', personId: jonas, entryId, value: 325_050 }]);
    assert.equal((await listed(link))?.answers[0]?.entryId, entryId, 'a second try names the same entry');
    await closeAll();
  });

  it('keeps an answer until it is taken out of a page that showed it', async () => {
    const link = await made();
    const [gross, net] = [`incomes.gross/${jonas}`, `incomes.net/${jonas}`];
    const ticket = await enter(link.url, code);
    const stale = { ticket, from: 'income', to: 'income', [gross]: '', [net]: '', filled: '' };
    const both = await text(postForm(link.url, { ...stale, [gross]: '3000', [net]: '2000' }));
    const filled = /name="filled" value="([^"]*)"/.exec(both)?.[1] ?? '';
    assert.deepEqual(filled.split(' '), [gross, net]);
    await postForm(link.url, stale);
    await postForm(link.url, { ticket, from: 'income', to: 'income', filled, [gross]: '3100' });
    const refused = await postForm(link.url, { ...stale, filled, [gross]: '3200', [net]: 'viel' });
    assert.equal(refused.status, 422);
    const stored = async () =>
      (await q<{ answers: object }>('select answers from intake_link where link_id = $1', [link.linkId]))[0]
        ?.answers;
    assert.deepEqual(await stored(), { [gross]: 320_000, [net]: 200_000 });
    await postForm(link.url, { ...stale, filled, [gross]: '3200' });
    assert.deepEqual(await stored(), { [gross]: 320_000 });

    const keys = ['line', 'company', 'premium', 'frequency'].map((name) => `contracts.${name}/1`);
    const line = (...values: string[]) => ({
      ticket,
      from: 'contracts',
      to: 'overview',
      filled: keys.join(' '),
      ...Object.fromEntries(keys.map((key, at) => [key, values[at] ?? ''])),
    });
    await postForm(link.url, line('liability', 'Beispiel AG', '50', 'yearly'));
    const whole = await stored();
    assert.equal((await postForm(link.url, line('', 'Beispiel AG', '50', 'yearly'))).status, 422);
    assert.deepEqual(await stored(), whole, 'a line without its first field stays as it was');
    await postForm(link.url, line('', '', '', 'yearly'));
    assert.deepEqual(await stored(), { [gross]: 320_000 });
    await closeAll();
  });

  it('lets no browser fill in one person for another', async () => {
    const link = await made({ personIds: [jonas, aylin] });
    const form = await text(postForm(link.url, { ticket: await enter(link.url, code), to: 'persons' }));
    assert.doesNotMatch(form, /autocomplete="(given-name|email)"/);
    assert.match(form, /autocomplete="postal-code"/);
    await closeAll();
  });

  it('asks who is paid nothing for what arrives, and for no gross', async () => {
    const theirs = `/api/households/${householdId(5)}`;
    const { data } = (await petra.get<SectionDocument<'persons'>>(`${theirs}/sections/persons`)).body;
    const request = { ...wanted, personIds: Object.keys(data.items), areas: ['income'] };
    const { url } = (await petra.post<Intake>(`${theirs}/intakes`, request)).body;
    const page = await text(postForm(url, { ticket: await enter(url, code), to: 'income' }));
    assert.match(page, /name="incomes.net/);
    assert.doesNotMatch(page, /name="incomes.gross/);
  });

  it('hands over what was sent once: afterwards it says so, whatever device or form comes', async () => {
    const link = await made();
    const [one, other] = [await enter(link.url, code), await enter(link.url, code)];
    await postForm(link.url, { ticket: one, from: 'housing', to: 'overview', 'housing.area': '80' });
    await postForm(link.url, {
      ticket: other,
      from: 'contracts',
      to: 'overview',
      'contracts.line/1': 'liability',
    });
    assert.match(await text(postForm(link.url, { ticket: one, to: 'send' })), /<h1>Gesendet/);
    const late = { ticket: other, from: 'housing', to: 'overview', 'housing.area': '90' };
    assert.match(
      await text(postForm(link.url, late)),
      /<h1>Gesendet[^]*Inzwischen wurde gesendet; diese Seite wurde nicht mehr gespeichert/,
    );
    assert.match(await text(postForm(link.url, { code })), /<h1>Gesendet/);
    const sent = intake.parse(await listed(link));
    assert.equal(
      new Set(sent.answers.map(({ entryId }) => entryId)).size,
      2,
      'each makes an entry of its own',
    );
    assert.deepEqual(
      [sent.sentAt, sent.keptUntil, sent.closed],
      ['2026-10-01T10:00:00.000Z', '2026-10-31T10:00:00.000Z', undefined],
    );
    assert.deepEqual(sent.answers.map(({ field, value }) => [field, value]).sort(), [
      ['contracts.line', 'liability'],
      ['housing.area', 80],
    ]);
    const audited = await q('select 1 from audit where action = $1 and household_id = $2', [
      'intake.read',
      householdId(2),
    ]);
    assert.equal(audited.length, 1, 'once an hour it is noted who read it');
    await closeAll();
  });

  it('sends nothing while nothing is answered', async () => {
    const link = await made();
    const answer = await postForm(link.url, { ticket: await enter(link.url, code), to: 'send' });
    assert.equal(answer.status, 422);
    assert.match(await answer.text(), /noch nichts ausgefüllt/);
    assert.equal((await listed(link))?.sentAt, undefined);
    await closeAll();
  });

  it('forgets what was decided, answer by answer; with the last one it is done', async () => {
    const link = await made();
    await answerInto(link.url, code, [
      { area: 'housing', fields: { 'housing.area': '80', 'housing.coldRent': '900' } },
    ]);
    const decide = (keys: string[]) => petra.post<Intake>(`${path}/${link.linkId}/decision`, { keys });
    const first = (await decide(['housing.area', 'unknown'])).body;
    assert.deepEqual(
      [first.answers.map(({ field }) => field), first.closed],
      [['housing.coldRent'], undefined],
    );
    const remembered = await q('select body from idempotency_key where body::text like $1', ['%coldRent%']);
    assert.deepEqual(remembered, [], 'no memory of a call holds answers');
    assert.equal((await decide(['housing.coldRent'])).body.closed, 'decided');
    assert.equal((await decide(['housing.coldRent'])).status, 409);
    const [row] = await q('select answers from intake_link where link_id = $1', [link.linkId]);
    assert.deepEqual(row, { answers: {} });
  });
});

describe('a link by which a household tells ahead is closed', () => {
  const closedText = async () => text(fetch(`${services.url}/angaben/${randomUUID()}`));

  it('by five wrong codes, also at once, and for those who are inside', async () => {
    const link = await made();
    const ticket = await enter(link.url, code);
    await Promise.all(Array.from({ length: 6 }, () => postForm(link.url, { code: 'ZZZZ9999' })));
    assert.equal((await listed(link))?.closed, 'locked');
    assert.equal((await postForm(link.url, { code })).status, 404);
    assert.equal((await postForm(link.url, { ticket, to: 'housing' })).status, 404);
    await closeAll();
  });

  it('when it has expired or was revoked, with the same page as one that never was', async () => {
    const link = await made();
    const ticket = await enter(link.url, code, [{ area: 'housing', fields: { 'housing.area': '80' } }]);
    now = new Date('2026-10-15T10:00:00Z');
    assert.equal((await listed(link))?.closed, 'expired');
    assert.equal(await text(fetch(link.url)), await closedText());
    now = testClock();
    const revoked = await petra.post<Intake>(`${path}/${link.linkId}/revocation`, {});
    assert.equal(revoked.body.closed, 'revoked');
    for (const answer of [
      fetch(link.url),
      postForm(link.url, { code }),
      postForm(link.url, { ticket, to: 'send' }),
    ])
      assert.equal((await answer).status, 404);
    const [row] = await q('select answers from intake_link where link_id = $1', [link.linkId]);
    assert.deepEqual(row, { answers: {} });
  });

  it('to a page that was open for over an hour: what it brings is kept, and the code asked for again', async () => {
    const link = await made();
    const ticket = await enter(link.url, code);
    now = new Date('2026-10-01T11:00:00Z');
    const idle = await text(postForm(link.url, { ticket, to: 'housing' }));
    assert.match(idle, /Seite war lange offen[^]*was gespeichert war, ist noch da/);
    const late = {
      ticket,
      from: 'housing',
      to: 'overview',
      'housing.area': '80',
      'housing.coldRent': 'viel',
    };
    const answer = await postForm(link.url, late);
    assert.equal(answer.status, 401);
    const page = await answer.text();
    assert.match(page, /Was lesbar ausgefüllt war, ist gespeichert[^]*name="code"/);
    assert.doesNotMatch(page, /80|viel|ticket|Jonas/);
    now = testClock();
    const again = await text(postForm(link.url, { ticket, to: 'housing' }));
    assert.match(again, /name="housing.area"[^>]* value="80"/);
    const other = await made();
    await postForm(other.url, { ...late, 'housing.area': '90' });
    const [row] = await q('select answers from intake_link where link_id = $1', [other.linkId]);
    assert.deepEqual(row, { answers: {} }, 'a ticket of another link keeps nothing');
    assert.equal(
      (await postForm(other.url, { ticket, to: 'housing' })).status,
      401,
      'a ticket of another link',
    );
    const later = `${Date.parse('2027-01-01')}.${ticket.split('.')[1]}`;
    assert.equal((await postForm(link.url, { ticket: later, to: 'housing' })).status, 401, 'one made longer');
    await closeAll();
  });

  it('once sent, stands in the agenda and as a mark in the list of households until it is gone through', async () => {
    const agenda = async (more = '') => {
      const path = `/api/appointment/agenda?of=intakes&from=2026-10-05&until=2026-10-11${more}`;
      return agendaPage.parse((await petra.get<AgendaPage>(path)).body).entries;
    };
    const waiting = async () => {
      const variables = { query: '', first: 100, order: 'ASC' };
      const answer = await petra.post<{ data: unknown }>('/graphql/person', {
        query: searchHouseholdsQuery,
        variables,
      });
      const { nodes } = searchHouseholdsAnswer.parse(answer.body.data).searchHouseholds;
      return nodes.find((one) => one.householdId === householdId(2))?.waiting;
    };
    const link = await made();
    assert.deepEqual([await agenda(), await waiting()], [[], 0], 'nothing is sent yet');
    await answerInto(link.url, code, [{ area: 'housing', fields: { 'housing.area': '80' } }]);
    const [entry] = await agenda();
    assert.deepEqual(
      [entry?.id, entry?.householdId, entry?.end?.slice(0, 10), await waiting()],
      [link.linkId, householdId(2), '2026-10-31', 1],
    );
    assert.equal((await agenda(`&household=${householdId(2)}`)).length, 1);
    assert.deepEqual(await agenda(`&household=${householdId(1)}`), []);
    await petra.post(`${path}/${link.linkId}/decision`, { keys: ['housing.area'] });
    assert.deepEqual([await agenda(), await waiting()], [[], 0], 'it is gone through');
  });

  it('before somebody moves out: an open link and answers that wait are ended first', async () => {
    const obstacles = async () => {
      const look = `${household}/administration/move-out-preview`;
      const { body } = await petra.post<{ obstacles: { code: string }[] }>(look, { personIds: [aylin] });
      return body.obstacles.map(({ code }) => code);
    };
    assert.deepEqual(await obstacles(), []);
    const link = await made();
    assert.deepEqual(await obstacles(), ['request']);
    await answerInto(link.url, code, [{ area: 'housing', fields: { 'housing.area': '80' } }]);
    assert.deepEqual(await obstacles(), ['request']);
    await petra.post(`${path}/${link.linkId}/decision`, { keys: ['housing.area'] });
    assert.deepEqual(await obstacles(), []);
  });

  it('while the household is, and once whoever asked has it no more', async () => {
    const link = await made();
    await q("update household set status = 'archived' where household_id = $1", [householdId(2)]);
    assert.equal((await fetch(link.url)).status, 404);
    assert.equal((await petra.post(path, wanted)).status, 409);
    await q("update household set status = 'active' where household_id = $1", [householdId(2)]);
    assert.equal((await fetch(link.url)).status, 200);
    await q("update intake_link set contract = '4712' where link_id = $1", [link.linkId]);
    assert.equal((await fetch(link.url)).status, 404);
    await q("update intake_link set contract = '4711' where link_id = $1", [link.linkId]);
    await closeAll();
  });

  it('and what waits is removed after thirty days, drafts with the link, the link a month later', async () => {
    const [sent, draft] = [await made(), await made({ days: 7 })];
    const page = { area: 'housing', fields: { 'housing.area': '80' } };
    await answerInto(sent.url, code, [page]);
    await enter(draft.url, code, [page]);
    const left = async ({ linkId }: Intake) =>
      (await q<{ answers: object }>('select answers from intake_link where link_id = $1', [linkId]))[0]
        ?.answers;
    await removeOldIntakes(q, new Date('2026-10-08T09:59:59Z'));
    assert.deepEqual([await left(sent), await left(draft)], [{ 'housing.area': 80 }, { 'housing.area': 80 }]);
    await removeOldIntakes(q, new Date('2026-10-08T10:00:01Z'));
    assert.deepEqual([await left(sent), await left(draft)], [{ 'housing.area': 80 }, {}]);
    now = new Date('2026-10-31T10:00:00Z');
    assert.deepEqual([(await listed(sent))?.closed, (await listed(sent))?.answers], ['lapsed', []]);
    now = testClock();
    await removeOldIntakes(q, new Date('2026-10-31T10:00:01Z'));
    assert.deepEqual(await left(sent), {});
    await removeOldIntakes(q, new Date('2026-12-01T10:00:01Z'));
    assert.deepEqual([await left(sent), await left(draft)], [undefined, undefined]);
  });
});

describe('what was sent', () => {
  it('waits as long as the company said when it was sent', async () => {
    const company = await servicesForTests({ retention: 'intakes=14' });
    const colleague = await company.clientOf('petra', '4711');
    const link = (await colleague.post<Intake>(path, wanted)).body;
    await answerInto(link.url, code, [{ area: 'housing', fields: { 'housing.area': '80' } }]);
    const { body } = await colleague.get<Intake[]>(path);
    const sent = body.find(({ linkId }) => linkId === link.linkId);
    assert.equal(sent?.keptUntil, '2026-10-15T10:00:00.000Z');
    const held = await colleague.get<Administration>(`/api/households/${householdId(2)}/administration`);
    assert.ok(held.body.held.some(({ id, keptUntil }) => id === link.linkId && keptUntil === '2026-10-15'));
    await removeOldIntakes(company.services.database.q, new Date('2026-10-15T09:59:59Z'));
    assert.equal((await colleague.get<Intake[]>(path)).body[0]?.answers.length, 1);
    const left = 'select answers from intake_link where link_id = $1';
    await removeOldIntakes(company.services.database.q, new Date('2026-10-15T10:00:01Z'));
    assert.deepEqual(await company.services.database.q(left, [link.linkId]), [{ answers: {} }]);
  });
});

describe('asking ahead', () => {
  it('of a foreign household is refused, and a link is of one household only', async () => {
    const link = await made();
    const foreign = `/api/households/${householdId(3)}`;
    const theirs = (await petra.get<SectionDocument<'persons'>>(`${foreign}/sections/persons`)).body;
    const [personId] = Object.keys(theirs.data.items);
    const ofThem = await petra.post<Intake>(`${foreign}/intakes`, { ...wanted, personIds: [personId] });
    assert.equal(ofThem.status, 201);
    const sabine = await clientOf('sabine', '4700');
    const own = `${foreign}/intakes/${ofThem.body.linkId}`;
    assert.equal((await sabine.get(`${foreign}/intakes`)).status, 403);
    assert.equal((await sabine.post(`${foreign}/intakes`, { ...wanted, personIds: [personId] })).status, 403);
    assert.equal((await sabine.post(`${own}/revocation`, {})).status, 403);
    assert.equal((await sabine.post(`${own}/decision`, { keys: ['x'] })).status, 403);
    const elsewhere = `/api/households/${householdId(1)}/intakes/${link.linkId}`;
    assert.equal((await petra.post(`${elsewhere}/revocation`, {})).status, 403);
    assert.equal((await petra.post(`${elsewhere}/decision`, { keys: ['x'] })).status, 403);
    assert.equal((await listed(link))?.closed, undefined);
    await closeAll();
  });

  it('takes a strong code, known areas, and grown-ups of the household; five links at once', async () => {
    for (const wrong of [
      { code: '1234' },
      { areas: ['health'] },
      { areas: [] },
      { days: 90 },
      { personIds: [] },
    ])
      assert.equal((await petra.post(path, { ...wanted, ...wrong })).status, 400, JSON.stringify(wrong));
    assert.equal((await petra.post(path, { ...wanted, personIds: [jonas, randomUUID()] })).status, 422);
    for (let count = 0; count < 5; count += 1) await made({ personIds: [jonas, aylin] });
    assert.equal((await petra.post(path, wanted)).status, 409);
    await closeAll();
    assert.equal((await listed(await made()))?.closed, undefined);
    await closeAll();
  });

  it('keeps neither the code nor tells the log of wrong ones what was typed', async () => {
    const link = await made();
    await postForm(link.url, { code: 'QQQQ7777' });
    const rows = await q<{ row: object }>('select to_jsonb(l) as row from intake_link l');
    const audited = await q<{ action: string }>('select * from audit where subject_id = $1', [link.linkId]);
    assert.doesNotMatch(JSON.stringify([rows, audited]), new RegExp(`${code}|QQQQ7777`));
    assert.deepEqual(audited.map(({ action }) => action).sort(), ['intake-link.wrong-code', 'intake.linked']);
    await closeAll();
  });
});

describe('what is typed into the pages', () => {
  it('is text, whatever markup it holds, also in a name of the household', async () => {
    const link = await made();
    await q('update intake_link set persons = $2 where link_id = $1', [
      link.linkId,
      [{ personId: jonas, firstName: '<b>Jonas</b>' }],
    ]);
    const ticket = await enter(link.url, code);
    const hostile = '"><script>alert(1)</script>';
    const page = { ticket, from: 'persons', to: 'persons', [`employments.employer/${jonas}`]: hostile };
    const answer = await text(postForm(link.url, page));
    assert.ok(answer.includes('&#60;script&#62;alert(1)'));
    assert.ok(answer.includes('&#60;b&#62;Jonas'));
    assert.doesNotMatch(answer, /<script|<b>Jonas/);
    await closeAll();
  });

  it('is taken from the fields that are asked, and from no other', async () => {
    const link = await made({ areas: ['housing'] });
    const ticket = await enter(link.url, code);
    const page = {
      'housing.area': '80',
      'housing.kind': 'castle',
      'housing.purchasePrice': '1',
      [`persons.birthDate/${aylin}`]: '01.01.1980',
      'taxProfiles.taxId': '86095742719',
      __proto__: 'x',
    };
    await postForm(link.url, { ticket, from: 'income', to: 'overview', [`incomes.net/${jonas}`]: '1' });
    assert.equal((await postForm(link.url, { ticket, from: 'housing', to: 'send', ...page })).status, 422);
    await postForm(link.url, { ticket, to: 'send' });
    assert.deepEqual(
      (await listed(link))?.answers.map(({ field, value }) => [field, value]),
      [['housing.area', 80]],
    );
    await closeAll();
  });

  it('is refused when it is larger than a page, and bounded by link when it comes again and again', async () => {
    const link = await made();
    const ticket = await enter(link.url, code);
    const large = await postForm(link.url, { ticket, from: 'persons', filler: 'x'.repeat(40_000) });
    assert.equal(large.status, 413);
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    assert.equal((await fetch(link.url, json)).status, 415);
    const control = {
      ticket,
      from: 'persons',
      to: 'overview',
      [`employments.employer/${jonas}`]: 'A\u0000\uD800B',
    };
    assert.equal((await postForm(link.url, control)).status, 200);
    await closeAll();
  });
});

describe('a link with small limits', async () => {
  const { services: small, clientOf: ofSmall } = await servicesForTests({
    limits: 'links=1/h:1 tickets=1/h:2 attempts=1/h:50',
  });
  it('answers so many forms, from wherever they come', async () => {
    const client = await ofSmall('petra', '4711');
    const { url } = (await client.post<Intake>(path, { ...wanted, personIds: [jonas] })).body;
    assert.ok(url.startsWith(small.url));
    const statuses: number[] = [];
    const ticket = ticketIn(await text(postForm(url, { code })));
    assert.equal((await postForm(url, { code })).status, 429);
    const shouted = url.replace(/[^/]+$/, (linkId) => linkId.toUpperCase());
    assert.equal((await postForm(shouted, { code })).status, 429, 'the same link, however it is written');
    for (let count = 0; count < 4; count += 1)
      statuses.push((await postForm(url, { ticket, informed: 'yes' })).status);
    assert.deepEqual(statuses, [200, 200, 429, 429]);
    assert.match(
      await text(postForm(url, { ticket, informed: 'yes' })),
      /laden Sie diese Seite in einer Minute neu/,
    );
    assert.equal((await fetch(url)).status, 200);
  });
});
