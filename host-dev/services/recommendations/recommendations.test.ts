import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Recommendations,
  type Referral,
  recommendations,
  type SectionDocument,
} from '@vp-digital/core/contracts';
import { removeOldContacts } from '.';
import { householdId, testClock } from '../testing';
import { newestMailedLink } from '../testing/leaveContact';
import { servicesForTests } from '../testing/servicesForTests';

let now = testClock();
const { services, clientOf } = await servicesForTests({ clock: () => now });
const { q } = services.database;
const petra = await clientOf('petra', '4711');
const household = `/api/households/${householdId(2)}`;
const persons = (await petra.get<SectionDocument<'persons'>>(`${household}/sections/persons`)).body.data
  .items;
const idOf = (name: string) =>
  Object.entries(persons).find(([, { firstName }]) => firstName === name)?.[0] ?? '';
const jonas = idOf('Jonas');

const path = `${household}/recommendations`;
const made = async (list = path, client = petra): Promise<Referral> => {
  const answer = await client.post<Referral>(list, { giverId: jonas, way: 'card' });
  assert.equal(answer.status, 201);
  return answer.body;
};
const listed = async (list = path, client = petra): Promise<Recommendations> =>
  recommendations.parse((await client.get<Recommendations>(list)).body);
const oneOf = async ({ recommendationId }: Referral, list = path, client = petra) =>
  (await listed(list, client)).items.find((one) => one.recommendationId === recommendationId);

const german = { 'accept-language': 'de' };
const open = (url: string) => fetch(url, { headers: german });
const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', headers: german, body: new URLSearchParams(form) });
const mailbox = async () => (await open(`${services.url}/postfach`)).text();
const linkInMail = () => newestMailedLink(services.url);
const mails = async () => (await mailbox()).split('<section>').length - 1;
const entered = { name: 'Mia Muster', email: 'mia@example.org', consent: 'yes', wish: 'Hauskauf' };

describe('the page of a code', () => {
  it('is useful without any contact, asks for nothing it does not need, and fills nothing in', async () => {
    const { url } = await made();
    const answer = await open(url);
    const page = await answer.text();
    assert.equal(answer.status, 200);
    assert.match(page, /Eine Empfehlung von Jonas/);
    assert.match(page, /Petra Beispiel/);
    assert.equal(page.match(/<li>/g)?.length, 12);
    assert.deepEqual([answer.headers.get('set-cookie'), /<script/.test(page)], [null, false]);
    assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    for (const [, value] of page.matchAll(/<input[^>]*type="(?:email|tel)"[^>]*value="([^"]*)"/g))
      assert.equal(value, '');
    assert.match(page, /name="name" value=""/);
    assert.doesNotMatch(page, /Prämie|Prämien|Geschenk|€/); // no price, no gift, no contract
  });

  it('is counted once for an address and a day, and tells the giver nothing else', async () => {
    const code = await made();
    await open(code.url);
    await open(code.url);
    assert.deepEqual([(await oneOf(code))?.opened, (await oneOf(code))?.contacts], [1, []]);
  });

  it('leads nowhere once it was withdrawn, is over, or never was', async () => {
    const code = await made();
    await petra.post(`${path}/${code.recommendationId}/revocation`, {});
    assert.equal((await open(code.url)).status, 404);
    assert.equal((await oneOf(code))?.closed, 'revoked');
    assert.equal((await open(`${services.url}/e/AAAABBBBCCCC`)).status, 404);
    const later = await made();
    now = new Date('2027-01-05T10:00:00Z'); // more than 90 days
    assert.equal((await open(later.url)).status, 404);
    now = testClock();
  });
});

