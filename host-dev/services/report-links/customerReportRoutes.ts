import { longestQuestion, type ReportKind } from '@vp-digital/core/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ServiceError } from '../http/ServiceError';
import { guestRoutes, sendClosed, sendNotNow, sendPage, type Visit } from '../guest-access';
import type { Services } from '../services';
import { contentDisposition } from '../files';
import { handOut, handOutAttachment } from '../snapshots';
import { type MailboxPage, mailboxPage } from './mailboxPage';
import {
  confirmReceipt,
  access,
  household,
  keepQuestion,
  type MailboxReport,
  readMailbox,
} from './mailboxStore';

const texts = {
  de: {
    title: 'Ihre Unterlagen',
    headline: 'Bitte geben Sie den Code ein, den Sie von Ihrer Beratung bekommen haben.',
    open: 'Weiter',
  },
  en: {
    title: 'Your documents',
    headline: 'Please enter the code that your advisor gave you.',
    open: 'Go on',
  },
} as const;

/** Under which name each kind is saved. */
const fileNames: Record<ReportKind, string> = {
  conversationSummary: 'Gespraechszusammenfassung.pdf',
  analysis: 'Analysebericht.pdf',
  adviceRecord: 'Beratungsdokumentation.pdf',
  healthInsurance: 'Krankenversicherung.pdf',
};

/** What a household finds behind its code: what was released for it, whether that has come, and what it asks. */
export function customerReportRoutes(app: FastifyInstance, services: Services): void {
  const { keys, database } = services;
  const { q } = database;

  async function show(
    visit: Visit,
    reply: FastifyReply,
    said: Pick<MailboxPage, 'typed' | 'problem' | 'done'> = {},
  ): Promise<FastifyReply> {
    const mailbox = await readMailbox(q, visit.linkId);
    if (!mailbox) return sendClosed(reply, visit);
    return sendPage(said.problem ? reply.code(422) : reply, mailboxPage({ ...visit, mailbox, ...said }));
  }

  async function send(
    visit: Visit,
    reply: FastifyReply,
    { isLinked, ...file }: MailboxReport,
  ): Promise<FastifyReply> {
    const content = await handOut({ q, keys }, household, file, visit.now).catch(unlessRefused);
    if (!content) return sendNotNow(reply, visit);
    if (isLinked)
      await q('update report_link set opened_at = coalesce(opened_at, $2) where link_id = $1', [
        visit.linkId,
        visit.now.toISOString(),
      ]);
    return reply
      .type('application/pdf')
      .headers({
        'content-disposition': `attachment; filename="${fileNames[file.kind]}"`,
        'cache-control': 'no-store',
      })
      .send(content);
  }

  /** What goes along says nothing of whether the report itself was read. */
  async function sendAlong(
    visit: Visit,
    reply: FastifyReply,
    report: MailboxReport,
    attachment: MailboxReport['attachments'][number],
  ): Promise<FastifyReply> {
    const place = { ...report, ...attachment };
    const content = await handOutAttachment({ q, keys }, household, place, visit.now).catch(unlessRefused);
    if (!content) return sendNotNow(reply, visit);
    return reply
      .type(attachment.type)
      .headers({ 'content-disposition': contentDisposition(attachment.name), 'cache-control': 'no-store' })
      .send(content);
  }

  const ask = (linkId: string, text: string, now: Date) => keepQuestion(database, { linkId, text, now });

  async function go(visit: Visit, form: URLSearchParams, reply: FastifyReply): Promise<FastifyReply> {
    const { linkId, now } = visit;
    const typed = typedIn(form);
    const wanted = form.get('get');
    if (wanted !== null) {
      const mailbox = await readMailbox(q, linkId);
      const [wantedReport, wantedAttachment] = wanted.split('/');
      const report = mailbox?.reports.find(({ reportId }) => reportId === wantedReport);
      if (!report) return show(visit, reply, { typed });
      if (wantedAttachment === undefined) return send(visit, reply, report);
      const attachment = report.attachments.find(({ attachmentId }) => attachmentId === wantedAttachment);
      return attachment ? sendAlong(visit, reply, report, attachment) : show(visit, reply, { typed });
    }
    if (form.has('confirm')) {
      const mailbox = await readMailbox(q, linkId);
      if (mailbox?.openedAt === undefined) return show(visit, reply, { typed, problem: 'unread' });
      await confirmReceipt(database, linkId, now);
      return show(visit, reply, { typed, done: 'confirmed' });
    }
    if (!form.has('ask')) return show(visit, reply, { typed });
    if (typed === '') return show(visit, reply, { problem: 'empty' });
    const isKept = await ask(linkId, typed, now);
    return show(visit, reply, isKept ? { done: 'questionSent' } : { typed, problem: 'tooMany' });
  }

  guestRoutes(app, services, {
    access,
    texts,
    enter: (visit, reply) => show(visit, reply),
    pages: {
      go,
      keep: async ({ linkId, now }, form) => {
        const typed = typedIn(form);
        return typed !== '' && (await ask(linkId, typed, now));
      },
    },
  });
}

/** What is the matter with a file stands in the access log. */
function unlessRefused(error: unknown): undefined {
  if (error instanceof ServiceError) return undefined;
  throw error;
}

/** Without what no text has; a browser lets nobody type more than the longest. */
const typedIn = (form: URLSearchParams): string =>
  (form.get('question') ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, longestQuestion);
