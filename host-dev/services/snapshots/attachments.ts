import { randomUUID } from 'node:crypto';
import {
  type AttachmentRequest,
  attachmentQuota,
  maximumAttachmentSize,
  mostAttachments,
  type Report,
  type ReportAttachment,
} from '@vp-digital/core/contracts';
import { writeAudit } from '../audit';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { checkedName, detectType } from '../files';
import { noHousehold, ServiceError } from '../http/ServiceError';
import { type KeyStore, seal, unseal } from '../sealing';
import { hashOf, keyOf, noteFile, refusedFile, sealingKey } from './reportFiles';
import { type OneReport, readLocked } from './reportLife';
import { readReport } from './reportStore';

interface Stores {
  q: Query;
  keys: KeyStore;
}

/** Which attachment of which report it is, and as what it is handed out: its seal holds for nothing else. */
export interface AttachmentPlace extends Pick<ReportAttachment, 'attachmentId' | 'name' | 'type' | 'sha256'> {
  reportId: string;
}

const sealedFor = ({ attachmentId, reportId, sha256, type, name }: AttachmentPlace): string =>
  `vp-digital.attachment/1 ${attachmentId} ${reportId} ${sha256} ${type} ${name}`;

/** Adds a file to a draft, sealed. Throws as the contract says. */
export async function addAttachment(
  { q, keys }: Stores,
  caller: Caller,
  place: OneReport,
  { name, file }: AttachmentRequest,
  now: Date,
): Promise<Report> {
  const { attachments = [] } = await readDraft(q, caller, place);
  const content = Buffer.from(file, 'base64');
  const type = detectType(content);
  if (!type) throw refusal('invalid', 'attachment_type', 'The file is neither a PDF nor a JPEG or PNG.');
  if (content.length > maximumAttachmentSize)
    throw refusal('too-large', 'attachment_size', 'The file is too large.');
  if (attachments.length >= mostAttachments)
    throw refusal('too-large', 'attachment_number', 'The report has as many attachments as it may have.');
  if (attachments.reduce((sum, { size }) => sum + size, content.length) > attachmentQuota)
    throw refusal('too-large', 'attachment_quota', 'The attachments together are too large.');
  const attachment = { attachmentId: randomUUID(), name: checkedName(name.normalize('NFC'), type), type };
  await keepAttachment(
    { q, keys },
    caller,
    { ...place, ...attachment, sha256: hashOf(content) },
    { content, now },
  );
  return readReport(q, caller, place);
}

/**
 * Lets what goes along with another report of the household go along with a new draft too, in the same order, each sealed for itself.
 * Throws 403 for a report that is not of the household, 409 and 503 for a file that is not handed out: then there is no draft either.
 */
export async function copyAttachments(
  { q, keys }: Stores,
  caller: Caller,
  { from, to }: { from: OneReport; to: OneReport },
  now: Date,
): Promise<Report> {
  const { attachments = [] } = await readReport(q, caller, from);
  const ids = attachments.map(() => randomUUID()).sort(); // added at one instant they stand by their ids
  for (const [index, { attachmentId, name, type, sha256 }] of attachments.entries()) {
    const opened = await open(q, keys, { attachmentId, reportId: from.reportId, name, type, sha256 });
    if (opened.kind !== 'kept') throw refusedFile(opened.kind);
    const copy = { ...to, attachmentId: ids[index] ?? randomUUID(), name, type, sha256 };
    await keepAttachment({ q, keys }, caller, copy, { content: opened.content, now });
  }
  return readReport(q, caller, to);
}

async function keepAttachment(
  { q, keys }: Stores,
  caller: Caller,
  place: AttachmentPlace & OneReport,
  { content, now }: { content: Buffer; now: Date },
): Promise<void> {
  const { householdId, reportId, attachmentId, name, type, sha256 } = place;
  const key = await sealingKey(keys);
  const at = now.toISOString();
  await q(
    `insert into report_attachment
       (attachment_id, report_id, name, type, size, sha256, added_at, added_by, key_id, sealed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, decode($10, 'base64'))`,
    [
      attachmentId,
      reportId,
      name,
      type,
      content.length,
      sha256,
      at,
      caller.userId,
      key.id,
      seal(content, key, sealedFor(place)).toString('base64'),
    ],
  );
  await writeAudit(q, caller, {
    at,
    action: 'file.stored',
    householdId,
    subjectId: attachmentId,
    hash: sha256,
  });
}

