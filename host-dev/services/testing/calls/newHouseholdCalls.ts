import type { AccessRequest } from '@vp-digital/core/contracts';
import { type Client, householdId } from '..';
import { type ServiceCall, answerOf } from './serviceCall';

const nobody = { firstName: 'Nele', lastName: 'Neuhaus', birthDate: '1990-01-02' };
const requests = '/api/households/access-requests';

/** Calls about files that are new, or held under another contract; `colleague` asks for those that `prepare` has. */
export function newHouseholdCalls(prepare: Client, colleague: Client): ServiceCall[] {
  const create = { permissions: ['mainAccess'], right: 'create' } as const;
  const access = { permissions: ['mainAccess'], right: 'access' } as const;
  return [
    {
      name: 'create a household',
      ...create,
      make: (client) =>
        answerOf(client.post('/api/households', { persons: [nobody], children: [], knowsHeld: true })),
    },
    {
      name: 'look whether somebody has a file',
      ...create,
      make: (client) => answerOf(client.post('/api/households/held', { persons: [nobody] })),
    },
    {
      name: 'ask for a file',
      ...create,
      make: (client) => answerOf(client.post(requests, { persons: [nobody] })),
    },
    { name: 'list who has asked', ...access, make: (client) => answerOf(client.get(requests)) },
    {
      name: 'answer who has asked',
      ...access,
      decides: true,
      make: async (client) => {
        const asker = { ...nobody, firstName: 'Frieda' };
        await prepare.post('/api/households', { persons: [asker], children: [], knowsHeld: true });
        await colleague.post(requests, { persons: [asker] });
        const [asked] = (await prepare.get<AccessRequest[]>(requests)).body;
        const decision = `${requests}/${asked?.requestId}/decision`;
        const answer = await answerOf(client.post(decision, { granted: false }));
        await prepare.post(decision, { granted: false });
        return answer;
      },
    },
    {
      name: 'note a visit',
      ...access,
      make: (client) => answerOf(client.put(`/api/households/${householdId(1)}/visit`)),
    },
  ];
}
