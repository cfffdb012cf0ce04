import { reportCodeLength } from '@vp-digital/core/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseRequest } from '../http/validation';
import type { Services } from '../services';
import { chooseLanguage } from '../sign-in';
import { closedPage, codePage } from './customerPages';
import { isLinkOpen, openReportLink } from './openReportLink';

const path = '/bericht/:linkId';
const parameters = z.object({ linkId: z.uuid() });
const form = z.object({ code: z.string().check(z.maxLength(100)) });

/** What a household sees of a link: a page that asks for the code, then the file. In a scope of its own: forms only. */
export function customerReportRoutes(
  app: FastifyInstance,
  { database: { q }, now, limiter, passwords, security }: Services,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const noteRefusal = (kind: 'wrong' | 'closed', linkId: string | undefined) =>
    security.note(
      kind === 'wrong' ? 'report-link.wrong-code' : 'report-link.closed',
      linkId === undefined ? {} : { subjectId: linkId },
    );

  app.get(path, async (request, reply) => {
    const linkId = linkOf(request);
    const open = linkId !== undefined && (await isLinkOpen(q, linkId, now()));
    const language = languageOf(request);
    return open ? sendPage(reply, codePage({ language })) : sendPage(reply.code(404), closedPage(language));
  });

  app.post(path, async (request, reply) => {
    const linkId = linkOf(request);
    const { code } = parseRequest(form, request.body);
    const language = languageOf(request);
    const at = now();
    const wait = limiter.secondsToWait('attempts', request.ip);
    if (wait !== undefined)
      return sendPage(
        reply.code(429).header('retry-after', String(wait)),
        codePage({ language, tooMany: true }),
      );
    const opened =
      linkId === undefined
        ? { kind: 'closed' as const }
        : await openReportLink({ q, passwords }, linkId, asMeant(code), at);
    if (opened.kind !== 'opened') await noteRefusal(opened.kind, linkId);
    switch (opened.kind) {
      case 'closed':
        return sendPage(reply.code(404), closedPage(language));
      case 'wrong':
        return sendPage(reply.code(401), codePage({ language, left: opened.left }));
      case 'opened':
        return reply
          .type('application/pdf')
          .headers({
            'content-disposition': 'attachment; filename="Gespraechszusammenfassung.pdf"',
            'cache-control': 'no-store',
          })
          .send(opened.content);
    }
  });
}

const linkOf = ({ params }: FastifyRequest): string | undefined =>
  z.safeParse(parameters, params).data?.linkId;

/** As it is typed from a message or a sheet of paper: small letters, spaces and dashes do not matter. */
const asMeant = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, reportCodeLength + 1);

const languageOf = ({ headers }: FastifyRequest) => chooseLanguage(undefined, headers['accept-language']);

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
