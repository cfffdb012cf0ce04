import type {
  AccessRequest,
  Administration,
  CreatedHousehold,
  MergePreview,
  MoveOutPreview,
  SectionDocument,
} from '@vp-digital/core/contracts';
import type { Client } from '..';
import { type ServiceCall, answerOf } from './serviceCall';

/**
 * Calls about the administration of a household; `prepare` may do everything and puts back what they change, `colleague`
 * works under contract 4700.
 */
export function administrationCalls(household: string, prepare: Client, colleague: Client): ServiceCall[] {
  const need = { permissions: ['mainAccess'], right: 'access' } as const;
  const decision = { ...need, decides: true } as const;
  const path = `${household}/administration`;
  const handOver = { contract: '4700', customersInformed: true };
  const openRequest = async () => (await prepare.get<Administration>(path)).body.request?.requestId;
  const decisionOf = (requestId: string | undefined) => `/api/households/requests/${requestId}/decision`;
  const withdraw = async () => prepare.post(decisionOf(await openRequest()), { decision: 'withdrawn' });
  const nele = { firstName: 'Nele', lastName: 'Neuhaus', birthDate: '1990-01-02' };
  const made = async (persons: object[] = [nele]) => {
    const wanted = { persons, children: [], knowsHeld: true };
    return (await prepare.post<CreatedHousehold>('/api/households', wanted)).body.householdId;
  };
  /** Two persons, of whom the first may move out. */
  const couple = async () => {
    const householdId = await made([nele, { ...nele, firstName: 'Nils' }]);
    const persons = `/api/households/${householdId}/sections/persons`;
    const { body } = await prepare.get<SectionDocument>(persons);
    return { householdId, personIds: Object.keys(body.data.items).slice(0, 1) };
  };
  const own = (householdId: string) => `/api/households/${householdId}/administration`;
  return [
    {
      name: 'take all of a household along',
      permissions: ['mainAccess', 'sectionReport', 'documentUpload'],
      right: 'access',
      decides: true,
      make: (client) => answerOf(client.get(`${household}/export`)),
    },
    {
      name: 'look what a merge brings about',
      ...decision,
      make: async (client) =>
        answerOf(client.post(`${own(await made())}/merge-preview`, { otherId: await made() })),
    },
    {
      name: 'merge two households',
      ...decision,
      make: async (client) => {
        const [here, otherId] = [await made(), await made()];
        const { body } = await prepare.post<MergePreview>(`${own(here)}/merge-preview`, { otherId });
        const { basis, pairs, there } = body;
        return answerOf(
          client.post(`${own(here)}/merge`, { otherId, pairs, take: [], basis, name: there.name }),
        );
      },
    },
    {
      name: 'look what moving out brings about',
      ...decision,
      make: async (client) => {
        const { householdId, personIds } = await couple();
        return answerOf(client.post(`${own(householdId)}/move-out-preview`, { personIds }));
      },
    },
    {
      name: 'move out',
      ...decision,
      make: async (client) => {
        const { householdId, personIds } = await couple();
        const look = `${own(householdId)}/move-out-preview`;
        const { basis } = (await prepare.post<MoveOutPreview>(look, { personIds })).body;
        return answerOf(client.post(`${own(householdId)}/move-out`, { personIds, basis }));
      },
    },
    { name: 'read the administration', ...need, make: (client) => answerOf(client.get(path)) },
    { name: 'read the access log', ...decision, make: (client) => answerOf(client.get(`${path}/audit`)) },
    {
      name: 'archive the household',
      ...decision,
      make: async (client) => {
        const answer = await answerOf(client.post(`${path}/status`, { status: 'archived' }));
        await prepare.post(`${path}/status`, { status: 'active' });
        return answer;
      },
    },
    {
      name: 'read whether the deletion is proposed',
      ...decision,
      make: (client) => answerOf(client.get(`${path}/deletion-proposal`)),
    },
    {
      name: 'keep a household whose deletion is proposed',
      ...decision,
      make: async (client) => answerOf(client.post(`${own(await made())}/keep-on`, {})),
    },
    {
      name: 'end a sharing',
      ...decision,
      make: async (client) => {
        const asked = { ...nele, lastName: 'Geteilt' };
        const shared = await made([asked]);
        const requests = '/api/households/access-requests';
        await colleague.post(requests, { persons: [asked] });
        const open = (await prepare.get<AccessRequest[]>(requests)).body;
        for (const { requestId } of open)
          await prepare.post(`${requests}/${requestId}/decision`, { granted: true });
        return answerOf(client.post(`${own(shared)}/sharing-end`, { contract: '4700' }));
      },
    },
    {
      name: 'ask for a hand-over',
      ...decision,
      make: async (client) => {
        const answer = await answerOf(client.post(`${path}/hand-over`, handOver));
        await withdraw();
        return answer;
      },
    },
    {
      name: 'ask for the deletion',
      ...decision,
      make: async (client) => {
        const { name } = (await prepare.get<Administration>(path)).body;
        const answer = await answerOf(client.post(`${path}/deletion`, { reason: 'customerWish', name }));
        await withdraw();
        return answer;
      },
    },
    {
      name: 'list what waits for a decision',
      ...need,
      make: (client) => answerOf(client.get('/api/households/requests')),
    },
    {
      name: 'decide a request',
      ...decision,
      make: async (client) => {
        await prepare.post(`${path}/hand-over`, handOver);
        const answer = await answerOf(
          client.post(decisionOf(await openRequest()), { decision: 'withdrawn' }),
        );
        await withdraw();
        return answer;
      },
    },
  ];
}
