import type { FastifyInstance } from 'fastify';
import { systemCaller } from '../authorization';
import { ServiceError } from '../http/ServiceError';
import { type Door, doorRoutes, sendClosed, sendNotNow } from '../public-door';
import type { Services } from '../services';
import { handOut, hasFile } from '../snapshots';

const door: Door = {
  name: 'report-link',
  path: '/bericht',
  table: 'report_link',
  holds: `exists (select 1 from report r where r.report_id = l.report_id and r.status = 'released' and ${hasFile})`,
  isOpenedLater: true,
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

/** Who has given the code; nobody whom the services know. */
const household = systemCaller('household');

interface Linked {
  householdId: string;
  snapshotId: string;
  reportId: string;
  pdfSha256: string;
}

/** What a household gets for its code: the released file. */
export function customerReportRoutes(app: FastifyInstance, services: Services): void {
  const { keys, database } = services;
  const { q } = database;
  doorRoutes(app, services, {
    door,
    texts,
    enter: async (visit, reply) => {
      const [file] = await q<Linked>(
        `select n.household_id as "householdId", n.snapshot_id as "snapshotId", r.report_id as "reportId",
           r.release ->> 'pdfSha256' as "pdfSha256"
         from report_link l join report r on r.report_id = l.report_id
           join snapshot n on n.snapshot_id = r.snapshot_id
         where l.link_id = $1 and r.status = 'released'`,
        [visit.linkId],
      );
      if (!file) return sendClosed(reply, visit);
      const content = await handOut({ q, keys }, household, file, visit.now).catch((error: unknown) => {
        if (error instanceof ServiceError) return undefined; // what is the matter stands in the access log
        throw error;
      });
      if (!content) return sendNotNow(reply, visit);
      await q('update report_link set opened_at = coalesce(opened_at, $2) where link_id = $1', [
        visit.linkId,
        visit.now.toISOString(),
      ]);
      return reply
        .type('application/pdf')
        .headers({
          'content-disposition': 'attachment; filename="Gespraechszusammenfassung.pdf"',
          'cache-control': 'no-store',
        })
        .send(content);
    },
  });
}
