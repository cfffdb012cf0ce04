import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { type Problem, type Report, report, type SnapshotSummary } from '@vp-digital/core/contracts';
import { householdId, reportPdf, testClock } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const code = 'ABCD2345';

let now = testClock();
const { services, clientOf } = await servicesForTests({ clock: () => now });
const petra = await clientOf('petra', '4711');

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
  const type = (url: string, typed: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ code: typed }) });

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
    const opened = await type(link.url, 'abcd-2345 ');
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
    assert.equal((await type(link.url, code)).status, 404);
  });

  it('is closed by five wrong codes, also when they come at once, and the right one opens it no more', async () => {
    const { link, reports } = await linked();
    const first = await type(link.url, 'ZZZZ9999');
    assert.equal(first.status, 401);
    assert.match(await first.text(), /4/);
    await Promise.all(Array.from({ length: 6 }, () => type(link.url, 'ZZZZ9999')));
    assert.equal((await linkOf(reports))?.closed, 'locked');
    assert.equal((await type(link.url, code)).status, 404);
  });

  it('is over after fourteen days', async () => {
    const { link, reports } = await linked();
    now = new Date('2026-10-15T09:59:59Z');
    assert.equal((await fetch(link.url)).status, 200);
    assert.equal((await linkOf(reports))?.closed, undefined);
    now = new Date('2026-10-15T10:00:00Z');
    assert.equal((await linkOf(reports))?.closed, 'expired');
    assert.equal((await fetch(link.url)).status, 404);
    assert.equal((await type(link.url, code)).status, 404);
    now = testClock();
  });

  it('is closed when a newer release replaces its report', async () => {
    const { link, reports } = await linked();
    const newer = await petra.post<Report>(reports, { kind: 'conversationSummary' });
    await release(`${reports}/${newer.body.reportId}`);
    assert.equal((await type(link.url, code)).status, 404);
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

  it('is not made for anything but a PDF: nothing else is released (422)', async () => {
    const program = Buffer.from('MZ\x90\x00 a program').toString('base64');
    const { place } = await draft();
    const body = { pdf: program, pages: 1, language: 'de' };
    const refused = await petra.post<Problem>(`${place}/release`, body);
    assert.deepEqual([refused.status, refused.body.issues?.[0]?.path], [422, '/pdf']);
    assert.equal((await petra.post<Problem>(`${place}/links`, { code })).status, 409);
  });
});
