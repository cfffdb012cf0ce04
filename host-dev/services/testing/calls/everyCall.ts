import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type HouseholdFile,
  type ImpersonationDocument,
  type AdvisorProfileDocument,
  preferencesQuery,
  type SectionDocument,
} from '@vp-digital/core/contracts';
import { type SectionName, sectionNames } from '@vp-digital/core/household';
import type { permissions } from '@vp-digital/core/reference';
import { type Client, createClient, householdId } from '..';
import { type Answered, type ServiceCall, answerOf } from './serviceCall';
import { newHouseholdCalls } from './newHouseholdCalls';
import { consentCalls } from './consentCalls';
import { healthChartCalls } from './healthChartCalls';
import { administrationCalls } from './administrationCalls';
import { intakeCalls } from './intakeCalls';
import { recommendationCalls } from './recommendationCalls';
import { reportCalls } from './reportCalls';
import { telephoneCalls } from './telephoneCalls';

/** As little as can be read: what is read in whole pages, `contract-proposals` tests. */
const policy = readFileSync(new URL('../pictures/policyNumber.png', import.meta.url));
const payslip = readFileSync(new URL('../pictures/payslipNet.png', import.meta.url));
const pensionLetter = readFileSync(new URL('../pictures/pensionOfDisability.png', import.meta.url));
const household = `/api/households/${householdId(1)}`;
const files = `${household}/files`;

const moreToRead: Partial<Record<SectionName, keyof typeof permissions>> = {
  recap: 'sectionReport',
  jobInterests: 'teamBuilding',
};
const moreToChange: Partial<Record<SectionName, keyof typeof permissions>> = {
  assets: 'balanceSheet',
  liabilities: 'balanceSheet',
  cartPositions: 'shoppingCart',
  simulationVariants: 'simulations',
  healthPlans: 'pkvModule',
  healthWishes: 'pkvModule',
  cooperation: 'recommendation',
  jobInterests: 'teamBuilding',
  recap: 'sectionReport',
};

/** Fields that are written with more than their section takes. */
const protectedFields = [
  { section: 'persons', field: 'smoker', value: true, permission: 'sectionReport' },
  { section: 'taxProfiles', field: 'disabilityDegree', value: 50, permission: 'sectionReport' },
  { section: 'taxProfiles', field: 'taxId', value: '86095742719', permission: 'documentUpload' },
] as const;

const role = { userId: 'sabine', contract: '4700', reason: 'Rückfrage der Beraterin' };

/**
 * All calls of the services at `url`; `entitled` may do everything and prepares what a call is about, together with a
 * colleague of another contract.
 */
