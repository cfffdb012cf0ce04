import { createHash } from 'node:crypto';
import { noteRead } from '../audit';
import type { Caller } from '../authorization';
import type { Database, Query } from '../database';
import { ServiceError } from '../http/ServiceError';
import { type KeyStore, seal, unseal } from '../sealing';

/** Which file of which report it is. A household may get another id when it is merged, these never change. */
export interface ReleasedFile {
  reportId: string;
  snapshotId: string;
  pdfSha256: string;
}

export type Kept =
  | { kind: 'kept'; content: Buffer }
  /** Released before files were kept. */
  | { kind: 'never' }
  /** The key that it was sealed with is in the key store no more. */
  | { kind: 'locked' }
  /** It is not what was released. */
  | { kind: 'tampered' };

export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

const sealedFor = ({ reportId, snapshotId, pdfSha256 }: ReleasedFile): string =>
  `vp-digital.report/1 ${reportId} ${snapshotId} ${pdfSha256}`;

/** Keeps the file of a report for good; one that is kept already stays. */
export async function keepFile(q: Query, keys: KeyStore, file: ReleasedFile, content: Buffer): Promise<void> {
  const key = await keys.current();
  await q(
    `insert into report_file (report_id, key_id, sealed) values ($1, $2, decode($3, 'base64'))
     on conflict (report_id) do nothing`,
    [file.reportId, key.id, seal(content, key, sealedFor(file)).toString('base64')],
  );
}

/** The file as it was released. */
async function readKept(q: Query, keys: KeyStore, file: ReleasedFile): Promise<Kept> {
  const [row] = await q<{ keyId: string; sealed: string }>(
    `select key_id as "keyId", encode(sealed, 'base64') as sealed from report_file where report_id = $1`,
    [file.reportId],
  );
  if (!row) return { kind: 'never' };
  const key = await keys.find(row.keyId);
  if (!key) return { kind: 'locked' };
  const content = unseal(Buffer.from(row.sealed, 'base64'), key, sealedFor(file));
  return content && hashOf(content) === file.pdfSha256 ? { kind: 'kept', content } : { kind: 'tampered' };
}

interface Stores {
  /** Not of a transaction: what is refused would be noted and taken back. */
  q: Query;
  keys: KeyStore;
}

type FileOfHousehold = ReleasedFile & { householdId: string };

/** The file for whoever asks, who is noted in the household's access log. Throws as `openFile` does. */
export async function handOut(
  stores: Stores,
  caller: Caller,
  file: FileOfHousehold,
  now: Date,
): Promise<Buffer> {
  const content = await openFile(stores, caller, file, now);
  await note(stores.q, caller, 'report.read', file, now);
  return content;
}

/**
 * The file as it was released. Throws 404 for a report of before files were kept; 409 for a file that is not the released
 * one and 503 without its key, which stands in the household's access log then.
 */
export async function openFile(
  { q, keys }: Stores,
  caller: Caller,
  file: FileOfHousehold,
  now: Date,
): Promise<Buffer> {
  const kept = await readKept(q, keys, file);
  if (kept.kind === 'kept') return kept.content;
  if (kept.kind === 'never')
    throw new ServiceError('not-found', 'The report was released before files were kept.');
  await note(q, caller, 'report.refused', file, now);
  throw kept.kind === 'locked'
    ? new ServiceError('unavailable', 'The key of this file is not in the key store.')
    : new ServiceError('conflict', 'The kept file is not the one that was released.');
}

const note = (
  q: Query,
  caller: Caller,
  action: 'report.read' | 'report.refused',
  { householdId, reportId, pdfSha256 }: FileOfHousehold,
  now: Date,
) =>
  noteRead(q, caller, {
    at: now.toISOString(),
    action,
    householdId,
    subjectId: reportId,
    hash: pdfSha256,
  });

/**
 * Seals with the newest key what an older one has sealed, so that the older one may go. Throws at the end when there is
 * something that could not be opened: whoever watches over the services learns of it before a household does.
 */
export async function renewSeals({ q }: Database, keys: KeyStore): Promise<void> {
  const { id } = await keys.current();
  const old = await q<ReleasedFile>(
    `select f.report_id as "reportId", r.snapshot_id as "snapshotId", r.release ->> 'pdfSha256' as "pdfSha256"
     from report_file f join report r on r.report_id = f.report_id where f.key_id <> $1 order by f.report_id`,
    [id],
  );
  let closed = 0;
  for (const file of old) {
    const kept = await readKept(q, keys, file);
    if (kept.kind === 'kept') await sealAnew(q, keys, file, kept.content);
    else if (kept.kind !== 'never') closed += 1;
  }
  if (closed > 0) throw new Error(`${closed} released reports could not be opened to be sealed anew.`);
}

async function sealAnew(q: Query, keys: KeyStore, file: ReleasedFile, content: Buffer): Promise<void> {
  const key = await keys.current();
  await q(`update report_file set key_id = $2, sealed = decode($3, 'base64') where report_id = $1`, [
    file.reportId,
    key.id,
    seal(content, key, sealedFor(file)).toString('base64'),
  ]);
}

/** Files that earlier releases kept with their links, unsealed and as long as those were open: kept for good, and sealed. */
export async function keepLinkedFiles({ tx }: Database, keys: KeyStore): Promise<void> {
  for (let more = true; more; )
    more = await tx(async (q) => {
      const [link] = await q<ReleasedFile & { linkId: string; content: string }>(
        `select l.link_id as "linkId", r.report_id as "reportId", r.snapshot_id as "snapshotId",
           r.release ->> 'pdfSha256' as "pdfSha256", encode(l.content, 'base64') as content
         from report_link l join report r on r.report_id = l.report_id
         where l.content is not null limit 1 for update of l`,
      );
      if (!link) return false;
      const content = Buffer.from(link.content, 'base64');
      if (hashOf(content) === link.pdfSha256) await keepFile(q, keys, link, content);
      await q('update report_link set content = null where link_id = $1', [link.linkId]);
      return true;
    });
}
