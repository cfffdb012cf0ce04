import { createHash } from 'node:crypto';
import { noteRead } from '../audit';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { ServiceError } from '../http/ServiceError';
import { type Key, type KeyStore, seal, unseal } from '../sealing';

/** Which file of which report it is. A household may get another id when it is merged, these never change. */
export interface ReleasedFile {
  reportId: string;
  snapshotId: string;
  pdfSha256: string;
}

export type ArchivedPdf =
  | { kind: 'kept'; content: Buffer }
  /** Released before files were kept. */
  | { kind: 'never' }
  /** The key that it was sealed with cannot be had. */
  | { kind: 'locked' }
  /** It is not what was released, or gone although its release says that it is kept. */
  | { kind: 'tampered' };

export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

const sealedFor = ({ reportId, snapshotId, pdfSha256 }: ReleasedFile): string =>
  `vp-digital.report/1 ${reportId} ${snapshotId} ${pdfSha256}`;

/** In SQL: the release of the report `r` says that its file is kept. */
export const saysKept = `(r.release ->> 'fileKept') is not null`;

/** In SQL: the copy that an earlier release keeps with the link `l` is the file of the report `r`. */
export const isLinkedFile = `encode(sha256(l.content), 'hex') = r.release ->> 'pdfSha256'`;

/** In SQL: there is a file of the report `r`, or there should be one. */
export const hasFile = `(${saysKept} or exists (select 1 from report_file f where f.report_id = r.report_id)
  or exists (select 1 from report_link l where l.report_id = r.report_id and ${isLinkedFile}))`;

/**
 * Keeps the file of a report for good, which its release says from then on; one that is kept already stays. Throws 503 where
 * nothing can be sealed.
 */
export async function keepFile(
  q: Query,
  keys: KeyStore,
  file: ReleasedFile,
  { content, now }: { content: Buffer; now: Date },
): Promise<void> {
  const key = await sealingKey(keys);
  await q(
    `insert into report_file (report_id, key_id, sealed, kept_at) values ($1, $2, decode($3, 'base64'), $4)
     on conflict (report_id) do nothing`,
    [file.reportId, key.id, seal(content, key, sealedFor(file)).toString('base64'), now.toISOString()],
  );
  await q(`update report set release = release || '{"fileKept": true}' where report_id = $1`, [
    file.reportId,
  ]);
}

/** Seals a file, which is kept already, with the newest key. */
export async function sealAnew(q: Query, keys: KeyStore, file: ReleasedFile, content: Buffer): Promise<void> {
  const key = await sealingKey(keys);
  await q(`update report_file set key_id = $2, sealed = decode($3, 'base64') where report_id = $1`, [
    file.reportId,
    key.id,
    seal(content, key, sealedFor(file)).toString('base64'),
  ]);
}

export async function sealingKey(keys: KeyStore): Promise<Key> {
  try {
    return await keys.current();
  } catch {
    throw new ServiceError('unavailable', 'Nothing can be sealed: the key store gives no key.');
  }
}

/** A store in trouble has no key for now. */
export async function keyOf(keys: KeyStore, id: string): Promise<Key | undefined> {
  try {
    return await keys.find(id);
  } catch {
    return undefined;
  }
}

interface Stored {
  keyId: string | null;
  sealed: string | null;
  saysKept: boolean;
  linked: string | null;
}

/** The file as it was released; of an earlier release's links their copy, until it is kept with the report. */
export async function readArchived(q: Query, keys: KeyStore, file: ReleasedFile): Promise<ArchivedPdf> {
  const [row] = await q<Stored>(
    `select f.key_id as "keyId", encode(f.sealed, 'base64') as sealed, ${saysKept} as "saysKept",
       case when f.report_id is null then (select encode(l.content, 'base64') from report_link l
         where l.report_id = r.report_id and ${isLinkedFile} limit 1) end as linked
     from report r left join report_file f on f.report_id = r.report_id where r.report_id = $1`,
    [file.reportId],
  );
  if (!row?.keyId || row.sealed === null) {
    if (row?.saysKept) return { kind: 'tampered' };
    return row?.linked ? { kind: 'kept', content: Buffer.from(row.linked, 'base64') } : { kind: 'never' };
  }
  const key = await keyOf(keys, row.keyId);
  if (!key) return { kind: 'locked' };
  const content = unseal(Buffer.from(row.sealed, 'base64'), key, sealedFor(file));
  return content && hashOf(content) === file.pdfSha256 ? { kind: 'kept', content } : { kind: 'tampered' };
}

interface Stores {
  /** Not of a transaction: what is refused would be noted and taken back. */
  q: Query;
  keys: KeyStore;
}

export type FileOfHousehold = ReleasedFile & { householdId: string };

/** The file for whoever asks, who is noted in the household's access log. Throws as `openFile` does. */
export async function handOut(
  stores: Stores,
  caller: Caller,
  file: FileOfHousehold,
  now: Date,
): Promise<Buffer> {
  const content = await openFile(stores, caller, file, now);
  await noteFile(stores.q, caller, 'report.read', file, now);
  return content;
}

const refusals = {
  never: ['not-found', 'The report was released before files were kept.'],
  locked: ['unavailable', 'The key of this file is not in the key store.'],
  tampered: ['conflict', 'The kept file is not the one that was released.'],
} as const;

/**
 * The file as it was released. Throws 404 for a report of before files were kept; 409 for a file that is not the released
 * one and 503 without its key, which stands in the household's access log then. Each says so in a code of its own: other
 * troubles have the same statuses.
 */
export async function openFile(
  { q, keys }: Stores,
  caller: Caller,
  file: FileOfHousehold,
  now: Date,
): Promise<Buffer> {
  const kept = await readArchived(q, keys, file);
  if (kept.kind === 'kept') return kept.content;
  if (kept.kind !== 'never') await noteFile(q, caller, 'report.refused', file, now);
  throw refusedFile(kept.kind);
}

/** Each trouble says which it is in a code of its own. */
export function refusedFile(kind: keyof typeof refusals): ServiceError {
  const [code, message] = refusals[kind];
  return new ServiceError(code, message, { issues: [{ path: '/file', code: `file_${kind}`, message }] });
}

export const noteFile = (
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