export function everyCall(url: string, entitled: string, ofOthers: string): ServiceCall[] {
  const prepare = createClient(url, entitled);
  const colleague = createClient(url, ofOthers);
  const access = { right: 'access' } as const;
  const upload = { permissions: ['mainAccess', 'documentUpload'], ...access } as const;
  const changeSettings = async (client: Client, change: (known: string[]) => string[]) => {
    const { body } = await prepare.preferences();
    return client.putOwn('preferences', body.version, {
      ...body.data,
      favourites: change(body.data.favourites),
    });
  };
  return [
    {
      name: 'for whom one may act',
      permissions: [],
      make: (client) => answerOf(client.graphql('accounting', '{ contexts { contract } }')),
    },
    {
      name: 'search households',
      permissions: ['mainAccess'],
      right: 'search',
      make: (client) => answerOf(client.graphql('person', '{ searchHouseholds(query: "") { total } }')),
    },
    {
      name: 'look a household up',
      permissions: ['mainAccess'],
      ...access,
      make: (client) =>
        answerOf(client.graphql('person', `{ household(householdId: "${householdId(1)}") { name } }`)),
    },
    {
      name: 'read several documents',
      permissions: ['mainAccess'],
      ...access,
      make: (client) => answerOf(client.get(`${household}/sections?names=persons,incomes`)),
    },
    ...sectionNames.flatMap((section): ServiceCall[] => [
      {
        name: `read ${section}`,
        permissions: ['mainAccess', ...listed(moreToRead[section])],
        ...access,
        make: (client) => answerOf(client.get(`${household}/sections/${section}`)),
      },
      {
        name: `change ${section}`,
        permissions: ['mainAccess', ...listed(moreToChange[section])],
        ...access,
        make: async (client) => {
          const { body } = await prepare.get<SectionDocument>(`${household}/sections/${section}`);
          const [id] = Object.keys(body.data.items);
          const change =
            id === undefined ? { path: '/items', value: {} } : { path: `/items/${id}/position`, value: 1 };
          return answerOf(client.patchSection(1, section, body.version, [change]));
        },
      },
    ]),
    ...protectedFields.map(
      ({ section, field, value, permission }): ServiceCall => ({
        name: `change ${field} of ${section}`,
        permissions: ['mainAccess', permission],
        ...access,
        make: async (client) => {
          const { body } = await prepare.get<SectionDocument>(`${household}/sections/${section}`);
          const [id = ''] = Object.keys(body.data.items);
          return answerOf(
            client.patchSection(1, section, body.version, [{ path: `/items/${id}/${field}`, value }]),
          );
        },
      }),
    ),
    {
      name: 'act in the role of another',
      permissions: ['mainAccess', 'roleImpersonation'],
      make: (client) => answerOf(client.post('/api/user-account/impersonations', role)),
    },
    {
      name: 'give a role back',
      permissions: ['mainAccess', 'roleImpersonation'],
      make: async (client) => {
        const { body } = await prepare.post<ImpersonationDocument>('/api/user-account/impersonations', role);
        return answerOf(client.post(`/api/user-account/impersonations/${body.impersonationId}/end`, {}));
      },
    },
    ...newHouseholdCalls(prepare, colleague),
    ...administrationCalls(household, prepare, colleague),
    ...reportCalls(household, prepare),
    ...intakeCalls(household, prepare),
    ...recommendationCalls(household, prepare),
    ...telephoneCalls(household, prepare),
    ...consentCalls(household, prepare),
    ...healthChartCalls(household, prepare),
    {
      name: 'close an appointment',
      permissions: ['mainAccess'],
      ...access,
      make: async (client) => {
        const appointments = `${household}/sections/appointments`;
        const { version } = (await prepare.get<SectionDocument>(appointments)).body;
        const id = randomUUID();
        const facts = { position: 9, personIds: [], occasion: 'advice', themes: [] };
        const value = { ...facts, state: 'running', begin: '2026-10-01T10:00' };
        await prepare.patchSection(1, 'appointments', version, [{ path: `/items/${id}`, value }]);
        const closing = { end: '2026-10-01T11:00', label: 'Gespräch' };
        return answerOf(client.post(`${household}/appointments/${id}/closing`, closing));
      },
    },
    { name: 'list files', ...upload, make: (client) => answerOf(client.get(files)) },
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
        return answerOf(client.delete(`${files}/${fileId}`));
      },
    },
    {
      name: 'propose a contract',
      ...upload,
      make: (_, token) =>
        bytes(`${url}${household}/contract-proposals`, token, {
          method: 'POST',
          headers: { 'content-type': 'image/png' },
          body: policy,
        }),
    },
    {
      name: 'propose what a payslip says',
      ...upload,
      make: (_, token) =>
        bytes(`${url}${household}/payslip-proposals`, token, {
          method: 'POST',
          headers: { 'content-type': 'image/png' },
          body: payslip,
        }),
    },
    {
      name: 'propose what a pension letter says',
      ...upload,
      make: (_, token) =>
        bytes(`${url}${household}/pension-letter-proposals`, token, {
          method: 'POST',
          headers: { 'content-type': 'image/png' },
          body: pensionLetter,
        }),
    },
    {
      name: 'read one’s settings',
      permissions: ['mainAccess'],
      make: (client) => answerOf(client.graphql('configuration', preferencesQuery)),
    },
    {
      name: 'write one’s settings',
      permissions: ['mainAccess'],
      make: (client) => answerOf(changeSettings(client, (known) => known)),
    },
    {
      name: 'read what one says of oneself',
      permissions: ['mainAccess'],
      make: (client) => answerOf(client.get('/api/settings/advisor-profile')),
    },
    {
      name: 'read for whom one acts',
      permissions: ['mainAccess'],
      make: (client) => answerOf(client.get('/api/settings/acting-advisor')),
    },
    {
      name: 'ask whose a bank code is',
      permissions: ['mainAccess'],
      make: (client) => answerOf(client.get('/api/settings/banks/12030000')),
    },
    {
      name: 'read what can be proposed',
      permissions: ['mainAccess'],
      make: (client) => answerOf(client.get('/api/product/catalogue')),
    },
    {
      name: 'write what one says of oneself',
      permissions: ['mainAccess', 'userSettings'],
      make: async (client) => {
        const { body } = await prepare.get<AdvisorProfileDocument>('/api/settings/advisor-profile');
        return answerOf(client.putOwn('advisor-profile', body.version, { company: 'Musterberatung' }));
      },
    },
    {
      name: 'change one’s favourites',
      permissions: ['mainAccess', 'favorites'],
      make: (client) =>
        answerOf(changeSettings(client, (known) => (known.includes('RECAP') ? ['PENSION'] : ['RECAP']))),
    },
    {
      name: 'arrange one’s tiles',
      permissions: ['mainAccess', 'userSettings'],
      make: async (client) => {
        const { body } = await prepare.preferences();
        const { tiles: [first] = [] } = body.data;
        const tiles = first === 'budget' ? ['reserve', 'budget'] : ['budget', 'reserve'];
        return answerOf(client.putOwn('preferences', body.version, { ...body.data, tiles }));
      },
    },
  ];
}

const listed = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

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
