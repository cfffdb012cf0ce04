import {
  kindOfReport,
  type Report,
  type ReportDelivery,
  type ReportFile,
  type ReportRelease,
} from '@vp-digital/core/contracts';
import { ServiceError } from '../http/ServiceError';
import { writeAudit } from '../audit';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { refuseClosed, refuseReaders } from '../households';
import type { KeyStore } from '../sealing';
import { checkReportFile } from './checkReportFile';
import { refuseMissingDuties } from './refuseMissingDuties';
import { refusedDelivery, requireElectronicChannel } from './requireElectronicChannel';
import { hashOf, keepFile, type ReleasedFile } from './reportFiles';
import { type ReportPlace, readReport } from './reportStore';
import { readSnapshot } from './snapshotStore';

export interface OneReport extends ReportPlace {
  reportId: string;
}

/**
 * Fixes a draft: its file is kept as it is, beside its hash; an earlier release of the same kind is replaced. Throws 409
 * when it is released already, is of another kind or was put together anew since its file was made, 422 for what is no file of this
 * report and for an advice record that lacks something, 403 for assistants: they draft, the advisor answers for what the household gets.
 */
export async function releaseReport(
  { q, keys }: { q: Query; keys: KeyStore },
  caller: Caller,
  place: OneReport,
  { pdf, kind = 'conversationSummary', ...described }: ReportRelease,
  now: Date,
): Promise<Report> {
  const draft = await readLocked(q, caller, place);
  await refuseAssistants(q, caller);
  const snapshot = await readSnapshot(q, caller, place.householdId, place.snapshotId); // nothing is released of one that was tampered with
  if (draft.status !== 'draft') throw new ServiceError('conflict', 'The report is released already.');
  if (described.compositionVersion !== draft.composition?.version)
    throw new ServiceError('conflict', 'The draft was put together anew since its file was made.');
  if (kind !== kindOfReport(draft))
    throw new ServiceError('conflict', 'The draft is of another kind than its file.');
  if (!areSame(described.attachments ?? [], draft.attachments ?? []))
    throw new ServiceError('conflict', 'Other files go along with the draft than with what is released.');
  refuseMissingDuties(draft, snapshot);
  const content = Buffer.from(pdf, 'base64');
  checkReportFile(content, { reportId: place.reportId, pages: described.pages });
  const pdfSha256 = hashOf(content);
  const at = now.toISOString();
  await q(
    `update report set status = 'replaced'
     where snapshot_id = $1 and kind = $2 and status = 'released'
       and coalesce(composition ->> 'focus', composition ->> 'kind', 'conversationSummary') = $3`,
    [place.snapshotId, draft.kind, kind],
  );
  await q(`update report set status = 'released', release = $2 where report_id = $1`, [
    place.reportId,
    { pdfSha256, ...described, at, by: caller.name },
  ]);
  await keepFile(q, keys, { ...place, pdfSha256 }, { content, now });
  await writeAudit(q, caller, {
    at,
    action: 'report.released',
    householdId: place.householdId,
    subjectId: place.reportId,
    hash: pdfSha256,
  });
  return readReport(q, caller, place);
}

/**
 * Notes how a released report went to the household: also to one that is closed, which may still have what it was given.
 * Throws 409 for one that is not released, or replaced, and for an address while there is no link that has it or nobody wants one.
 */
export async function deliverReport(
  q: Query,
  caller: Caller,
  place: OneReport,
  { channel }: { channel: ReportDelivery['channel'] | 'link' },
  now: Date,
): Promise<Report> {
  const { links } = await readReleased(q, caller, place, { evenClosed: true });
  const at = now.toISOString();
  if (ofAddress.has(channel)) {
    if (!links.some(({ closed, expiresAt }) => closed === undefined && expiresAt > at))
      throw refusedDelivery('delivery_no_link', 'No link is open whose address could be sent.');
    await requireElectronicChannel(q, caller, place.householdId);
  }
  await q(
    `insert into report_delivery (report_id, place, channel, at, by_user)
     select $1::uuid, count(*), $2::text, $3::timestamptz, $4::text from report_delivery where report_id = $1::uuid`,
    [place.reportId, channel, at, caller.userId],
  );
  await writeAudit(q, caller, {
    at,
    action: 'report.delivered',
    householdId: place.householdId,
    subjectId: place.reportId,
  });
  return readReport(q, caller, place);
}

