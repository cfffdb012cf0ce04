import { randomUUID } from 'node:crypto';
import { mostQuestions, type ReportAttachment, type ReportKind } from '@vp-digital/core/contracts';
import { writeAudit } from '../audit';
import { type Caller, systemCaller } from '../authorization';
import type { Database, Query } from '../database';
import type { GuestAccess } from '../guest-access';
import { profiles } from '../settings';
import { hasFile } from '../snapshots';

export const access: GuestAccess = {
  name: 'report-link',
  path: '/bericht',
  table: 'report_link',
  holds: `exists (select 1 from report r where r.report_id = l.report_id and r.status = 'released' and ${hasFile})`,
  isOpenedLater: true,
};

/** Who has given the code; nobody whom the services know. */
export const household: Caller = systemCaller('household');

/** A released report that a household finds behind its code. */
export interface MailboxReport {
  householdId: string;
  snapshotId: string;
  reportId: string;
  pdfSha256: string;
  kind: ReportKind;
  releasedAt: string;
  pages: number;
  /** The one that the link is of. */
  isLinked: boolean;
  /** What goes along with it, as it was added. */
  attachments: readonly Pick<ReportAttachment, 'attachmentId' | 'name' | 'type' | 'size' | 'sha256'>[];
}

export interface Mailbox {
  /** Who has sent the link. */
  sender: { name: string; company: string | undefined; telephone: string | undefined };
  /** That of the link first, then the newest. */
  reports: readonly MailboxReport[];
  openedAt: string | undefined;
  confirmedAt: string | undefined;
  /** What was asked under this link, newest first. */
  questions: readonly { askedAt: string; text: string; isAnswered: boolean }[];
}

/** In SQL: the adults of whom a snapshot tells, in the order of their ids. */
const adultsOf = (snapshot: string) =>
  `array(select p.key from jsonb_each(${snapshot}.payload #> '{sections,persons,items}') p
    where p.value ->> 'role' <> 'child' order by p.key)`;

/** Also what was handed over before, of the same adults: whoever has joined a household since reads nothing of those before. */
const reportsBehind = (q: Query, linkId: string) =>
  q<MailboxReport>(
    `select o.household_id as "householdId", o.snapshot_id as "snapshotId", r.report_id as "reportId",
       coalesce(r.composition ->> 'focus', r.composition ->> 'kind', 'conversationSummary') as kind, r.release ->> 'pdfSha256' as "pdfSha256", r.release ->> 'at' as "releasedAt",
       (r.release ->> 'pages')::int as pages, r.report_id = l.report_id as "isLinked",
       (select coalesce(jsonb_agg(jsonb_build_object('attachmentId', a.attachment_id, 'name', a.name, 'type', a.type,
          'size', a.size, 'sha256', a.sha256) order by a.added_at, a.attachment_id), '[]')
        from report_attachment a where a.report_id = r.report_id) as attachments
     from report_link l join report k on k.report_id = l.report_id
       join snapshot n on n.snapshot_id = k.snapshot_id
       join snapshot o on o.household_id = n.household_id
       join report r on r.snapshot_id = o.snapshot_id
     where l.link_id = $1 and r.status = 'released' and ${hasFile}
       and (r.report_id = l.report_id or (${adultsOf('o')} = ${adultsOf('n')}
         and exists (select 1 from report_delivery d where d.report_id = r.report_id)))
     order by 8 desc, 6 desc, r.report_id`,
    [linkId],
  );

/** What a household finds behind the code of a link; undefined where it leads to nothing any more. */
export async function readMailbox(q: Query, linkId: string): Promise<Mailbox | undefined> {
  const [link] = await q<{
    senderId: string;
    name: string;
    openedAt: string | null;
    confirmedAt: string | null;
  }>(
    `select l.created_by as "senderId", coalesce(u.name, l.created_by) as name, l.opened_at as "openedAt",
       l.confirmed_at as "confirmedAt"
     from report_link l left join advisor_user u on u.user_id = l.created_by where l.link_id = $1`,
    [linkId],
  );
  const reports = await reportsBehind(q, linkId);
  if (!link || !reports[0]?.isLinked) return undefined;
  const { company, telephone } = (await profiles.read(q, link.senderId)).data;
  return {
    sender: { name: link.name, company, telephone },
    reports,
    openedAt: link.openedAt ?? undefined,
    confirmedAt: link.confirmedAt ?? undefined,
    questions: await q(
      `select asked_at as "askedAt", text, answered_at is not null as "isAnswered"
       from report_question where link_id = $1 order by asked_at desc, question_id`,
      [linkId],
    ),
  };
}

/** The household says that the report has come; only the first time counts. */
export const confirmReceipt = ({ tx }: Database, linkId: string, now: Date): Promise<void> =>
  tx(async (q) => {
    const at = now.toISOString();
    const [confirmed] = await q<Asked>(
      `update report_link l set confirmed_at = $2 from report r join snapshot n on n.snapshot_id = r.snapshot_id
       where l.link_id = $1 and l.confirmed_at is null and l.opened_at is not null and r.report_id = l.report_id
       returning l.report_id as "reportId", n.household_id as "householdId"`,
      [linkId, at],
    );
    if (confirmed) await note(q, 'report.confirmed', confirmed, at);
  });

/** Keeps what the household asks; false where it has asked so much already that is not answered yet, or the same. */
export const keepQuestion = (
  { tx }: Database,
  { linkId, text, now }: { linkId: string; text: string; now: Date },
): Promise<boolean> =>
  tx(async (q) => {
    const at = now.toISOString();
    const [place] = await q<Asked>(
      `select l.report_id as "reportId", n.household_id as "householdId" from report_link l
         join report r on r.report_id = l.report_id join snapshot n on n.snapshot_id = r.snapshot_id
       where l.link_id = $1 for update of l`,
      [linkId],
    );
    if (!place) return false;
    const waiting = await q<{ text: string }>(
      'select text from report_question where link_id = $1 and answered_at is null',
      [linkId],
    );
    if (waiting.some((one) => one.text === text)) return true; // the page was sent once more
    if (waiting.length >= mostQuestions) return false;
    await q(
      `insert into report_question (question_id, report_id, link_id, asked_at, text) values ($1, $2, $3, $4, $5)`,
      [randomUUID(), place.reportId, linkId, at, text],
    );
    await note(q, 'report.asked', place, at);
    return true;
  });

interface Asked {
  reportId: string;
  householdId: string;
}

const note = (
  q: Query,
  action: 'report.confirmed' | 'report.asked',
  { householdId, reportId }: Asked,
  at: string,
) => writeAudit(q, household, { at, action, householdId, subjectId: reportId });