describe('who leaves a contact', () => {
  it('is read by nobody before the confirmation, which only the mail to that very address can give', async () => {
    const code = await made();
    const before = await mails();
    const sent = await post(code.url, entered);
    assert.match(await sent.text(), /schauen Sie in Ihr Postfach/);
    assert.equal(await mails(), before + 1);
    assert.match(await mailbox(), /An mia@example\.org/);
    assert.deepEqual((await oneOf(code))?.contacts, []);
    const [row] = await q<{ sealed: string }>(
      `select encode(sealed, 'escape') as sealed from recommendation_contact`,
    );
    assert.doesNotMatch(row?.sealed ?? 'none', /Mia|mia@example/);
    const link = await linkInMail();
    assert.equal((await open(link)).status, 200); // a scanner that opens it confirms nothing
    assert.deepEqual((await oneOf(code))?.contacts, []);
    await post(link, { do: 'confirm' });
    const [contact] = (await oneOf(code))?.contacts ?? [];
    assert.deepEqual(
      [contact?.name, contact?.email, contact?.wish, contact?.state, contact?.hidesGiver],
      ['Mia Muster', 'mia@example.org', 'Hauskauf', 'wanted', false],
    );
    assert.equal(await mails(), before + 1); // and nobody else gets any
    await post(link, { do: 'withdraw' });
    assert.deepEqual((await oneOf(code))?.contacts, []);
    assert.equal((await open(link)).status, 404);
  });

  it('says all that is needed, or is told what is missing with what was typed still there', async () => {
    const { url } = await made();
    const before = await mails();
    for (const [form, said] of [
      [{ ...entered, name: '' }, /Bitte geben Sie Ihren Namen ein/],
      [{ ...entered, email: 'mia' }, /gültige E-Mail-Adresse/],
      [{ name: 'Mia Muster', email: 'mia@example.org' }, /Bitte bestätigen Sie/],
    ] as const) {
      const answer = await post(url, form);
      const page = await answer.text();
      assert.equal(answer.status, 422);
      assert.match(page, said);
    }
    assert.equal(await mails(), before);
  });

  it('is gone after 48 hours without a confirmation', async () => {
    const code = await made();
    await post(code.url, entered);
    const link = await linkInMail();
    now = new Date(now.getTime() + 49 * 3_600_000);
    assert.equal((await post(link, { do: 'confirm' })).status, 404);
    await removeOldContacts(q, now);
    const [left] = await q<{ count: number }>('select count(*)::int as count from recommendation_contact');
    assert.equal(left?.count, 0);
    now = testClock();
  });

  it('goes on with a reason, is proposed for deletion after six months and removed a month later', async () => {
    const code = await made();
    await post(code.url, entered);
    await post(await linkInMail(), { do: 'confirm' });
    const [contact] = (await oneOf(code))?.contacts ?? [];
    const state = `${path}/${code.recommendationId}/contacts/${contact?.contactId}/state`;
    assert.equal((await petra.post(state, { state: 'appointment', reason: '' })).status, 400);
    assert.equal(
      (await petra.post(state, { state: 'appointment', reason: 'Am Telefon vereinbart' })).status,
      201,
    );
    assert.deepEqual(
      (await oneOf(code))?.contacts.map((one) => [one.state, one.reason, one.isOverdue]),
      [['appointment', 'Am Telefon vereinbart', false]],
    );
    now = new Date('2027-04-02T10:00:00Z');
    assert.equal((await oneOf(code))?.contacts[0]?.isOverdue, true);
    await removeOldContacts(q, now);
    assert.equal((await oneOf(code))?.contacts.length, 1);
    now = new Date('2027-05-02T10:00:00Z');
    await removeOldContacts(q, now);
    assert.equal((await oneOf(code))?.contacts.length, 0);
    now = testClock();
  });
});

describe('codes', () => {
  it('for the team are other ones, with a page that says what it is about', async () => {
    const team = `${household}/team-invitations`;
    const sabine = await clientOf('sabine', '4700'); // who may build a team
    const code = await made(team, sabine);
    assert.equal(await oneOf(code), undefined);
    assert.notEqual(await oneOf(code, team, sabine), undefined);
    assert.equal((await petra.get(team)).status, 403);
    const page = await (await open(code.url)).text();
    assert.match(page, /Beratung als Beruf/);
    assert.doesNotMatch(page, /Zwölf Fragen|Versicherung|€/); // recruiting stands apart
  });

  it('are given on by an adult of the household, and are nobody else’s', async () => {
    assert.equal((await petra.post(path, { giverId: householdId(2), way: 'card' })).status, 422);
    const nora = await clientOf('nora', '4712');
    assert.equal((await nora.get(path)).status, 403);
    assert.equal((await nora.post(path, { giverId: jonas, way: 'card' })).status, 403);
  });
});