/** By which the address of a link goes to the household. */
const ofAddress: ReadonlySet<string> = new Set([
  'mail',
  'copy',
  'screen',
] satisfies ReportDelivery['channel'][]);

/**
 * Keeps the file of a report that was released before files were kept: made again bit for bit, it is the released one, and
 * one that is kept already stays. Throws 422 for any other, 409 for a draft.
 */
export async function keepReleased(
  { q, keys }: { q: Query; keys: KeyStore },
  caller: Caller,
  place: OneReport,
  { pdf }: ReportFile,
  now: Date,
): Promise<Report> {
  const { release } = await readLocked(q, caller, place, true);
  if (!release) throw new ServiceError('conflict', 'A draft has no file: it is made when it is released.');
  const content = Buffer.from(pdf, 'base64');
  const { pdfSha256 } = release;
  if (hashOf(content) !== pdfSha256) {
    const message = 'The file is not the one that was released.';
    throw new ServiceError('invalid', message, {
      status: 422,
      issues: [{ path: '/pdf', code: 'file_other', message }],
    });
  }
  if (release.isKept) return readReport(q, caller, place);
  await keepFile(q, keys, { ...place, pdfSha256 }, { content, now });
  await writeAudit(q, caller, {
    at: now.toISOString(),
    action: 'report.kept',
    householdId: place.householdId,
    subjectId: place.reportId,
    hash: pdfSha256,
  });
  return readReport(q, caller, place);
}

/** The file that was released, of a report in whatever state since. Throws 409 for a draft. */
export async function releasedFile(
  q: Query,
  caller: Caller,
  place: OneReport,
): Promise<ReleasedFile & { householdId: string }> {
  const { release } = await readReport(q, caller, place);
  if (!release) throw new ServiceError('conflict', 'A draft has no file: it is made when it is released.');
  return { ...place, pdfSha256: release.pdfSha256 };
}

/**
 * A report that may go to the household, with its release. Throws 409 for one that is not released, or replaced, and for
 * a closed household unless that changes nothing.
 */
export async function readReleased(
  q: Query,
  caller: Caller,
  place: OneReport,
  { evenClosed = false } = {},
): Promise<Report & { release: NonNullable<Report['release']> }> {
  const report = await readLocked(q, caller, place, evenClosed);
  if (report.status !== 'released' || !report.release)
    throw new ServiceError('conflict', 'Only a released report goes to a household.');
  return { ...report, release: report.release };
}

/** Two releases of one snapshot wait for each other: only one can be the valid one. A stranger locks nothing. */
export async function readLocked(
  q: Query,
  caller: Caller,
  place: OneReport,
  evenClosed = false,
): Promise<Report> {
  await readReport(q, caller, place);
  await (evenClosed ? refuseReaders : refuseClosed)(q, caller, place.householdId);
  await q('select 1 from snapshot where snapshot_id = $1 for update', [place.snapshotId]);
  return readReport(q, caller, place);
}

const areSame = (ids: readonly string[], attachments: NonNullable<Report['attachments']>): boolean =>
  new Set(ids).size === attachments.length &&
  attachments.every(({ attachmentId }) => ids.includes(attachmentId));

async function refuseAssistants(q: Query, { userId }: Caller): Promise<void> {
  const [user] = await q<{ role: string }>('select role from advisor_user where user_id = $1', [userId]);
  if (user?.role === 'assistant')
    throw new ServiceError('forbidden', 'An assistant drafts reports; the advisor releases them.');
}
