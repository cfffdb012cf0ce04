import { randomUUID } from 'node:crypto';
import { type Report, reportLinkDays } from '@vp-digital/core/contracts';
import { noHousehold } from '../http/ServiceError';
import { writeAudit } from '../audit';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { refuseReaders } from '../households';
import {
  deliverReport,
  type OneReport,
  readReleased,
  readReport,
  requireElectronicChannel,
} from '../snapshots';

const day = 24 * 3_600_000;

/**
 * Whether a link to a report may be made. Throws 409 for a report that is not released, and for a household of which
 * nobody wants its papers that way. Answers its release.
 */
export async function checkReportLink(
  q: Query,
  caller: Caller,
  place: OneReport,
): Promise<NonNullable<Report['release']>> {
  const { release } = await readReleased(q, caller, place);
  await requireElectronicChannel(q, caller, place.householdId);
  return release;
}

/** Makes a link to a released report, and notes that. Throws as `checkReportLink` does. */
export async function createReportLink(
  q: Query,
  caller: Caller,
  place: OneReport,
  codeHash: string,
  now: Date,
): Promise<Report> {
  const release = await checkReportLink(q, caller, place);
  const linkId = randomUUID();
  const at = now.toISOString();
  await q(
    `insert into report_link (link_id, report_id, code_hash, created_at, created_by, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      linkId,
      place.reportId,
      codeHash,
      at,
      caller.userId,
      new Date(now.getTime() + reportLinkDays * day).toISOString(),
    ],
  );
  const { householdId } = place;
  const hash = release.pdfSha256;
  await writeAudit(q, caller, { at, action: 'report.linked', householdId, subjectId: linkId, hash });
  return deliverReport(q, caller, place, { channel: 'link' }, now);
}

/** Closes a link for good; the report stays kept. Throws 403 for one that is not of this report. */
export async function revokeReportLink(
  q: Query,
  caller: Caller,
  { linkId, ...place }: OneReport & { linkId: string },
  now: Date,
): Promise<Report> {
  await readReport(q, caller, place);
  await refuseReaders(q, caller, place.householdId);
  const at = now.toISOString();
  const closed = await q(
    `update report_link set revoked_at = coalesce(revoked_at, $3)
     where link_id = $1 and report_id = $2 returning link_id`,
    [linkId, place.reportId, at],
  );
  if (closed.length === 0) throw noHousehold();
  const { householdId } = place;
  await writeAudit(q, caller, { at, action: 'report.link-revoked', householdId, subjectId: linkId });
  return readReport(q, caller, place);
}

/** Notes that a question of the household was answered; one that is stays as it is. Throws 403 for one that is not of this report. */
export async function answerQuestion(
  q: Query,
  caller: Caller,
  { questionId, ...place }: OneReport & { questionId: string },
  now: Date,
): Promise<Report> {
  const { questions = [] } = await readReport(q, caller, place);
  await refuseReaders(q, caller, place.householdId);
  const asked = questions.find((one) => one.questionId === questionId);
  if (!asked) throw noHousehold();
  if (asked.answeredAt !== undefined) return readReport(q, caller, place);
  const at = now.toISOString();
  await q('update report_question set answered_at = $2 where question_id = $1', [questionId, at]);
  const { householdId, reportId } = place;
  await writeAudit(q, caller, { at, action: 'report.answered', householdId, subjectId: reportId });
  return readReport(q, caller, place);
}
