import assert from 'node:assert/strict';
import { existsSync, readdirSync, renameSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
  type AuditPage,
  type Problem,
  type Report,
  type ReportFile,
  report,
  type SnapshotSummary,
} from '@vp-digital/core/contracts';
import { addKey, folderKeys } from '../sealing';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';
import { keepLinkedFiles, renewSeals } from './reportFiles';

const { services, clientOf } = await servicesForTests();
const { q } = services.database;
const keys = folderKeys(services.keysFolder);
const petra = await clientOf('petra', '4711');

/** As a renderer of long ago made it: nothing here could make these bytes again. */
const oldFile = Buffer.from('%PDF-1.4\n% Grundfreibetrag 2016: 8.652 €\n%%EOF\n');
const code = 'ABCD2345';

interface Released {
  household: string;
  place: string;
  reportId: string;
}

async function released(household = 2, file = oldFile): Promise<Released> {
  const ofHousehold = `/api/households/${householdId(household)}`;
  const wanted = { label: 'Stand', occasion: 'manual' };
  const { body } = await petra.post<SnapshotSummary>(`${ofHousehold}/snapshots`, wanted);
  const reports = `${ofHousehold}/snapshots/${body.snapshotId}/reports`;
  const { reportId } = (await petra.post<Report>(reports, { kind: 'conversationSummary' })).body;
  const place = `${reports}/${reportId}`;
  const pdf = file.toString('base64');
  assert.equal((await petra.post(`${place}/release`, { pdf, pages: 1, language: 'de' })).status, 201);
  return { household: ofHousehold, place, reportId };
}

const bytesOf = async ({ place }: Released, client = petra) =>
  Buffer.from((await client.get<ReportFile>(`${place}/file`)).body.pdf, 'base64');
const statusOf = async ({ place }: Released, client = petra) =>
  (await client.get<Problem>(`${place}/file`)).status;
const auditedOf = async ({ household }: Released) =>
  (await petra.get<AuditPage>(`${household}/administration/audit`)).body.entries.map(({ action }) => action);
const linkTo = async ({ place }: Released) =>
  report.parse((await petra.post<Report>(`${place}/links`, { code })).body).links[0]?.url ?? '';
const open = (url: string) => fetch(url, { method: 'POST', body: new URLSearchParams({ code }) });

