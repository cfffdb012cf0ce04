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
import {
  consentToElectronicDocuments,
  enterMailbox,
  giveCode,
  householdId,
  reportPdf,
  testClock,
} from '../testing';
import { servicesForTests } from '../testing/servicesForTests';
import { maintainFiles, keepLinkedFiles } from './maintainFiles';

const { services, clientOf } = await servicesForTests();
const { q } = services.database;
const keys = folderKeys(services.keysFolder);
const petra = await clientOf('petra', '4711');

/** As a renderer of long ago made it: nothing here could make these bytes again. */
const oldFile = (reportId: string) => reportPdf(reportId, { says: 'Grundfreibetrag 2016: 8.652 €' });
const code = 'ABCD2345';

interface Released {
  household: string;
  place: string;
  reportId: string;
  file: Buffer;
}

async function released(household = 2): Promise<Released> {
  const ofHousehold = `/api/households/${householdId(household)}`;
  const wanted = { label: 'Stand', occasion: 'manual' };
  const { body } = await petra.post<SnapshotSummary>(`${ofHousehold}/snapshots`, wanted);
  const reports = `${ofHousehold}/snapshots/${body.snapshotId}/reports`;
  const { reportId } = (await petra.post<Report>(reports, { kind: 'conversationSummary' })).body;
  const place = `${reports}/${reportId}`;
  const file = oldFile(reportId);
  const pdf = file.toString('base64');
  assert.equal((await petra.post(`${place}/release`, { pdf, pages: 1, language: 'de' })).status, 201);
  return { household: ofHousehold, place, reportId, file };
}

const bytesOf = async ({ place }: Released, client = petra) =>
  Buffer.from((await client.get<ReportFile>(`${place}/file`)).body.pdf, 'base64');
const statusOf = async ({ place }: Released, client = petra) =>
  (await client.get<Problem>(`${place}/file`)).status;
/** All of the access log: the clock of the tests stands still, so the newest page alone is any twenty of its entries. */
async function auditedOf({ household }: Released): Promise<string[]> {
  const actions: string[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: AuditPage = (
      await petra.get<AuditPage>(`${household}/administration/audit${after && `?after=${after}`}`)
    ).body;
    actions.push(...page.entries.map(({ action }) => action));
    after = page.next;
  }
  return actions;
}
async function linkTo({ household, place }: Released): Promise<string> {
  await consentToElectronicDocuments(petra, household);
  return report.parse((await petra.post<Report>(`${place}/links`, { code })).body).links[0]?.url ?? '';
}
/** Gives the code, then takes the file. */
const open = async (url: string) => (await enterMailbox(url, code)).download();

