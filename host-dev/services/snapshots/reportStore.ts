import { randomUUID } from 'node:crypto';
import type { Report, ReportRequest } from '@vp-digital/core/contracts';
import { berlinDay } from '../berlinDay';
import { noHousehold } from '../http/ServiceError';
import { writeAudit } from '../audit';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { refuseClosed } from '../households';
import { closedBecause } from '../guest-access';
import { hasFile } from './reportFiles';
import { refuseProblems } from './refuseProblems';
import { readSnapshot, refuseStrangers } from './snapshotStore';

/** Where the reports of a snapshot stand. */
export interface ReportPlace {
  householdId: string;
  snapshotId: string;
}

/** An instant in JSON that the database makes, as `Date.toISOString` writes it. */
const isoTime = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/**
 * A draft of a report on a snapshot, put together as it is told. Throws as reading the snapshot does: no report on one that was tampered
 * with; 422 for a composition that no report can have.
 */
export async function createReport(
  q: Query,
  caller: Caller,
  { householdId, snapshotId }: ReportPlace,
  { kind, composition }: ReportRequest,
  now: Date,
): Promise<Report> {
  await readSnapshot(q, caller, householdId, snapshotId);
  await refuseClosed(q, caller, householdId);
  if (composition) refuseProblems(composition, berlinDay(now));
  const reportId = randomUUID();
  const createdAt = now.toISOString();
  await q(
    `insert into report
       (report_id, snapshot_id, kind, status, created_at, created_by, composition, composition_version)
     values ($1, $2, $3, 'draft', $4, $5, $6, $7)`,
    [reportId, snapshotId, kind, createdAt, caller.userId, composition, composition ? 1 : 0],
  );
  await writeAudit(q, caller, { at: createdAt, action: 'report.created', householdId, subjectId: reportId });
  return {
    reportId,
    snapshotId,
    kind,
    status: 'draft',
    createdAt,
    createdBy: caller.name,
    ...(composition && { composition: { version: 1, data: composition } }),
    deliveries: [],
    handovers: [],
    links: [],
    questions: [],
    attachments: [],
  };
}

/**
 * The reports on a snapshot, newest first; addresses of links without the origin. What was released stands for itself: also of
 * a snapshot that was tampered with.
 */
export async function listReports(
  q: Query,
  caller: Caller,
  { householdId, snapshotId }: ReportPlace,
): Promise<Report[]> {
  await refuseStrangers(q, caller, { householdId, snapshotId });
  const rows = await q<
    Omit<Report, 'release' | 'composition' | 'deliveries' | 'handovers'> & {
      handovers: NonNullable<Report['handovers']>;
      release: Report['release'] | null;
      composition: NonNullable<Report['composition']>['data'] | null;
      compositionVersion: number;
    }
  >(
    `select r.report_id as "reportId", r.snapshot_id as "snapshotId", r.kind, r.status,
       r.created_at as "createdAt", coalesce(u.name, r.created_by) as "createdBy",
       r.composition, r.composition_version as "compositionVersion",
       (r.release - 'fileKept') || jsonb_build_object('isKept', ${hasFile}) as release,
       (select coalesce(jsonb_agg(jsonb_build_object('way', d.channel, 'at',
          to_char(d.at at time zone 'UTC', ${isoTime}), 'by', coalesce(v.name, d.by_user))
          order by d.place), '[]')
        from report_delivery d left join advisor_user v on v.user_id = d.by_user
        where d.report_id = r.report_id) as handovers,
       (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('linkId', l.link_id,
          'url', '/bericht/' || l.link_id, 'by', coalesce(v.name, l.created_by),
          'createdAt', to_char(l.created_at at time zone 'UTC', ${isoTime}),
          'expiresAt', to_char(l.expires_at at time zone 'UTC', ${isoTime}),
          'openedAt', to_char(l.opened_at at time zone 'UTC', ${isoTime}),
          'confirmedAt', to_char(l.confirmed_at at time zone 'UTC', ${isoTime}),
          'closed', coalesce(${closedBecause}, case when r.status <> 'released' then 'replaced' end)))
          order by l.created_at desc, l.link_id), '[]')
        from report_link l left join advisor_user v on v.user_id = l.created_by
        where l.report_id = r.report_id) as links,
       (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('questionId', a.question_id, 'text', a.text,
          'askedAt', to_char(a.asked_at at time zone 'UTC', ${isoTime}),
          'answeredAt', to_char(a.answered_at at time zone 'UTC', ${isoTime})))
          order by a.asked_at desc, a.question_id), '[]')
        from report_question a
        where a.report_id = r.report_id) as questions,
       (select coalesce(jsonb_agg(jsonb_build_object('attachmentId', a.attachment_id, 'name', a.name,
          'type', a.type, 'size', a.size, 'sha256', a.sha256,
          'addedAt', to_char(a.added_at at time zone 'UTC', ${isoTime}), 'addedBy', coalesce(v.name, a.added_by))
          order by a.added_at, a.attachment_id), '[]')
        from report_attachment a left join advisor_user v on v.user_id = a.added_by
        where a.report_id = r.report_id) as attachments
     from report r left join advisor_user u on u.user_id = r.created_by
     where r.snapshot_id = $1 order by r.created_at desc, r.report_id`,
    [snapshotId],
  );
  return rows.map(({ release, composition, compositionVersion: version, ...report }) => ({
    ...report,
    ...(composition && { composition: { version, data: composition } }),
    ...(release && { release }),
    deliveries: report.handovers.flatMap(({ way: through, at, by }) => {
      const channel = firstChannels.find((one) => one === through);
      return channel ? [{ channel, at, by }] : [];
    }),
  }));
}

/** What callers of before there were more of them can read. */
const firstChannels = ['download', 'print', 'link'] as const;

/** One report. Throws 403 for an unknown one, as for an unknown household. */
export async function readReport(
  q: Query,
  caller: Caller,
  place: ReportPlace & { reportId: string },
): Promise<Report> {
  const found = (await listReports(q, caller, place)).find(({ reportId }) => reportId === place.reportId);
  if (!found) throw noHousehold();
  return found;
}

/** The report with its links as a caller sees them: addresses at the origin of the services, and which are over. */
export const withLinks = (report: Report, origin: string, now: Date): Report => ({
  ...report,
  links: report.links.map((link) => ({
    ...link,
    url: origin + link.url,
    ...(link.closed === undefined && link.expiresAt <= now.toISOString() && { closed: 'expired' as const }),
  })),
});
