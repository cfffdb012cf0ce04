import { systemCaller } from '../authorization';
import type { Database, Query } from '../database';
import type { KeyStore } from '../sealing';
import { type AttachmentPlace, careForAttachment } from './attachments';
import {
  type FileOfHousehold,
  hashOf,
  isLinkedFile,
  keepFile,
  noteFile,
  readArchived,
  saysKept,
  sealAnew,
} from './reportFiles';

/** The services themselves, in a household's access log. */
const housekeeping = systemCaller('housekeeping');

const hour = 3_600_000;
const day = 24 * hour;

const named = `r.report_id as "reportId", r.snapshot_id as "snapshotId", n.household_id as "householdId",
  r.release ->> 'pdfSha256' as "pdfSha256"`;

/** Files that are not what was released, and those that the key store has no key of. */
export interface FilesInTrouble {
  tampered: number;
  locked: number;
}

/**
 * Seals with the newest key what an older one has sealed, so that the older one may go, and opens a slice of all the others:
 * each once a day. What is not the released file any more is noted, once a day; what lacks its key is counted only, as it may
 * come back.
 */
export async function maintainFiles({ q }: Database, keys: KeyStore, now: Date): Promise<FilesInTrouble> {
  const { id } = await keys.current();
  const files = await q<FileOfHousehold & { keyId: string | null }>(
    `select ${named}, f.key_id as "keyId" from report r join snapshot n on n.snapshot_id = r.snapshot_id
       left join report_file f on f.report_id = r.report_id
     where (f.report_id is null and ${saysKept}) or f.key_id <> $1
       or (f.report_id is not null and get_byte(decode(md5(r.report_id::text), 'hex'), 0) % 24 = $2)
     order by r.report_id`,
    [id, now.getUTCHours()],
  );
  let locked = 0;
  for (const file of files) {
    const kept = await readArchived(q, keys, file);
    if (kept.kind === 'kept' && file.keyId !== id) await sealAnew(q, keys, file, kept.content);
    if (kept.kind === 'locked') locked += 1;
    if (kept.kind === 'tampered') await noteOnce(q, file, now);
  }
  locked += await careForAttachments({ q, keys }, id, now);
  return { locked, tampered: await auditedRefusals(q, now) };
}

/** The same for what goes along with reports, also where that is gone; answers how many lack their key. */
async function careForAttachments(
  { q, keys }: { q: Query; keys: KeyStore },
  keyId: string,
  now: Date,
): Promise<number> {
  const attachments = await q<FileOfHousehold & AttachmentPlace>(
    `select ${named}, a.attachment_id as "attachmentId", a.name, a.type, a.sha256
     from report_attachment a join report r on r.report_id = a.report_id join snapshot n on n.snapshot_id = r.snapshot_id
     where a.key_id <> $1 or get_byte(decode(md5(a.attachment_id::text), 'hex'), 0) % 24 = $2
     order by a.attachment_id`,
    [keyId, now.getUTCHours()],
  );
  const gone = await q<FileOfHousehold>(
    `select distinct ${named} from report r join snapshot n on n.snapshot_id = r.snapshot_id,
       jsonb_array_elements_text(r.release -> 'attachments') as named (id)
     where not exists (select 1 from report_attachment a where a.attachment_id = named.id::uuid)`,
  );
  for (const file of gone) await noteOnce(q, file, now);
  let locked = 0;
  for (const attachment of attachments) {
    const kind = await careForAttachment({ q, keys }, attachment);
    if (kind === 'locked') locked += 1;
    if (kind === 'tampered') await noteOnce(q, { ...attachment, pdfSha256: attachment.sha256 }, now);
  }
  return locked;
}

/**
 * Files that earlier releases kept with their links, unsealed and as long as those were open: kept for good, and sealed. The
 * copy goes a day later: until then processes of those releases may run beside this one. What is not the released file stays
 * where it is, as evidence.
 */
export async function keepLinkedFiles({ q, tx }: Database, keys: KeyStore, now: Date): Promise<void> {
  const links = await q<{ linkId: string }>(
    `select l.link_id as "linkId" from report_link l join report r on r.report_id = l.report_id
     where l.content is not null and not ${saysKept}`,
  );
  for (const { linkId } of links) await tx((inside) => keepLinked(inside, keys, linkId, now));
  await q(
    `update report_link l set content = null from report r join report_file f on f.report_id = r.report_id
     where r.report_id = l.report_id and l.content is not null and ${isLinkedFile} and f.kept_at < $1`,
    [new Date(now.getTime() - day).toISOString()],
  );
}

async function keepLinked(q: Query, keys: KeyStore, linkId: string, now: Date): Promise<void> {
  const [link] = await q<FileOfHousehold & { content: string }>(
    `select ${named}, encode(l.content, 'base64') as content
     from report_link l join report r on r.report_id = l.report_id join snapshot n on n.snapshot_id = r.snapshot_id
     where l.link_id = $1 and l.content is not null for update of l`,
    [linkId],
  );
  if (!link) return;
  const content = Buffer.from(link.content, 'base64');
  if (hashOf(content) === link.pdfSha256) await keepFile(q, keys, link, { content, now });
  else await noteOnce(q, link, now);
}

const auditedSince = `from audit where action = 'report.refused' and user_id = $1 and at > $2`;

async function noteOnce(q: Query, file: FileOfHousehold, now: Date): Promise<void> {
  const [audited] = await q(`select 1 ${auditedSince} and subject_id = $3 limit 1`, [
    housekeeping.userId,
    new Date(now.getTime() - day).toISOString(),
    file.reportId,
  ]);
  if (!audited) await noteFile(q, housekeeping, 'report.refused', file, now);
}

/** Reports of which that was noted at their last turn: it comes once a day. */
async function auditedRefusals(q: Query, now: Date): Promise<number> {
  const [audited] = await q<{ reports: number }>(
    `select count(distinct subject_id)::int as reports ${auditedSince}`,
    [housekeeping.userId, new Date(now.getTime() - day - hour).toISOString()],
  );
  return audited?.reports ?? 0;
}
