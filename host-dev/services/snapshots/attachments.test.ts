import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type AttachmentFile,
  maximumAttachmentSize,
  mostAttachments,
  type Problem,
  type Report,
  report,
  type SnapshotSummary,
} from '@vp-digital/core/contracts';
import { addKey, folderKeys } from '../sealing';
import { consentToElectronicDocuments, enterMailbox, householdId, reportPdf, testClock } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';
import { maintainFiles } from './maintainFiles';

const { services, clientOf } = await servicesForTests();
const { q } = services.database;
const keys = folderKeys(services.keysFolder);
const petra = await clientOf('petra', '4711');
const code = 'ABCD2345';
await consentToElectronicDocuments(petra, `/api/households/${householdId(4)}`);

const offer = Buffer.from('%PDF-1.7 Angebot Musterhaus');
const sent = { name: 'Angebot Überschuss.pdf', file: offer.toString('base64') };

async function draft(household = 4) {
  const ofHousehold = `/api/households/${householdId(household)}`;
  const wanted = { label: 'Stand', occasion: 'manual' };
  const { body } = await petra.post<SnapshotSummary>(`${ofHousehold}/snapshots`, wanted);
  const reports = `${ofHousehold}/snapshots/${body.snapshotId}/reports`;
  const { reportId } = (await petra.post<Report>(reports, { kind: 'conversationSummary' })).body;
  const place = `${reports}/${reportId}`;
  const { snapshotId } = body;
  return { ofHousehold, reports, place, snapshotId, reportId, attachments: `${place}/attachments` };
}

const idsOf = ({ attachments = [] }: Report) => attachments.map(({ attachmentId }) => attachmentId);

async function attached(household = 4) {
  const made = await draft(household);
  const { status, body } = await petra.post<Report>(made.attachments, sent);
  assert.equal(status, 201);
  const [attachmentId = ''] = idsOf(report.parse(body));
  return { ...made, attachmentId, path: `${made.attachments}/${attachmentId}` };
}

const release = ({ place, reportId }: { place: string; reportId: string }, attachments?: readonly string[]) =>
  petra.post<Report>(`${place}/release`, {
    pdf: reportPdf(reportId).toString('base64'),
    pages: 1,
    language: 'de',
    ...(attachments && { attachments }),
  });

const issueOf = ({ issues }: Problem) => issues?.[0]?.code;

