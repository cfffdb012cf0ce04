import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type Problem,
  type Report,
  report,
  type SnapshotSummary,
  stageOfReport,
} from '@vp-digital/core/contracts';
import { consentToElectronicDocuments, householdId, reportPdf } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const timo = await clientOf('timo', '4711');

describe('a report', () => {
  const snapshotsOf = (household: number) => `/api/households/${householdId(household)}/snapshots`;
  const described = { pages: 7, language: 'de' };
  const fileOf = (reportId: string) => reportPdf(reportId, { pages: 7 });
  const releaseOf = (reportId: string) => ({ pdf: fileOf(reportId).toString('base64'), ...described });
  const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');

  /** A new snapshot, and two drafts on it. */
  const drafts = async (household: number) => {
    const wanted = { label: 'Stand', occasion: 'manual' };
    const { body } = await petra.post<SnapshotSummary>(snapshotsOf(household), wanted);
    const reports = `${snapshotsOf(household)}/${body.snapshotId}/reports`;
    const draft = async () =>
      (await petra.post<Report>(reports, { kind: 'conversationSummary' })).body.reportId;
    return { reports, first: await draft(), second: await draft() };
  };
  const statusOf = async (reports: string, id: string) =>
    (await petra.get<Report[]>(reports)).body.find(({ reportId }) => reportId === id)?.status;

  it('is released once, with the hash of its file, by the advisor', async () => {
    const { reports, first } = await drafts(1);
    const released = await petra.post<Report>(`${reports}/${first}/release`, releaseOf(first));
    assert.equal(released.status, 201);
    const { status, release: fixed } = report.parse(released.body);
    assert.equal(status, 'released');
    assert.deepEqual(fixed, {
      pdfSha256: hashOf(fileOf(first)),
      ...described,
      isKept: true,
      at: '2026-10-01T10:00:00.000Z',
      by: 'Petra Beispiel',
    });
    const again = await petra.post<Problem>(`${reports}/${first}/release`, releaseOf(first));
    assert.deepEqual([again.status, again.body.code], [409, 'conflict']);
    const [audited] = await services.database.q(
      'select action, hash from audit where subject_id = $1 and hash is not null',
      [first],
    );
    assert.deepEqual(audited, { action: 'report.released', hash: hashOf(fileOf(first)) });
  });

  it('replaces the one that was released before it', async () => {
    const { reports, first, second } = await drafts(2);
    await petra.post(`${reports}/${first}/release`, releaseOf(first));
    await petra.post(`${reports}/${second}/release`, releaseOf(second));
    assert.deepEqual(
      [await statusOf(reports, first), await statusOf(reports, second)],
      ['replaced', 'released'],
    );
    const late = await petra.post(`${reports}/${first}/deliveries`, { channel: 'print' });
    assert.equal(late.status, 409);
  });

  it('is released only as its own file, whole, with its pages and without anything that acts (422)', async () => {
    const { reports, first, second } = await drafts(1);
    const own = fileOf(first).toString('latin1');
    const refused = {
      file_other: fileOf(second).toString('latin1'),
      file_cut: own.slice(0, -8),
      file_pages: own.replace('/Type /Page', '/Type /Font'),
      file_type: `x${own}`,
      file_acts: own.replace('% ', '<< /OpenAction << /S /JavaScript >> >> '),
    };
    for (const [code, text] of Object.entries(refused)) {
      const pdf = Buffer.from(text, 'latin1').toString('base64');
      const { status, body } = await petra.post<Problem>(`${reports}/${first}/release`, {
        pdf,
        ...described,
      });
      assert.deepEqual([status, body.issues?.[0]?.code], [422, code]);
    }
    assert.equal(await statusOf(reports, first), 'draft');
  });

  it('has one release at most, when ten are sent at once', async () => {
    const { reports, first } = await drafts(3);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => petra.post(`${reports}/${first}/release`, releaseOf(first))),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array<number>(9).fill(409)]);
  });

  it('notes every way to the household, in its order, and none of a draft', async () => {
    const { reports, first, second } = await drafts(4);
    await petra.post(`${reports}/${first}/release`, releaseOf(first));
    const key = randomUUID();
    await petra.post(`${reports}/${first}/deliveries`, { channel: 'print' }, key);
    await petra.post(`${reports}/${first}/deliveries`, { channel: 'print' }, key);
    const { body } = await timo.post<Report>(`${reports}/${first}/deliveries`, { channel: 'download' });
    assert.deepEqual(report.parse(body).deliveries, [
      { channel: 'print', at: '2026-10-01T10:00:00.000Z', by: 'Petra Beispiel' },
      { channel: 'download', at: '2026-10-01T10:00:00.000Z', by: 'Timo Assistent' },
    ]);
    assert.equal((await petra.post(`${reports}/${second}/deliveries`, { channel: 'print' })).status, 409);
  });

  it('went by every way that is noted: also by those that callers of before do not know, which find theirs', async () => {
    const { reports, first } = await drafts(4);
    await petra.post(`${reports}/${first}/release`, releaseOf(first));
    await petra.post(`${reports}/${first}/deliveries`, { channel: 'print' });
    const { status, body } = await petra.post<Report>(`${reports}/${first}/deliveries`, {
      channel: 'personal',
    });
    assert.equal(status, 201);
    const at = '2026-10-01T10:00:00.000Z';
    assert.deepEqual(report.parse(body).handovers, [
      { way: 'print', at, by: 'Petra Beispiel' },
      { way: 'personal', at, by: 'Petra Beispiel' },
    ]);
    assert.deepEqual(
      body.deliveries.map(({ channel }) => channel),
      ['print'],
    );
    assert.equal(stageOfReport(body), 'sent');
    const rows = await services.database.q(
      'select place, channel from report_delivery where report_id = $1 order by place',
      [first],
    );
    assert.deepEqual(rows, [
      { place: 0, channel: 'print' },
      { place: 1, channel: 'personal' },
    ]);
  });

  it('goes by no way that there is not (400), and by a mail only while there is a link for it (409, which says so)', async () => {
    const { reports, first } = await drafts(4);
    await petra.post(`${reports}/${first}/release`, releaseOf(first));
    const deliveries = `${reports}/${first}/deliveries`;
    assert.equal((await petra.post(deliveries, { channel: 'pigeon' })).status, 400);
    await consentToElectronicDocuments(petra, `/api/households/${householdId(4)}`);
    const refused = await petra.post<Problem>(deliveries, { channel: 'mail' });
    assert.deepEqual([refused.status, refused.body.issues?.[0]?.code], [409, 'delivery_no_link']);
    const { body } = await petra.post<Report>(`${reports}/${first}/links`, { code: 'ABCD2345' });
    for (const channel of ['mail', 'copy', 'screen'])
      assert.equal((await petra.post(deliveries, { channel })).status, 201);
    await petra.post(`${reports}/${first}/links/${body.links[0]?.linkId}/revocation`, {});
    assert.equal((await petra.post(deliveries, { channel: 'mail' })).status, 409);
  });

  it('is drafted by assistants, never released by them (403)', async () => {
    const { reports, first } = await drafts(5);
    assert.equal((await timo.post(reports, { kind: 'conversationSummary' })).status, 201);
    assert.equal((await timo.post(`${reports}/${first}/release`, releaseOf(first))).status, 403);
    assert.equal(await statusOf(reports, first), 'draft');
  });

  it('of a foreign household is as good as unknown (403)', async () => {
    const sabine = await clientOf('sabine', '4700');
    const { reports, first } = await drafts(6);
    assert.equal((await sabine.post(`${reports}/${first}/release`, releaseOf(first))).status, 403);
    assert.equal((await petra.post(`${reports}/${randomUUID()}/release`, releaseOf(first))).status, 403);
  });
});
