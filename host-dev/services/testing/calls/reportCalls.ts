import type { Report } from '@vp-digital/core/contracts';
import { type Client, consentToElectronicDocuments, enterMailbox, reportPdf } from '..';
import { type ServiceCall, answerOf } from './serviceCall';

const releaseOf = (path: string) => ({
  pdf: reportPdf(path.slice(path.lastIndexOf('/') + 1)).toString('base64'),
  pages: 1,
  language: 'de',
});
const link = { code: '23456789' };
const attachment = { name: 'Angebot.pdf', file: Buffer.from('%PDF-1.7').toString('base64') };

/** Calls about snapshots and reports of a household; `prepare` may do everything and makes what they are about. */
export function reportCalls(household: string, prepare: Client): ServiceCall[] {
  const report = { permissions: ['mainAccess', 'sectionReport'], right: 'access' } as const;
  const newSnapshot = { label: 'Stand', occasion: 'manual' };
  const madeSnapshot = async () => {
    const { body } = await prepare.post<{ snapshotId: string }>(`${household}/snapshots`, newSnapshot);
    return `${household}/snapshots/${body.snapshotId}`;
  };
  const madeReport = async () => {
    const reports = `${await madeSnapshot()}/reports`;
    const { body } = await prepare.post<Report>(reports, { kind: 'conversationSummary' });
    return `${reports}/${body.reportId}`;
  };
  const attached = async () => {
    const path = `${await madeReport()}/attachments`;
    const { body } = await prepare.post<Report>(path, attachment);
    return `${path}/${body.attachments?.[0]?.attachmentId}`;
  };
  const released = async () => {
    const path = await madeReport();
    await prepare.post(`${path}/release`, releaseOf(path));
    return path;
  };
  /** One that may go by a link. */
  const linkable = async () => {
    await consentToElectronicDocuments(prepare, household);
    return released();
  };
  return [
    {
      name: 'list snapshots',
      ...report,
      make: (client) => answerOf(client.get(`${household}/snapshots`)),
    },
    {
      name: 'freeze the household',
      ...report,
      make: (client) => answerOf(client.post(`${household}/snapshots`, newSnapshot)),
    },
    {
      name: 'read a snapshot',
      ...report,
      make: async (client) => answerOf(client.get(await madeSnapshot())),
    },
    {
      name: 'label a snapshot',
      ...report,
      make: async (client) => answerOf(client.post(`${await madeSnapshot()}/label`, { label: 'Neu' })),
    },
    {
      name: 'list reports',
      ...report,
      make: async (client) => answerOf(client.get(`${await madeSnapshot()}/reports`)),
    },
    {
      name: 'draft a report',
      ...report,
      make: async (client) =>
        answerOf(client.post(`${await madeSnapshot()}/reports`, { kind: 'conversationSummary' })),
    },
    {
      name: 'put a report together',
      ...report,
      make: async (client) => answerOf(client.put(`${await madeReport()}/composition`, { chapters: [] }, 0)),
    },
    {
      name: 'release a report',
      ...report,
      decides: true,
      make: async (client) => {
        const path = await madeReport();
        return answerOf(client.post(`${path}/release`, releaseOf(path)));
      },
    },
    {
      name: 'attach a file to a report',
      ...report,
      make: async (client) => answerOf(client.post(`${await madeReport()}/attachments`, attachment)),
    },
    {
      name: 'read an attachment of a report',
      ...report,
      make: async (client) => answerOf(client.get(await attached())),
    },
    {
      name: 'call an attachment of a report otherwise',
      ...report,
      make: async (client) => answerOf(client.post(`${await attached()}/name`, { name: 'Vorschlag.pdf' })),
    },
    {
      name: 'detach a file from a report',
      ...report,
      make: async (client) => answerOf(client.post(`${await attached()}/removal`, {})),
    },
    {
      name: 'read a released report',
      ...report,
      make: async (client) => answerOf(client.get(`${await released()}/file`)),
    },
    {
      name: 'keep the file of an old report',
      ...report,
      make: async (client) => {
        const path = await released();
        return answerOf(client.post(`${path}/file`, { pdf: releaseOf(path).pdf }));
      },
    },
    {
      name: 'hand a report over',
      ...report,
      make: async (client) => {
        return answerOf(client.post(`${await released()}/deliveries`, { channel: 'print' }));
      },
    },
    {
      name: 'hand a report over by a link',
      ...report,
      make: async (client) => answerOf(client.post(`${await linkable()}/links`, link)),
    },
    {
      name: 'close a link',
      ...report,
      make: async (client) => {
        const path = await linkable();
        const { body } = await prepare.post<Report>(`${path}/links`, link);
        const [made] = body.links;
        return answerOf(client.post(`${path}/links/${made?.linkId}/revocation`, {}));
      },
    },
    {
      name: 'note that a question was answered',
      ...report,
      make: async (client) => {
        const path = await linkable();
        const { body } = await prepare.post<Report>(`${path}/links`, link);
        const visit = await enterMailbox(body.links[0]?.url ?? '', link.code);
        await visit.press({ ask: 'yes', question: 'Was heißt das?' });
        const reports = await prepare.get<Report[]>(path.slice(0, path.lastIndexOf('/')));
        const [question] = reports.body.flatMap(({ questions = [] }) => questions);
        return answerOf(client.post(`${path}/questions/${question?.questionId}/answer`, {}));
      },
    },
  ];
}