describe('an attachment of a report', () => {
  it('is kept sealed and comes back byte for byte', async () => {
    const { path, attachmentId } = await attached();
    const [stored] = await q<{ sealed: string }>(
      `select encode(sealed, 'base64') as sealed from report_attachment where attachment_id = $1`,
      [attachmentId],
    );
    assert.equal(Buffer.from(stored?.sealed ?? '', 'base64').includes('Musterhaus'), false);
    const { body } = await petra.get<AttachmentFile>(path);
    assert.equal(Buffer.from(body.file, 'base64').equals(offer), true);
  });

  it('is refused with the reason when it is of another type, has no plain name, is too large or one too many', async () => {
    const { attachments } = await draft();
    const refused = async (file: object) => {
      const { status, body } = await petra.post<Problem>(attachments, { ...sent, ...file });
      return [status, issueOf(body)];
    };
    assert.deepEqual(await refused({ file: Buffer.from('MZ').toString('base64') }), [422, 'attachment_type']);
    assert.deepEqual(await refused({ name: 'Angebot.png' }), [422, 'file_ending']);
    assert.deepEqual(await refused({ name: '../Angebot.pdf' }), [422, 'file_name']);
    const large = Buffer.concat([offer, Buffer.alloc(maximumAttachmentSize - offer.length + 1)]);
    assert.deepEqual(await refused({ file: large.toString('base64') }), [413, 'attachment_size']);
    for (let n = 0; n < mostAttachments; n += 1)
      assert.equal((await petra.post(attachments, sent)).status, 201);
    assert.deepEqual(await refused({}), [413, 'attachment_number']);
  });

  it('together with the others is not larger than all may be', async () => {
    const { attachments } = await draft();
    const large = Buffer.concat([offer, Buffer.alloc(maximumAttachmentSize - offer.length)]);
    const add = () =>
      petra.post<Problem>(attachments, { name: 'Angebot.pdf', file: large.toString('base64') });
    for (let n = 0; n < 4; n += 1) assert.equal((await add()).status, 201);
    const { status, body } = await add();
    assert.deepEqual([status, issueOf(body)], [413, 'attachment_quota']);
  });

  it('leaves a draft again, and stays with what is released', async () => {
    const made = await attached();
    const { body } = await petra.post<Report>(made.attachments, sent);
    const [first = '', second = ''] = idsOf(body);
    const removed = await petra.post<Report>(`${made.attachments}/${first}/removal`, {});
    assert.deepEqual(idsOf(removed.body), [second]);
    assert.equal((await petra.get(`${made.attachments}/${first}`)).status, 403);
    assert.equal((await release(made)).status, 409, 'whoever releases does not know of the attachment');
    assert.equal((await release(made, [first, second])).status, 409, 'one that is gone is not released');
    const released = await release(made, [second]);
    assert.deepEqual([released.status, idsOf(released.body)], [201, [second]]);
    assert.equal((await petra.post(`${made.attachments}/${second}/removal`, {})).status, 409);
    assert.equal((await petra.post(made.attachments, sent)).status, 409);
    assert.equal((await petra.get(`${made.attachments}/${second}`)).status, 200);
  });

  it('is read by the household behind its code, as it was added, without counting as the report', async () => {
    const made = await attached();
    await release(made, [made.attachmentId]);
    const { body } = await petra.post<Report>(`${made.place}/links`, { code });
    const visit = await enterMailbox(body.links[0]?.url ?? '', code);
    assert.match(visit.html, /Angebot Überschuss\.pdf/);
    const answer = await visit.press({ get: `${made.reportId}/${made.attachmentId}` });
    assert.deepEqual(
      [answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')],
      [200, 'application/pdf', "attachment; filename*=UTF-8''Angebot%20%C3%9Cberschuss.pdf"],
    );
    assert.equal(Buffer.from(await answer.arrayBuffer()).equals(offer), true);
    const [read] = (await petra.get<Report[]>(made.place.slice(0, made.place.lastIndexOf('/')))).body;
    assert.equal(read?.links[0]?.openedAt, undefined);
    const foreign = await attached();
    const other = await visit.press({ get: `${made.reportId}/${foreign.attachmentId}` });
    assert.match(other.headers.get('content-type') ?? '', /text\/html/);
  });

  it('is closed with its link, whoever has been inside, and never behind that of a draft or another household', async () => {
    const made = await attached();
    await release(made, [made.attachmentId]);
    const { body } = await petra.post<Report>(`${made.place}/links`, { code });
    const [link] = body.links;
    const { press } = await enterMailbox(link?.url ?? '', code);
    const wanted = { get: `${made.reportId}/${made.attachmentId}` };
    const stranger = await attached(2);
    await release(stranger, [stranger.attachmentId]);
    const draftOfHousehold = await attached();
    for (const { reportId, attachmentId } of [stranger, draftOfHousehold]) {
      const answer = await press({ get: `${reportId}/${attachmentId}` });
      assert.match(answer.headers.get('content-type') ?? '', /text\/html/);
      assert.doesNotMatch(await answer.text(), new RegExp(attachmentId));
    }
    const forged = await fetch(link?.url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ ticket: 'forged', ...wanted }),
    });
    assert.equal(forged.status, 401);
    assert.equal((await press(wanted)).headers.get('x-content-type-options'), 'nosniff');
    assert.equal((await petra.post(`${made.place}/links/${link?.linkId}/revocation`, {})).status, 201);
    assert.equal((await press(wanted)).status, 404);
  });

  it('is handed out under no other name and as no other type than those it was added with', async () => {
    for (const change of ["type = 'text/html'", "name = 'Rechnung.pdf'"]) {
      const made = await attached();
      await q(`update report_attachment set ${change} where attachment_id = $1`, [made.attachmentId]);
      const { status, body } = await petra.get<Problem>(made.path);
      assert.deepEqual([status, issueOf(body)], [409, 'file_tampered'], change);
    }
  });

  it('has a name that can be written in a header, whatever its letters', async () => {
    const { attachments } = await draft();
    const statusOf = async (name: string) => (await petra.post(attachments, { ...sent, name })).status;
    assert.equal(await statusOf('An\r\ngebot.pdf'), 422);
    assert.equal(await statusOf('Angebot\u202efdp.exe.pdf'), 422);
    assert.equal(await statusOf('An\ud800gebot.pdf'), 400, 'no text at all');
  });

  it('goes along with a draft that begins as its report is, sealed for that one', async () => {
    const made = await attached();
    const second = { ...sent, name: 'Bild.pdf' };
    const { attachments = [] } = (await petra.post<Report>(made.attachments, second)).body;
    const of = { snapshotId: made.snapshotId, reportId: made.reportId };
    const begin = (household: number, attachmentsOf: object) =>
      draft(household).then(({ reports }) =>
        petra.post<Report>(reports, { kind: 'conversationSummary', attachmentsOf }),
      );
    const { status, body } = await begin(4, of);
    const copies = body.attachments ?? [];
    assert.deepEqual(
      [status, copies.map(({ name }) => name)],
      [201, attachments.map(({ name }) => name)],
      'in the same order',
    );
    assert.equal(copies.length, 2);
    assert.equal(idsOf(body).includes(made.attachmentId), false);
    const copied = `${made.ofHousehold}/snapshots/${body.snapshotId}/reports/${body.reportId}/attachments`;
    assert.equal((await petra.post(`${made.attachments}/${made.attachmentId}/removal`, {})).status, 201);
    const { file } = (await petra.get<AttachmentFile>(`${copied}/${copies[0]?.attachmentId}`)).body;
    assert.equal(file, sent.file, 'the copy stays when the first one goes');
    assert.equal((await begin(2, of)).status, 403, 'not of another household');
    await q(`update report_attachment set name = 'x.pdf' where report_id = $1`, [made.reportId]);
    assert.equal((await begin(4, of)).status, 409, 'nothing that was changed goes along');
  });

  it('is called otherwise while the report is a draft, and stays the same file', async () => {
    const made = await attached();
    const name = 'Angebot Haftpflicht Muster.pdf';
    const { status, body } = await petra.post<Report>(`${made.path}/name`, { name });
    assert.deepEqual([status, body.attachments?.map((one) => one.name)], [201, [name]]);
    assert.equal((await petra.get<AttachmentFile>(made.path)).body.file, sent.file);
    for (const [wrong, code] of [
      ['Angebot.exe', 'file_ending'],
      ['../Angebot.pdf', 'file_name'],
    ]) {
      const refused = await petra.post<Problem>(`${made.path}/name`, { name: wrong });
      assert.deepEqual([refused.status, issueOf(refused.body)], [422, code]);
    }
    assert.equal((await release(made, [made.attachmentId])).status, 201);
    assert.equal((await petra.post(`${made.path}/name`, { name: 'Später.pdf' })).status, 409);
  });

  it('of nobody else is open to anybody', async () => {
    const made = await attached();
    const sabine = await clientOf('sabine', '4700');
    assert.equal((await sabine.get(made.path)).status, 403);
    const other = await attached();
    assert.equal((await petra.get(`${made.attachments}/${other.attachmentId}`)).status, 403);
  });

  it('that was changed, put in another one’s place or taken away is refused or noted', async () => {
    const made = await attached();
    const other = await attached();
    await q(
      `update report_attachment a set sealed = o.sealed, key_id = o.key_id from report_attachment o
       where a.attachment_id = $1 and o.attachment_id = $2`,
      [made.attachmentId, other.attachmentId],
    );
    const { status, body } = await petra.get<Problem>(made.path);
    assert.deepEqual([status, issueOf(body)], [409, 'file_tampered']);
    await release(other, [other.attachmentId]);
    const { tampered } = await maintainFiles(services.database, keys, testClock());
    await q('delete from report_attachment where attachment_id = $1', [other.attachmentId]);
    assert.equal((await maintainFiles(services.database, keys, testClock())).tampered, tampered + 1);
    const audited = await q<{ id: string }>(
      `select subject_id as id from audit where action = 'report.refused' and subject_id in ($1, $2)`,
      [made.reportId, other.reportId],
    );
    assert.deepEqual(new Set(audited.map(({ id }) => id)), new Set([made.reportId, other.reportId]));
  });

  it('is sealed anew with the newest key, and goes with its report', async () => {
    const made = await attached();
    const newest = addKey(services.keysFolder, new Date());
    await maintainFiles(services.database, keys, testClock());
    const [row] = await q<{ keyId: string }>(
      'select key_id as "keyId" from report_attachment where attachment_id = $1',
      [made.attachmentId],
    );
    assert.equal(row?.keyId, newest);
    assert.equal((await petra.get(made.path)).status, 200);
    await q('delete from report where report_id = $1', [made.reportId]);
    assert.deepEqual(
      await q('select 1 from report_attachment where attachment_id = $1', [made.attachmentId]),
      [],
    );
  });
});