/** Takes a file out of a draft for good. Throws 403 for one that is not of this report, 409 once that is released. */
export async function removeAttachment(
  q: Query,
  caller: Caller,
  { attachmentId, ...place }: OneReport & { attachmentId: string },
  now: Date,
): Promise<Report> {
  const attachment = attachmentOf(await readDraft(q, caller, place), attachmentId);
  await q('delete from report_attachment where attachment_id = $1', [attachmentId]);
  const { householdId } = place;
  await writeAudit(q, caller, {
    at: now.toISOString(),
    action: 'file.deleted',
    householdId,
    subjectId: attachmentId,
    hash: attachment.sha256,
  });
  return readReport(q, caller, place);
}

/** Calls a file of a draft otherwise: its seal holds for the name, too. Throws as removing it does, 422 for a name that is none. */
export async function renameAttachment(
  { q, keys }: Stores,
  caller: Caller,
  { attachmentId, name, ...place }: OneReport & { attachmentId: string; name: string },
  now: Date,
): Promise<Report> {
  const attachment = attachmentOf(await readDraft(q, caller, place), attachmentId);
  const before = { ...attachment, reportId: place.reportId };
  const after = { ...before, name: checkedName(name.normalize('NFC'), attachment.type) };
  const opened = await open(q, keys, before);
  if (opened.kind !== 'kept') throw refusedFile(opened.kind);
  const key = await sealingKey(keys);
  await q(
    `update report_attachment set name = $2, key_id = $3, sealed = decode($4, 'base64') where attachment_id = $1`,
    [attachmentId, after.name, key.id, seal(opened.content, key, sealedFor(after)).toString('base64')],
  );
  await writeAudit(q, caller, {
    at: now.toISOString(),
    action: 'file.renamed',
    householdId: place.householdId,
    subjectId: attachmentId,
    hash: attachment.sha256,
  });
  return readReport(q, caller, place);
}

async function readDraft(q: Query, caller: Caller, place: OneReport): Promise<Report> {
  const draft = await readLocked(q, caller, place);
  if (draft.status !== 'draft')
    throw new ServiceError('conflict', 'The report is released: what goes along with it stays.');
  return draft;
}

export function attachmentOf({ attachments = [] }: Report, attachmentId: string): ReportAttachment {
  const found = attachments.find((one) => one.attachmentId === attachmentId);
  if (!found) throw noHousehold();
  return found;
}

type Opened = { kind: 'kept'; content: Buffer } | { kind: 'locked' | 'tampered' };

async function open(q: Query, keys: KeyStore, place: AttachmentPlace): Promise<Opened & { keyId?: string }> {
  const [row] = await q<{ keyId: string; sealed: string }>(
    `select key_id as "keyId", encode(sealed, 'base64') as sealed from report_attachment where attachment_id = $1`,
    [place.attachmentId],
  );
  if (!row) return { kind: 'tampered' };
  const key = await keyOf(keys, row.keyId);
  if (!key) return { kind: 'locked' };
  const content = unseal(Buffer.from(row.sealed, 'base64'), key, sealedFor(place));
  return content && hashOf(content) === place.sha256
    ? { kind: 'kept', content, keyId: row.keyId }
    : { kind: 'tampered' };
}

/**
 * The attachment for whoever asks, who is noted in the household's access log. Throws 409 for bytes that are not those that were added,
 * 503 without their key.
 */
export async function handOutAttachment(
  { q, keys }: Stores,
  caller: Caller,
  place: AttachmentPlace & { householdId: string; snapshotId: string },
  now: Date,
): Promise<Buffer> {
  const opened = await open(q, keys, place);
  const isKept = opened.kind === 'kept';
  const recorded = { ...place, pdfSha256: place.sha256 };
  await noteFile(q, caller, isKept ? 'report.read' : 'report.refused', recorded, now);
  if (isKept) return opened.content;
  throw refusedFile(opened.kind);
}

/** Opens an attachment and seals it with the key, where another one has sealed it; answers what it is. */
export async function careForAttachment(
  { q, keys }: Stores,
  place: AttachmentPlace,
): Promise<Opened['kind']> {
  const opened = await open(q, keys, place);
  if (opened.kind !== 'kept') return opened.kind;
  const key = await sealingKey(keys);
  if (opened.keyId !== key.id)
    await q(
      `update report_attachment set key_id = $2, sealed = decode($3, 'base64') where attachment_id = $1`,
      [place.attachmentId, key.id, seal(opened.content, key, sealedFor(place)).toString('base64')],
    );
  return 'kept';
}

const refusal = (code: 'invalid' | 'too-large', issue: string, message: string) =>
  new ServiceError(code, message, {
    ...(code === 'invalid' && { status: 422 }),
    issues: [{ path: '/file', code: issue, message }],
  });