describe('the file of a released report', () => {
  it('comes back byte for byte, whoever asks and whatever has changed since', async () => {
    const one = await released();
    const link = await linkTo(one);
    await petra.patchSection(2, 'incomes', 1, [{ path: '/items', value: {} }]);
    const timo = await clientOf('timo', '4711');
    for (const client of [petra, timo]) assert.deepEqual(await bytesOf(one, client), oldFile);
    assert.deepEqual(Buffer.from(await (await open(link)).arrayBuffer()), oldFile);
    assert.ok((await auditedOf(one)).includes('report.read'));
  });

  it('comes back also when a newer one has replaced it, but never of a draft', async () => {
    const one = await released();
    const reports = one.place.slice(0, one.place.lastIndexOf('/'));
    const { reportId } = (await petra.post<Report>(reports, { kind: 'conversationSummary' })).body;
    assert.equal(await statusOf({ ...one, place: `${reports}/${reportId}` }), 409);
    const newer = { pdf: Buffer.from('%PDF-1.7 newer').toString('base64'), pages: 1, language: 'de' };
    await petra.post(`${reports}/${reportId}/release`, newer);
    assert.deepEqual(await bytesOf(one), oldFile);
  });

  it('lies sealed in the database, and no key beside it', async () => {
    const { reportId } = await released();
    const [row] = await q<{ keyId: string; sealed: string }>(
      `select key_id as "keyId", encode(sealed, 'base64') as sealed from report_file where report_id = $1`,
      [reportId],
    );
    const key = await keys.find(row?.keyId ?? '');
    assert.equal(Buffer.from(row?.sealed ?? '', 'base64').includes('Grundfreibetrag'), false);
    assert.equal(key?.bytes.length, 32);
    const secrets = await q<{ row: unknown }>('select to_jsonb(s) as row from secret s');
    assert.equal(JSON.stringify(secrets).includes(Buffer.from(key?.bytes ?? []).toString('base64')), false);
  });

  it('is not open to who may not see the household (403)', async () => {
    const one = await released();
    assert.equal(await statusOf(one, await clientOf('nora', '4712')), 403);
    const other = await released(1);
    const mixed = other.place.replace(householdId(1), householdId(2));
    assert.equal(await statusOf({ ...other, place: mixed }), 403);
  });

  const tamperings = {
    'a bit of the file': `update report_file set sealed = set_byte(sealed, 20, get_byte(sealed, 20) # 1) where report_id = $1`,
    'the last bit of its mark': `update report_file set sealed = set_byte(sealed, length(sealed) - 1, get_byte(sealed, length(sealed) - 1) # 1) where report_id = $1`,
    'all of it but the beginning': `update report_file set sealed = substring(sealed from 1 for 8) where report_id = $1`,
    'the hash that it is known by': `update report set release = jsonb_set(release, '{pdfSha256}', to_jsonb(repeat('a', 64))) where report_id = $1`,
  };
  for (const [what, statement] of Object.entries(tamperings))
    it(`of which ${what} was changed is refused in words, and that is noted`, async () => {
      const one = await released(5);
      const link = await linkTo(one);
      await q(statement, [one.reportId]);
      const refused = await petra.get<Problem>(`${one.place}/file`);
      assert.deepEqual([refused.status, refused.body.code], [409, 'conflict']);
      assert.match(refused.body.title, /not the one that was released/);
      const theirs = await open(link);
      assert.equal(theirs.status, 503);
      assert.match(await theirs.text(), /cannot be had just now|gerade nicht abrufbar/);
      assert.equal((await petra.post<Problem>(`${one.place}/links`, { code })).status, 409);
      assert.ok((await auditedOf(one)).includes('report.refused'));
    });

  it('of another household is not taken for it', async () => {
    const [one, other] = [await released(3), await released(4, Buffer.from('%PDF-1.7 of others'))];
    await q(
      `update report_file f set sealed = o.sealed, key_id = o.key_id from report_file o
       where f.report_id = $1 and o.report_id = $2`,
      [one.reportId, other.reportId],
    );
    assert.equal(await statusOf(one), 409);
    assert.deepEqual(await bytesOf(other), Buffer.from('%PDF-1.7 of others'));
  });

  it('without its key is refused in words until the key is back', async () => {
    const one = await released(6);
    const hidden = join(services.keysFolder, '..', 'hidden.key');
    const [name = ''] = readdirSync(services.keysFolder);
    renameSync(join(services.keysFolder, name), hidden);
    addKey(services.keysFolder, new Date('2026-11-01T00:00:00Z'));
    const refused = await petra.get<Problem>(`${one.place}/file`);
    assert.deepEqual([refused.status, refused.body.code], [503, 'unavailable']);
    renameSync(hidden, join(services.keysFolder, name));
    assert.deepEqual(await bytesOf(one), oldFile);
  });

  it('is sealed anew when there is a newer key, and the older one may go', async () => {
    await q('delete from report_file'); // those that other tests have broken
    const one = await released(1);
    const [before] = await q<{ id: string }>('select key_id as id from report_file');
    const newest = addKey(services.keysFolder, new Date('2030-01-01T00:00:00Z'));
    await renewSeals(services.database, keys);
    assert.deepEqual(await q('select distinct key_id as id from report_file'), [{ id: newest }]);
    unlinkSync(join(services.keysFolder, `${before?.id}.key`));
    assert.deepEqual(await bytesOf(one), oldFile);
    await q(`update report_file set key_id = 'gone'`);
    await assert.rejects(renewSeals(services.database, keys), /1 released reports could not be opened/);
  });

  it('that an earlier release kept with a link is kept with the report; without one it is said', async () => {
    const [linked, bare] = [await released(1), await released(3)];
    const link = await linkTo(linked);
    await q(`update report_link set content = decode($2, 'base64') where report_id = $1`, [
      linked.reportId,
      oldFile.toString('base64'),
    ]);
    await q('delete from report_file where report_id = $1 or report_id = $2', [
      linked.reportId,
      bare.reportId,
    ]);
    assert.equal(await statusOf(linked), 404);
    await keepLinkedFiles(services.database, keys);
    assert.deepEqual(await bytesOf(linked), oldFile);
    assert.equal((await open(link)).status, 200);
    const [left] = await q('select 1 from report_link where content is not null');
    assert.equal(left, undefined);

    assert.equal(await statusOf(bare), 404);
    const reports = bare.place.slice(0, bare.place.lastIndexOf('/'));
    const listed = (await petra.get<Report[]>(reports)).body.map((one) => report.parse(one).release?.isKept);
    assert.deepEqual(listed, [false]);
  });

  it('is there after a restart, which asks for the keys', async () => {
    const one = await released(4);
    assert.ok(existsSync(services.keysFolder));
    const again = await services.restart();
    assert.deepEqual(await bytesOf(one), oldFile);
    await again.close();
    const aside = `${services.keysFolder}-aside`;
    renameSync(services.keysFolder, aside);
    await assert.rejects(services.restart(), /released reports are sealed, and there is no key/);
    renameSync(aside, services.keysFolder);
  });
});
