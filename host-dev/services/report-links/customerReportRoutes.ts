import type { FastifyInstance } from 'fastify';
import { type Door, doorRoutes, sendClosed } from '../public-door';
import type { Services } from '../services';

const door: Door = {
  name: 'report-link',
  path: '/bericht',
  table: 'report_link',
  holds: `l.content is not null
    and exists (select 1 from report r where r.report_id = l.report_id and r.status = 'released')`,
};

const texts = {
  de: {
    title: 'Ihre Zusammenfassung',
    headline: 'Bitte geben Sie den Code ein, den Sie von Ihrer Beratung bekommen haben.',
    open: 'Herunterladen',
  },
  en: {
    title: 'Your summary',
    headline: 'Please enter the code that your advisor gave you.',
    open: 'Download',
  },
} as const;

/** What a household gets for its code: the released file. */
export function customerReportRoutes(app: FastifyInstance, services: Services): void {
  const { q } = services.database;
  doorRoutes(app, services, {
    door,
    texts,
    enter: async (visit, reply) => {
      const [file] = await q<{ content: string }>(
        `select encode(content, 'base64') as content from report_link where link_id = $1 and content is not null`,
        [visit.linkId],
      );
      if (!file) return sendClosed(reply, visit);
      return reply
        .type('application/pdf')
        .headers({
          'content-disposition': 'attachment; filename="Gespraechszusammenfassung.pdf"',
          'cache-control': 'no-store',
        })
        .send(Buffer.from(file.content, 'base64'));
    },
  });
}