describe('the file of a released report', () => {
  it('comes back byte for byte, whoever asks and whatever has changed since', async () => {
    const one = await released();
    const link = await linkTo(one);
    await petra.patchSection(2, 'incomes', 1, [{ path: '/items', value: {} }]);
    const timo = await clientOf('timo', '4711');
    for (const client of [petra, timo]) assert.deepEqual(await bytesOf(one, client), one.file);
    assert.deepEqual(Buffer.from(await (await open(link)).arrayBuffer()), one.file);
    assert.ok((await auditedOf(one)).includes('report.read'));
  });

  it('comes back also when a newer one has replaced it, but never of a draft', async () => {
    const one = await released();
    const reports = one.place.slice(0, one.place.lastIndexOf('/'));
    const { reportId } = (await petra.post<Report>(reports, { kind: 'conversationSummary' })).body;
    assert.equal(await statusOf({ ...one, place: `${reports}/${reportId}` }), 409);
    const newer = { pdf: reportPdf(reportId).toString('base64'), pages: 1, language: 'de' };
    await petra.post(`${reports}/${reportId}/release`, newer);
    assert.deepEqual(await bytesOf(one), one.file);
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
    const bytes = Buffer.from(key?.bytes ?? []);
    const spellings = [bytes.toString('base64'), bytes.toString('hex'), bytes.toString('base64url')];
    const tables = await q<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    assert.ok(tables.length > 20);
    for (const { name } of tables) {
      const rows = JSON.stringify(await q(`select to_jsonb(t) as row from "${name}" t`)); // bytea in hex
      assert.deepEqual([name, spellings.filter((spelling) => rows.includes(spelling))], [name, []]);
    }
  });

  it('is not open to who may not see the household (403)', async () => {
    const one = await released();
    assert.equal(await statusOf(one, await clientOf('nora', '4712')), 403);
    const other = await released(1);
    const mixed = other.place.replace(householdId(1), householdId(2));
    assert.equal(await statusOf({ ...other, place: mixed }), 403);
  });

  const tamperings = {
    'that there is any file': `delete from report_file where report_id = $1`,
    'a bit of the file': `update report_file set sealed = set_byte(sealed, 20, get_byte(sealed, 20) # 1) where report_id = $1`,
    'the last bit of its mark': `update report_file set sealed = set_byte(sealed, length(sealed) - 1, get_byte(sealed, length(sealed) - 1) # 1) where report_id = $1`,
    'all of it but the beginning': `update report_file set sealed = substring(sealed from 1 for 8) where report_id = $1`,
    'the hash that it is known by': `update report set release = jsonb_set(release, '{pdfSha256}', to_jsonb(repeat('a', 64))) where report_id = $1`,
  };
  for (const [what, statement] of Object.entries(tamperings))
    it(`of which ${what} was changed or taken away is refused in words, and that is noted`, async () => {
      const one = await released(5);
      const link = await linkTo(one);
      await q(statement, [one.reportId]);
      const refused = await petra.get<Problem>(`${one.place}/file`);
      assert.deepEqual([refused.status, refused.body.code], [409, 'conflict']);
      assert.equal(refused.body.issues?.[0]?.code, 'file_tampered');
      assert.match(refused.body.title, /not the one that was released/);
      const theirs = await open(link);
      assert.equal(theirs.status, 503);
      assert.match(await theirs.text(), /cannot be had just now|gerade nicht abrufbar/);
      assert.equal((await petra.post<Problem>(`${one.place}/links`, { code })).status, 409);
      assert.ok((await auditedOf(one)).includes('report.refused'));
    });

  it('of another household is not taken for it', async () => {
    const [one, other] = [await released(3), await released(4)];
    await q(
      `update report_file f set sealed = o.sealed, key_id = o.key_id from report_file o
       where f.report_id = $1 and o.report_id = $2`,
      [one.reportId, other.reportId],
    );
    assert.equal(await statusOf(one), 409);
    assert.deepEqual(await bytesOf(other), other.file);
  });

  it('without its key is refused in words until the key is back', async () => {
    const one = await released(6);
    const hidden = join(services.keysFolder, '..', 'hidden.key');
    const [name = ''] = readdirSync(services.keysFolder);
    renameSync(join(services.keysFolder, name), hidden);
    addKey(services.keysFolder, new Date('2026-11-01T00:00:00Z'));
    const refused = await petra.get<Problem>(`${one.place}/file`);
    assert.deepEqual([refused.status, refused.body.code], [503, 'unavailable']);
    assert.equal(refused.body.issues?.[0]?.code, 'file_locked');
    renameSync(hidden, join(services.keysFolder, name));
    assert.deepEqual(await bytesOf(one), one.file);
  });

  it('of a snapshot that was tampered with is there all the same, and nothing more is released of that', async () => {
    const one = await released(4);
    const link = await linkTo(one);
    const snapshotId = one.place.split('/').at(-3);
    await q(`update snapshot set payload = jsonb_set(payload, '{lawYear}', '2016') where snapshot_id = $1`, [
      snapshotId,
    ]);
    assert.deepEqual(await bytesOf(one), one.file);
    assert.equal((await open(link)).status, 200);
    const reports = one.place.slice(0, one.place.lastIndexOf('/'));
    assert.equal((await petra.get<Report[]>(reports)).body.length, 1);
    assert.equal((await petra.post<Problem>(reports, { kind: 'conversationSummary' })).status, 409);
  });

  it('is refused in words where the key store itself fails, and nothing is released then', async () => {
    const one = await released(3);
    const link = await linkTo(one);
    const aside = `${services.keysFolder}-away`;
    renameSync(services.keysFolder, aside);
    try {
      assert.equal(await statusOf(one), 503);
      const theirs = await open(link);
      assert.deepEqual(
        [theirs.status, theirs.headers.get('content-type')],
        [503, 'text/html; charset=utf-8'],
      );
      const reports = one.place.slice(0, one.place.lastIndexOf('/'));
      const { reportId } = (await petra.post<Report>(reports, { kind: 'conversationSummary' })).body;
      const pdf = reportPdf(reportId).toString('base64');
      const refused = await petra.post<Problem>(`${reports}/${reportId}/release`, {
        pdf,
        pages: 1,
        language: 'de',
      });
      assert.deepEqual([refused.status, refused.body.code], [503, 'unavailable']);
      assert.match(refused.body.title, /Nothing can be sealed/);
    } finally {
      renameSync(aside, services.keysFolder);
    }
    assert.deepEqual(await bytesOf(one), one.file);
  });

  it('counts as opened by its household only when it was handed out', async () => {
    const one = await released(3);
    const link = await linkTo(one);
    const openedAt = async () =>
      (
        await q<{ at: unknown }>('select opened_at as at from report_link where report_id = $1', [
          one.reportId,
        ])
      )[0]?.at;
    await q(`update report_file set sealed = substring(sealed from 1 for 8) where report_id = $1`, [
      one.reportId,
    ]);
    assert.equal((await open(link)).status, 503);
    assert.equal(await openedAt(), null);
  });

  it('is sealed anew when there is a newer key, and the older one may go; one without its key fails nothing', async () => {
    const one = await released(1);
    const keyOfOne = async () =>
      (
        await q<{ id: string }>('select key_id as id from report_file where report_id = $1', [one.reportId])
      )[0]?.id;
    const before = await keyOfOne();
    const newest = addKey(services.keysFolder, new Date('2030-01-01T00:00:00Z'));
    await maintainFiles(services.database, keys, testClock());
    assert.equal(await keyOfOne(), newest);
    assert.notEqual(before, newest);
    unlinkSync(join(services.keysFolder, `${before}.key`));
    assert.deepEqual(await bytesOf(one), one.file);
    const { locked } = await maintainFiles(services.database, keys, testClock());
    const other = await released(1);
    await q(`update report_file set key_id = 'gone' where report_id = $1`, [other.reportId]);
    assert.equal((await maintainFiles(services.database, keys, testClock())).locked, locked + 1);
  });

  it('is opened once a day by the services, which note one that was changed or is gone', async () => {
    const [changed, gone] = [await released(5), await released(6)];
    await q(`update report_file set sealed = substring(sealed from 1 for 8) where report_id = $1`, [
      changed.reportId,
    ]);
    await q('delete from report_file where report_id = $1', [gone.reportId]);
    const from = testClock().getTime();
    for (let hour = 0; hour < 24; hour += 1)
      await maintainFiles(services.database, keys, new Date(from + hour * 3_600_000));
    const audited = await q<{ id: string }>(
      `select subject_id as id from audit where action = 'report.refused' and user_id = 'housekeeping'
         and subject_id in ($1, $2) order by subject_id`,
      [changed.reportId, gone.reportId],
    );
    assert.deepEqual(
      audited.map(({ id }) => id),
      [changed.reportId, gone.reportId].sort(),
    );
  });

  /** As an earlier release left it: a copy with the link, no file of the report. */
  async function asBefore({ reportId }: Released, copy: Buffer | undefined): Promise<void> {
    const content = copy?.toString('base64') ?? '';
    await q(`update report_link set content = nullif(decode($2, 'base64'), '') where report_id = $1`, [
      reportId,
      content,
    ]);
    await q('delete from report_file where report_id = $1', [reportId]);
    await q(`update report set release = release - 'fileKept' where report_id = $1`, [reportId]);
  }
  const copiesOf = async ({ reportId }: Released) =>
    (await q('select 1 from report_link where report_id = $1 and content is not null', [reportId])).length;

  it('that an earlier release kept with a link is handed out, kept with the report, and its copy goes a day later', async () => {
    const linked = await released(1);
    const link = await linkTo(linked);
    await asBefore(linked, linked.file);
    assert.equal((await open(link)).status, 200);
    await keepLinkedFiles(services.database, keys, testClock());
    assert.deepEqual(await bytesOf(linked), linked.file);
    assert.equal(await copiesOf(linked), 1);
    await keepLinkedFiles(services.database, keys, new Date(testClock().getTime() + 25 * 3_600_000));
    assert.equal(await copiesOf(linked), 0);
    assert.equal((await open(link)).status, 200);
  });

  it('whose copy with a link is another file is not taken for it: that is noted, and the copy stays', async () => {
    const one = await released(5);
    const link = await linkTo(one);
    await asBefore(one, oldFile(crypto.randomUUID()));
    await keepLinkedFiles(services.database, keys, testClock());
    await keepLinkedFiles(services.database, keys, new Date(testClock().getTime() + 25 * 3_600_000));
    assert.equal(await copiesOf(one), 1);
    assert.equal((await giveCode(link, code)).status, 404);
    assert.ok((await auditedOf(one)).includes('report.refused'));
  });

  it('of before files were kept is said to be missing, until it is made again bit for bit', async () => {
    const bare = await released(3);
    await asBefore(bare, undefined);
    const { status, body } = await petra.get<Problem>(`${bare.place}/file`);
    assert.deepEqual([status, body.issues?.[0]?.code], [404, 'file_never']);
    const reports = bare.place.slice(0, bare.place.lastIndexOf('/'));
    const listed = (await petra.get<Report[]>(reports)).body.map((one) => report.parse(one).release?.isKept);
    assert.deepEqual(listed, [false]);
    const keep = (file: Buffer) =>
      petra.post<Problem>(`${bare.place}/file`, { pdf: file.toString('base64') });
    const other = await keep(oldFile(crypto.randomUUID()));
    assert.deepEqual([other.status, other.body.issues?.[0]?.code], [422, 'file_other']);
    assert.equal((await keep(bare.file)).status, 201);
    assert.deepEqual(await bytesOf(bare), bare.file);
    assert.equal((await keep(bare.file)).status, 201);
    assert.deepEqual(await bytesOf(bare), bare.file);
    const kept = (await auditedOf(bare)).filter((action) => action === 'report.kept');
    assert.equal(kept.length, 1, 'the second time nothing was done');
  });

  it('is there after a restart, which asks for the keys', async () => {
    const one = await released(4);
    assert.ok(existsSync(services.keysFolder));
    const again = await services.restart();
    assert.deepEqual(await bytesOf(one), one.file);
    await again.close();
    const aside = `${services.keysFolder}-aside`;
    renameSync(services.keysFolder, aside);
    await assert.rejects(services.restart(), /files of \d+ reports are sealed, and there is no key/);
    renameSync(aside, services.keysFolder);
  });
});
