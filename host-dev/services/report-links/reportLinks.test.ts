import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type AgendaPage,
  agendaPage,
  type Change,
  longestQuestion,
  mostQuestions,
  type Problem,
  type Report,
  report,
  type SectionDocument,
  type SnapshotSummary,
} from '@vp-digital/core/contracts';
import {
  consentToElectronicDocuments,
  enterMailbox,
  giveCode,
  householdId,
  reportPdf,
  testClock,
} from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const code = 'ABCD2345';

let now = testClock();
const { services, clientOf } = await servicesForTests({ clock: () => now });
const petra = await clientOf('petra', '4711');
const takeBack = await consentToElectronicDocuments(petra, `/api/households/${householdId(3)}`);

describe('a link to a released report', () => {
  const draft = async () => {
    const snapshots = `/api/households/${householdId(3)}/snapshots`;
    const { body } = await petra.post<SnapshotSummary>(snapshots, { label: 'Stand', occasion: 'manual' });
    const reports = `${snapshots}/${body.snapshotId}/reports`;
    const made = await petra.post<Report>(reports, { kind: 'conversationSummary' });
    return { reports, place: `${reports}/${made.body.reportId}` };
  };
  const fileOf = (place: string) => reportPdf(place.slice(place.lastIndexOf('/') + 1));
  const release = (place: string) =>
    petra.post<Report>(`${place}/release`, {
      pdf: fileOf(place).toString('base64'),
      pages: 1,
      language: 'de',
    });
  const linked = async () => {
    const made = await draft();
    await release(made.place);
    const { body } = await petra.post<Report>(`${made.place}/links`, { code });
    const [link] = report.parse(body).links;
    if (!link) throw new Error('the link is missing');
    return { ...made, link };
  };
  const linkOf = async (reports: string) => (await petra.get<Report[]>(reports)).body[0]?.links[0];

  it('asks for the code and then hands out the very file, which is noted as read', async () => {
    const { link, place, reports } = await linked();
    assert.deepEqual(
      [link.url.startsWith(`${services.url}/bericht/`), link.by, link.expiresAt],
      [true, 'Petra Beispiel', '2026-10-15T10:00:00.000Z'],
    );
    const page = await fetch(link.url, { headers: { 'accept-language': 'de' } });
    assert.equal(page.status, 200);
    assert.match(await page.text(), /Bitte geben Sie den Code ein/);
    assert.equal((await linkOf(reports))?.openedAt, undefined);
    const visit = await enterMailbox(link.url, 'abcd-2345 ');
    assert.equal((await linkOf(reports))?.openedAt, undefined, 'a page was seen, and no report');
    const opened = await visit.download();
    assert.deepEqual(
      [opened.status, opened.headers.get('content-type'), opened.headers.get('cache-control')],
      [200, 'application/pdf', 'no-store'],
    );
    assert.equal(Buffer.from(await opened.arrayBuffer()).equals(fileOf(place)), true);
    assert.equal((await linkOf(reports))?.openedAt, '2026-10-01T10:00:00.000Z');
    const [delivered] = (await petra.get<Report[]>(reports)).body;
    assert.deepEqual(
      delivered?.deliveries.map(({ channel }) => channel),
      ['link'],
    );
  });

  it('keeps neither the code nor the file, and once it is revoked it leads nowhere', async () => {
    const { link, place } = await linked();
    const [stored] = await services.database.q<{ row: object }>(
      'select to_jsonb(l) as row from report_link l where link_id = $1',
      [link.linkId],
    );
    assert.doesNotMatch(JSON.stringify(stored?.row), new RegExp(code));
    assert.match(JSON.stringify(stored?.row), /"content": ?null/);
    const revoked = await petra.post<Report>(`${place}/links/${link.linkId}/revocation`, {});
    assert.equal(revoked.body.links[0]?.closed, 'revoked');
    assert.equal((await giveCode(link.url, code)).status, 404);
  });

  it('is closed by five wrong codes, also when they come at once, and the right one opens it no more', async () => {
    const { link, reports } = await linked();
    const first = await giveCode(link.url, 'ZZZZ9999');
    assert.equal(first.status, 401);
    assert.match(await first.text(), /4/);
    await Promise.all(Array.from({ length: 6 }, () => giveCode(link.url, 'ZZZZ9999')));
    assert.equal((await linkOf(reports))?.closed, 'locked');
    assert.equal((await giveCode(link.url, code)).status, 404);
  });

  it('is over after fourteen days', async () => {
    const { link, reports } = await linked();
    now = new Date('2026-10-15T09:59:59Z');
    assert.equal((await fetch(link.url)).status, 200);
    assert.equal((await linkOf(reports))?.closed, undefined);
    now = new Date('2026-10-15T10:00:00Z');
    assert.equal((await linkOf(reports))?.closed, 'expired');
    assert.equal((await fetch(link.url)).status, 404);
    assert.equal((await giveCode(link.url, code)).status, 404);
    now = testClock();
  });

  it('is closed when a newer release replaces its report', async () => {
    const { link, reports } = await linked();
    const newer = await petra.post<Report>(reports, { kind: 'conversationSummary' });
    await release(`${reports}/${newer.body.reportId}`);
    assert.equal((await giveCode(link.url, code)).status, 404);
    const { body } = await petra.get<Report[]>(reports);
    assert.equal(body.find(({ links }) => links.length > 0)?.links[0]?.closed, 'replaced');
  });

  it('is refused for a draft and for a weak code, and brings no file of its own', async () => {
    const { place } = await draft();
    assert.equal((await petra.post<Problem>(`${place}/links`, { code })).status, 409);
    await release(place);
    assert.equal((await petra.post<Problem>(`${place}/links`, { code, pdf: 'JVBERi0=' })).status, 400);
    assert.equal((await petra.post<Problem>(`${place}/links`, { code: '1234' })).status, 400);
  });

  it('of a foreign household can be neither made nor revoked; an unknown one is no other page', async () => {
    const { link, place } = await linked();
    const sabine = await clientOf('sabine', '4700');
    assert.equal((await sabine.post(`${place}/links`, { code })).status, 403);
    assert.equal((await sabine.post(`${place}/links/${link.linkId}/revocation`, {})).status, 403);
    assert.equal((await petra.post(`${place}/links/${randomUUID()}/revocation`, {})).status, 403);
    const unknown = await fetch(`${services.url}/bericht/${randomUUID()}`);
    const noId = await fetch(`${services.url}/bericht/1`);
    assert.deepEqual([unknown.status, noId.status], [404, 404]);
    assert.equal(await unknown.text(), await noId.text());
  });

  it('is made only for a household of which somebody wants that, and its address is sent only then (409, which says so)', async () => {
    const { place } = await linked();
    await takeBack();
    const refused = [
      await petra.post<Problem>(`${place}/links`, { code }),
      await petra.post<Problem>(`${place}/deliveries`, { channel: 'mail' }),
      await petra.post<Problem>(`${place}/deliveries`, { channel: 'copy' }),
      await petra.post<Problem>(`${place}/deliveries`, { channel: 'screen' }),
    ];
    for (const { status, body } of refused) {
      const [issue] = body.issues ?? [];
      assert.deepEqual(
        [status, issue?.code, issue?.path],
        [409, 'delivery_no_consent', '/consents/electronicDocuments'],
      );
    }
    assert.equal((await petra.post(`${place}/deliveries`, { channel: 'personal' })).status, 201);
    await consentToElectronicDocuments(petra, `/api/households/${householdId(3)}`);
    assert.equal((await petra.post(`${place}/deliveries`, { channel: 'copy' })).status, 201);
  });

  it('is not made on the word of somebody who has died', async () => {
    const { place } = await linked();
    const persons = async () =>
      (await petra.get<SectionDocument>(`/api/households/${householdId(3)}/sections/persons`)).body;
    const { data } = await persons();
    const { items } = data as { items: Record<string, { role: string }> };
    const consenting = Object.keys(items).find((id) => items[id]?.role !== 'child');
    const bookOut = async (value: Pick<Change, 'value'>) => {
      const path = `/items/${consenting}/deceasedOn`;
      const { version } = await persons();
      assert.equal((await petra.patchSection(3, 'persons', version, [{ path, ...value }])).status, 200);
    };
    await bookOut({ value: '2026-09-01' });
    const refused = await petra.post<Problem>(`${place}/links`, { code });
    await bookOut({});
    assert.deepEqual([refused.status, refused.body.issues?.[0]?.code], [409, 'delivery_no_consent']);
    assert.equal((await petra.post(`${place}/links`, { code })).status, 201);
  });

  it('is not made for anything but a PDF: nothing else is released (422)', async () => {
    const program = Buffer.from('MZ\x90\x00 a program').toString('base64');
    const { place } = await draft();
    const body = { pdf: program, pages: 1, language: 'de' };
    const refused = await petra.post<Problem>(`${place}/release`, body);
    assert.deepEqual([refused.status, refused.body.issues?.[0]?.path], [422, '/pdf']);
    assert.equal((await petra.post<Problem>(`${place}/links`, { code })).status, 409);
  });

  it('says to the advisor that the household confirms its receipt, once it was taken', async () => {
    const { link, reports } = await linked();
    const visit = await enterMailbox(link.url, code);
    assert.match(visit.html, /Petra Beispiel/);
    const early = await visit.press({ confirm: 'yes', question: 'Was <heißt> das?' });
    assert.equal(early.status, 422);
    const again = await early.text();
    assert.match(again, /zuerst herunter|download the document first/);
    assert.match(again, />Was &#60;heißt&#62; das\?<\/textarea>/, 'nothing typed is lost');
    assert.equal((await linkOf(reports))?.confirmedAt, undefined);
    await visit.download();
    const confirmed = await visit.press({ confirm: 'yes' });
    assert.equal(confirmed.status, 200);
    assert.doesNotMatch(await confirmed.text(), /name="confirm"/);
    assert.equal((await linkOf(reports))?.confirmedAt, '2026-10-01T10:00:00.000Z');
    now = new Date('2026-10-02T10:00:00Z');
    await (await enterMailbox(link.url, code)).press({ confirm: 'yes' });
    now = testClock();
    assert.equal((await linkOf(reports))?.confirmedAt, '2026-10-01T10:00:00.000Z', 'the first time counts');
  });

  it('brings what the household asks, which waits in the week until it is answered', async () => {
    const { link, reports, place } = await linked();
    const visit = await enterMailbox(link.url, code);
    assert.equal((await visit.press({ ask: 'yes', question: '  \r\n ' })).status, 422);
    const asked = await visit.press({ ask: 'yes', question: ' Was ändert sich\r\nim Januar?\u0000 ' });
    assert.match(await asked.text(), /Was ändert sich\nim Januar\?<\/p>/);
    await visit.press({ ask: 'yes', question: 'Was ändert sich\nim Januar?' }); // the browser sent it once more
    const questionsOf = async () =>
      report
        .parse((await petra.get<Report[]>(reports)).body[0])
        .questions?.map(({ text, answeredAt }) => [text, answeredAt]);
    assert.deepEqual(await questionsOf(), [['Was ändert sich\nim Januar?', undefined]]);
    const waiting = async () =>
      agendaPage
        .parse(
          (
            await petra.get<AgendaPage>(
              '/api/appointment/agenda?of=questions&from=2026-09-28&until=2026-10-04',
            )
          ).body,
        )
        .entries.filter(({ reportId }) => reportId === place.slice(place.lastIndexOf('/') + 1));
    const [entry] = await waiting();
    assert.deepEqual([entry?.text, entry?.at], ['Was ändert sich\nim Januar?', '2026-10-01T10:00:00.000Z']);
    const answer = `${place}/questions/${entry?.id}/answer`;
    const sabine = await clientOf('sabine', '4700');
    assert.equal((await sabine.post(answer, {})).status, 403);
    assert.equal((await petra.post(`${place}/questions/${randomUUID()}/answer`, {})).status, 403);
    assert.equal((await petra.post(answer, {})).status, 201);
    assert.deepEqual(await questionsOf(), [['Was ändert sich\nim Januar?', '2026-10-01T10:00:00.000Z']]);
    assert.deepEqual(await waiting(), []);
    assert.match((await enterMailbox(link.url, code)).html, /beantwortet|answered/);
  });

  it('is read on two devices, which see what the other one has done, and are both outside once it is revoked', async () => {
    const { link, place, reports } = await linked();
    assert.equal(
      (await giveCode(link.url, 'ZZZZ9999')).status,
      401,
      'a slip on the one takes nothing from the other',
    );
    const [telephone, tablet] = [await enterMailbox(link.url, code), await enterMailbox(link.url, code)];
    for (const device of [telephone, tablet]) {
      const file = Buffer.from(await (await device.download()).arrayBuffer());
      assert.equal(file.equals(fileOf(place)), true);
    }
    await telephone.press({ ask: 'yes', question: 'Vom Telefon?' });
    assert.match(await (await tablet.press({ ask: 'yes', question: 'Vom Tablet?' })).text(), /Vom Telefon\?/);
    await tablet.press({ confirm: 'yes' });
    assert.doesNotMatch(await (await telephone.press({ confirm: 'yes' })).text(), /name="confirm"/);
    const confirmed = (await linkOf(reports))?.confirmedAt;
    assert.equal(confirmed, '2026-10-01T10:00:00.000Z');
    await petra.post(`${place}/links/${link.linkId}/revocation`, {});
    for (const device of [telephone, tablet]) assert.notEqual((await device.download()).status, 200);
  });

  it('takes no more than ten questions that wait, and what was typed stands there still', async () => {
    const { link } = await linked();
    const visit = await enterMailbox(link.url, code);
    for (let n = 1; n <= mostQuestions; n++)
      assert.equal((await visit.press({ ask: 'yes', question: `Frage ${n}` })).status, 200);
    const refused = await visit.press({ ask: 'yes', question: 'Noch eine' });
    assert.equal(refused.status, 422);
    assert.match(await refused.text(), />Noch eine<\/textarea>/);
    const long = (await linked()).link;
    const cut = await (await enterMailbox(long.url, code)).press({ ask: 'yes', question: 'x'.repeat(5000) });
    assert.match(await cut.text(), new RegExp(`>x{${longestQuestion}}<`));
  });

  it('keeps a question of a page that was open too long, and nothing without a ticket', async () => {
    const { link, reports } = await linked();
    const visit = await enterMailbox(link.url, code);
    now = new Date('2026-10-01T11:00:01Z');
    const late = await visit.press({ ask: 'yes', question: 'Zu spät?' });
    now = testClock();
    assert.equal(late.status, 401);
    assert.doesNotMatch(await late.text(), /Zu spät/);
    const forged = new URLSearchParams({ ticket: '9999999999999.abc', ask: 'yes', question: 'Fremd' });
    assert.equal((await fetch(link.url, { method: 'POST', body: forged })).status, 401);
    const [kept] = (await petra.get<Report[]>(reports)).body;
    assert.deepEqual(
      kept?.questions?.map(({ text }) => text),
      ['Zu spät?'],
    );
  });

  it('shows what was handed over before, of the same adults only, and takes no other report', async () => {
    const [before, other] = [await linked(), await linked()];
    const { link } = await linked();
    const idOf = ({ place }: { place: string }) => place.slice(place.lastIndexOf('/') + 1);
    const visit = await enterMailbox(link.url, code);
    assert.ok(visit.html.includes(idOf(before)) && visit.html.includes(idOf(other)));
    const taken = await visit.press({ get: idOf(before) });
    assert.equal(Buffer.from(await taken.arrayBuffer()).equals(fileOf(before.place)), true);
    assert.equal((await linkOf(before.reports))?.openedAt, undefined, 'that is the receipt of its own link');
    const never = await draft();
    await release(never.place);
    await services.database.q(
      `update snapshot n set payload = jsonb_set(payload, '{sections,persons,items}',
         (payload #> '{sections,persons,items}') || '{"55555555-0000-4000-8000-000000000001": {"role": "partner"}}')
       from report r where r.snapshot_id = n.snapshot_id and r.report_id = $1`,
      [idOf(other)],
    );
    const later = await enterMailbox(link.url, code);
    assert.deepEqual(
      [before, other, never].map((one) => later.html.includes(idOf(one))),
      [true, false, false],
    );
    for (const one of [other, never]) {
      const refused = await later.press({ get: idOf(one) });
      assert.deepEqual(
        [refused.status, refused.headers.get('content-type')],
        [200, 'text/html; charset=utf-8'],
      );
    }
  });
});
