import { randomUUID } from 'node:crypto';
import { type FileType, type HouseholdFile, householdFileQuota } from '@vp-digital/core/contracts';
import { noHousehold, ServiceError } from '../http/ServiceError';
import { writeAudit } from '../audit';
import { type Caller, isVisibleTo } from '../authorization';
import type { Query } from '../database';
import { refuseClosed } from '../households';

/** A file whose type and name were checked. */
export interface NewFile {
  name: string;
  type: FileType;
  sha256: string;
  content: Buffer;
}

/** Stores a file under a new id. Throws 403 for an unknown or foreign household, 413 when its quota is used up. */
export async function storeFile(
  q: Query,
  caller: Caller,
  householdId: string,
  { content, ...described }: NewFile,
  at: Date,
): Promise<HouseholdFile> {
  // the lock keeps files that arrive at once from passing the quota together
  const [household] = await q(
    `select 1 from household h where h.household_id = $1 and ${isVisibleTo('$2', '$3')} for update`,
    [householdId, caller.contract, caller.userId],
  );
  if (!household) throw noHousehold();
  await refuseClosed(q, caller, householdId);
  const [used] = await q<{ bytes: number }>(
    'select coalesce(sum(size), 0)::bigint as bytes from household_file where household_id = $1',
    [householdId],
  );
  if ((used?.bytes ?? 0) + content.length > householdFileQuota)
    throw new ServiceError('too-large', 'The household has no room for another file of this size.');
  const file = {
    fileId: randomUUID(),
    householdId,
    ...described,
    size: content.length,
    createdAt: at.toISOString(),
    createdBy: caller.name,
  };
  await q(
    `insert into household_file (file_id, household_id, name, type, size, sha256, created_at, created_by, content)
     values ($1, $2, $3, $4, $5, $6, $7, $8, decode($9, 'base64'))`,
    [
      file.fileId,
      householdId,
      file.name,
      file.type,
      file.size,
      file.sha256,
      file.createdAt,
      caller.userId,
      content.toString('base64'),
    ],
  );
  await audit(q, caller, 'file.stored', file, at);
  return file;
}

/** The household's files, newest first. Throws 403 for an unknown or foreign household. */
export async function listFiles(
  q: Query,
  { contract, userId }: Caller,
  householdId: string,
): Promise<HouseholdFile[]> {
  const [household] = await q<{ files: HouseholdFile[] }>(
    `select (select coalesce(jsonb_agg(jsonb_build_object('fileId', f.file_id, 'householdId', f.household_id,
         'name', f.name, 'type', f.type, 'size', f.size, 'sha256', f.sha256,
         'createdAt', to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'createdBy', coalesce(u.name, f.created_by)) order by f.created_at desc, f.file_id), '[]')
       from household_file f left join advisor_user u on u.user_id = f.created_by
       where f.household_id = h.household_id) as files
     from household h where h.household_id = $1 and ${isVisibleTo('$2', '$3')}`,
    [householdId, contract, userId],
  );
  if (!household) throw noHousehold();
  return household.files;
}

/** A file with its bytes; that it was read is noted. Throws 403 unless it is of a household of the caller. */
export async function readFile(
  q: Query,
  caller: Caller,
  householdId: string,
  fileId: string,
  at: Date,
): Promise<NewFile> {
  const [row] = await q<Omit<NewFile, 'content'> & { content: string }>(
    `select f.name, f.type, f.sha256, encode(f.content, 'base64') as content
     from household h join household_file f on f.household_id = h.household_id
     where h.household_id = $1 and f.file_id = $3 and ${isVisibleTo('$2', '$4')}`,
    [householdId, caller.contract, fileId, caller.userId],
  );
  if (!row) throw noHousehold();
  await audit(q, caller, 'file.read', { fileId, householdId, sha256: row.sha256 }, at);
  return { ...row, content: Buffer.from(row.content, 'base64') };
}

/** Takes a file away for good; the audit keeps that it was there, and its hash. Throws as reading it does. */
export async function deleteFile(
  q: Query,
  caller: Caller,
  householdId: string,
  fileId: string,
  at: Date,
): Promise<HouseholdFile> {
  const file = (await listFiles(q, caller, householdId)).find((line) => line.fileId === fileId);
  if (!file) throw noHousehold();
  await refuseClosed(q, caller, householdId);
  const gone = await q('delete from household_file where file_id = $1 returning file_id', [fileId]);
  if (gone.length === 0) throw noHousehold(); // somebody else was quicker
  await audit(q, caller, 'file.deleted', file, at);
  return file;
}

const audit = (
  q: Query,
  caller: Caller,
  action: 'file.stored' | 'file.read' | 'file.deleted',
  { fileId, householdId, sha256 }: Pick<HouseholdFile, 'fileId' | 'householdId' | 'sha256'>,
  at: Date,
) => writeAudit(q, caller, { at: at.toISOString(), action, householdId, subjectId: fileId, hash: sha256 });
