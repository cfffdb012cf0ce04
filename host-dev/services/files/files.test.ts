import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { describe, it } from 'node:test';
import { type HouseholdFile, householdFile, type Problem, problem } from '@vp-digital/core/contracts';
import { areaToken, createClient, householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n');
const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04, ...new Array<number>(40).fill(0)]);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

interface Upload {
  content?: Buffer;
  type?: string;
  name?: string;
  key?: string;
  token?: string;
  household?: number;
}

const { services } = await servicesForTests();
const token = await areaToken(services.url, 'petra', '4711');
const petra = createClient(services.url, token);

describe('the files of a household', () => {
  const filesOf = (household: number) => `/api/households/${householdId(household)}/files`;

  const upload = (sent: Upload = {}) =>
    fetch(services.url + filesOf(sent.household ?? 1), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sent.token ?? token}`,
        'content-type': sent.type ?? 'application/pdf',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(sent.name ?? 'Gehalt.pdf')}`,
        'idempotency-key': sent.key ?? randomUUID(),
      },
      body: new Uint8Array(sent.content ?? pdf),
    });
  const refusal = async (sent: Upload) => {
    const response = await upload(sent);
    const refused = problem.parse((await response.json()) as Problem);
    assert.equal(refused.status, response.status);
    return refused;
  };
  const rows = async () => {
    const [row] = await services.database.q<{ count: number }>(
      'select count(*) as count from household_file',
    );
    return row?.count;
  };

  it('are stored once per Idempotency-Key, listed, and handed out as they were, never to be opened in the page', async () => {
    const key = randomUUID();
    const name = 'Gehaltszettel März (2).pdf';
    const answers = await Promise.all([1, 2, 3].map(() => upload({ key, name })));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201],
    );
    const [file] = (await petra.get<HouseholdFile[]>(filesOf(1))).body.map((line) =>
      householdFile.parse(line),
    );
    assert.deepEqual(await answers[0]?.json(), file);
    assert.deepEqual(
      [file?.name, file?.type, file?.size, file?.createdBy, file?.createdAt],
      [name, 'application/pdf', pdf.length, 'Petra Beispiel', '2026-10-01T10:00:00.000Z'],
    );
    const read = await fetch(`${services.url}${filesOf(1)}/${file?.fileId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    assert.deepEqual(Buffer.from(await read.arrayBuffer()), pdf);
    assert.equal(read.headers.get('content-type'), 'application/pdf');
    assert.equal(read.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(
      read.headers.get('content-disposition'),
      "attachment; filename*=UTF-8''Gehaltszettel%20M%C3%A4rz%20%282%29.pdf",
    );
    assert.equal(await rows(), 1);
    const actions = await services.database.q<{ action: string }>(
      'select action from audit where subject_id = $1 order by action',
      [file?.fileId ?? ''],
    );
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['file.read', 'file.stored'],
    );
  });

  it('are refused when their bytes are of no type that is taken, or of another than they claim (415)', async () => {
    const before = await rows();
    for (const content of [zip, svg, Buffer.from('MZ'), Buffer.from([0xff, 0xd8, 0xff, 0xe0])])
      assert.equal((await refusal({ content })).status, 415);
    assert.equal((await refusal({ content: svg, type: 'image/svg+xml', name: 'Bild.svg' })).status, 415);
    assert.equal((await refusal({ content: zip, type: 'application/zip', name: 'Bombe.zip' })).status, 415);
    assert.equal(await rows(), before);
  });

  it('are refused when the name leads elsewhere or is none of their type (422)', async () => {
    const names = ['../../etc/passwd.pdf', 'a/b.pdf', 'a\\b.pdf', '.pdf', 'x\u0000.pdf', 'x\u202Efdp.pdf'];
    for (const name of [...names, 'Rechnung.exe', 'Bild.png', `${'x'.repeat(200)}.pdf`])
      assert.deepEqual([(await refusal({ name })).status, name], [422, name]);
  });

  it('are refused before they are read when they are too large (413)', async () => {
    for (const size of [10_000_001, 200_000_000]) assert.equal(await statusOfAnnounced(size), 413);
  });

  /** Announces a body and sends nothing of it. */
  const statusOfAnnounced = (length: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = request(services.url + filesOf(1), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/pdf',
          'content-length': length,
        },
      });
      call.once('response', ({ statusCode }) => {
        resolve(statusCode);
        call.destroy();
      });
      call.once('error', reject);
      call.flushHeaders();
    });

  it('fill a quota and no more (413)', async () => {
    await services.database.q(
      `insert into household_file (file_id, household_id, name, type, size, sha256, created_at, created_by, content)
       values ($1, $2, 'voll.pdf', 'application/pdf', 99999990, '', now(), 'petra', '')`,
      [randomUUID(), householdId(2)],
    );
    const full = await refusal({ household: 2 });
    assert.deepEqual([full.status, full.code], [413, 'too-large']);
  });

  it('are taken away for good, once per Idempotency-Key, and make room in the quota', async () => {
    const stored = (await (await upload({ household: 5 })).json()) as HouseholdFile;
    const path = `${filesOf(5)}/${stored.fileId}`;
    assert.equal((await petra.delete<Problem>(path, '')).status, 400);
    await services.database.q('update household_file set size = 100000000 where file_id = $1', [
      stored.fileId,
    ]);
    assert.equal((await refusal({ household: 5 })).status, 413);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => petra.delete<HouseholdFile>(path, key)));
    for (const { status, body } of answers)
      assert.deepEqual([status, body], [200, { ...stored, size: 100_000_000 }]);
    assert.deepEqual((await petra.get<HouseholdFile[]>(filesOf(5))).body, []);
    assert.equal((await petra.get(path)).status, 403);
    assert.equal((await petra.delete(path)).status, 403);
    assert.equal((await petra.delete(`${filesOf(5)}/${randomUUID()}`, key)).status, 409);
    assert.equal((await upload({ household: 5 })).status, 201);
    const rows = await services.database.q(
      `select user_id, hash from audit where subject_id = $1 and action = 'file.deleted'`,
      [stored.fileId],
    );
    assert.deepEqual(rows, [{ user_id: 'petra', hash: stored.sha256 }]);
  });

  it('need the permission, and a household of the caller: unknown and foreign answer alike (403)', async () => {
    const sabine = await areaToken(services.url, 'sabine', '4700');
    const without = ({ requestId: _, ...rest }: Problem) => rest;
    const foreign = await refusal({ household: 3, token: sabine });
    assert.equal(foreign.status, 403);
    assert.deepEqual(without(foreign), without(await refusal({ household: 9, token: sabine })));
    assert.equal((await createClient(services.url, sabine).get(filesOf(3))).status, 403);
    const stored = (await (await upload({ household: 3 })).json()) as HouseholdFile;
    for (const household of [3, 2]) {
      const path = `${filesOf(household)}/${stored.fileId}`;
      assert.equal((await createClient(services.url, sabine).get(path)).status, 403);
      assert.equal((await createClient(services.url, sabine).delete(path)).status, 403);
    }
    assert.equal((await petra.get<HouseholdFile[]>(filesOf(3))).body.length, 1);
    assert.equal((await refusal({ token: `${token}x` })).status, 401);
  });
});
