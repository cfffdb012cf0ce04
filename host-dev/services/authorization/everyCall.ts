import { randomUUID } from 'node:crypto';
import type {
  HouseholdFile,
  ImpersonationDocument,
  PreferencesDocument,
  Report,
  SectionDocument,
} from '@vp-digital/core/contracts';
import { type SectionName, sectionNames } from '@vp-digital/core/household';
import { type FileRight, type permissions } from '@vp-digital/core/reference';
import { type Client, createClient, householdId } from '../testing';

export interface Answered {
  status: number;
  body: string;
}

/** A call of the services, what it takes beside a token, and how it is made. */
export interface EveryCall {
  name: string;
  permissions: readonly (keyof typeof permissions)[];
  right?: FileRight;
  make(client: Client, token: string): Promise<Answered>;
}

const household = `/api/households/${householdId(1)}`;
const files = `${household}/files`;
const release = { pdfSha256: 'ab'.repeat(32), pages: 7, language: 'de' };

const roles = '/api/impersonations';
const role = { userId: 'sabine', contract: '4700', reason: 'Vertretung im Urlaub' };

const moreToRead: Partial<Record<SectionName, keyof typeof permissions>> = { recap: 'sectionReport' };
const moreToChange: Partial<Record<SectionName, keyof typeof permissions>> = {
  assets: 'balanceSheet',
  liabilities: 'balanceSheet',
  healthPlans: 'pkvModule',
  recap: 'sectionReport',
  // all entries are written, and with them the fields of theirs that are protected
  persons: 'sectionReport',
  taxProfiles: 'documentUpload',
};

/** All calls of the services at `url`; `entitled` may do everything and prepares what a call is about. */
export function everyCall(url: string, entitled: string): EveryCall[] {
  const prepare = createClient(url, entitled);
  const access = { right: 'access' } as const;
  const report = { permissions: ['mainAccess', 'sectionReport'], ...access } as const;
  const upload = { permissions: ['mainAccess', 'documentUpload'], ...access } as const;
  const impersonate = { permissions: ['mainAccess', 'roleImpersonation'] } as const;
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
  const changeSettings = async (client: Client, change: (known: string[]) => string[]) => {
    const { body } = await prepare.get<PreferencesDocument>('/api/settings/preferences');
    return client.putPreferences(body.version, { favourites: change(body.data.favourites) });
  };
  return [
    {
      name: 'for whom one may act',
      permissions: [],
      make: (client) => told(client.graphql('advisor', '{ contexts { contract } }')),
    },
    {
      name: 'search households',
      permissions: ['mainAccess'],
      right: 'search',
      make: (client) => told(client.graphql('person', '{ searchHouseholds(query: "") { total } }')),
    },
    {
      name: 'look a household up',
      permissions: ['mainAccess'],
      ...access,
      make: (client) =>
        told(client.graphql('person', `{ household(householdId: "${householdId(1)}") { name } }`)),
    },
    ...sectionNames.flatMap((section): EveryCall[] => [
      {
        name: `read ${section}`,
        permissions: ['mainAccess', ...listed(moreToRead[section])],
        ...access,
        make: (client) => told(client.get(`${household}/sections/${section}`)),
      },
      {
        name: `change ${section}`,
        permissions: ['mainAccess', ...listed(moreToChange[section])],
        ...access,
        make: async (client) => {
          const { body } = await prepare.get<SectionDocument>(`${household}/sections/${section}`);
          const { items } = JSON.parse(JSON.stringify(body.data)) as { items: Record<string, never> }; // every section has them
          return told(client.patchSection(1, section, body.version, [{ path: '/items', value: items }]));
        },
      },
    ]),
    {
      name: 'list snapshots',
      ...report,
      make: (client) => told(client.get(`${household}/snapshots`)),
    },
    {
      name: 'freeze the household',
      ...report,
      make: (client) => told(client.post(`${household}/snapshots`, newSnapshot)),
    },
    {
      name: 'read a snapshot',
      ...report,
      make: async (client) => told(client.get(await madeSnapshot())),
    },
    {
      name: 'label a snapshot',
      ...report,
      make: async (client) => told(client.post(`${await madeSnapshot()}/label`, { label: 'Neu' })),
    },
    {
      name: 'list reports',
      ...report,
      make: async (client) => told(client.get(`${await madeSnapshot()}/reports`)),
    },
    {
      name: 'draft a report',
      ...report,
      make: async (client) =>
        told(client.post(`${await madeSnapshot()}/reports`, { kind: 'conversationSummary' })),
    },
    {
      name: 'release a report',
      ...report,
      make: async (client) => told(client.post(`${await madeReport()}/release`, release)),
    },
    {
      name: 'hand a report over',
      ...report,
      make: async (client) => {
        const path = await madeReport();
        await prepare.post(`${path}/release`, release);
        return told(client.post(`${path}/deliveries`, { channel: 'print' }));
      },
    },
    { name: 'list files', ...upload, make: (client) => told(client.get(files)) },
    { name: 'store a file', ...upload, make: (_, token) => storeFile(url, token) },
    {
      name: 'read a file',
      ...upload,
      make: async (_, token) => {
        const { fileId } = JSON.parse((await storeFile(url, entitled)).body) as HouseholdFile; // as the contract says
        return bytes(`${url}${files}/${fileId}`, token);
      },
    },
    {
      name: 'delete a file',
      ...upload,
      make: async (client) => {
        const { fileId } = JSON.parse((await storeFile(url, entitled)).body) as HouseholdFile; // as the contract says
        return told(client.delete(`${files}/${fileId}`));
      },
    },
    { name: 'take a role', ...impersonate, make: (client) => told(client.post(roles, role)) },
    {
      name: 'give a role back',
      ...impersonate,
      make: async (client) => {
        const { body } = await prepare.post<ImpersonationDocument>(roles, role);
        return told(client.post(`${roles}/${body.impersonationId}/end`, {}));
      },
    },
    {
      name: 'read one’s settings',
      permissions: ['mainAccess'],
      make: (client) => told(client.get('/api/settings/preferences')),
    },
    {
      name: 'write one’s settings',
      permissions: ['mainAccess'],
      make: (client) => told(changeSettings(client, (known) => known)),
    },
    {
      name: 'change one’s favourites',
      permissions: ['mainAccess', 'favorites'],
      make: (client) =>
        told(changeSettings(client, (known) => (known.includes('RECAP') ? ['PENSION'] : ['RECAP']))),
    },
  ];
}

const listed = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

const told = async (answer: Promise<{ status: number; body: unknown }>): Promise<Answered> => {
  const { status, body } = await answer;
  return { status, body: JSON.stringify(body) };
};

async function bytes(address: string, token: string, sent: RequestInit = {}): Promise<Answered> {
  const headers = { authorization: `Bearer ${token}`, ...(sent.headers as Record<string, string>) }; // ours, below
  const answer = await fetch(address, { ...sent, headers });
  return { status: answer.status, body: await answer.text() };
}

const storeFile = (url: string, token: string) =>
  bytes(url + files, token, {
    method: 'POST',
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''Renteninformation.pdf`,
      'idempotency-key': randomUUID(),
    },
    body: '%PDF-1.7\n%%EOF\n',
  });
