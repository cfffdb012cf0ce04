import { householdId } from '../testing';
import { type ServiceCall, told } from './serviceCall';

const nobody = { firstName: 'Nele', lastName: 'Neuhaus', birthDate: '1990-01-02' };
const requests = '/api/households/access-requests';

/** Calls about files that are new, or held under another contract. */
export function newHouseholdCalls(): ServiceCall[] {
  const create = { permissions: ['mainAccess'], right: 'create' } as const;
  const access = { permissions: ['mainAccess'], right: 'access' } as const;
  return [
    {
      name: 'create a household',
      ...create,
      make: (client) =>
        told(client.post('/api/households', { persons: [nobody], children: [], knowsHeld: true })),
    },
    {
      name: 'look whether somebody has a file',
      ...create,
      make: (client) => told(client.post('/api/households/held', { persons: [nobody] })),
    },
    {
      name: 'ask for a file',
      ...create,
      make: (client) => told(client.post(requests, { persons: [nobody] })),
    },
    { name: 'list who has asked', ...access, make: (client) => told(client.get(requests)) },
    {
      name: 'note a visit',
      ...access,
      make: (client) => told(client.put(`/api/households/${householdId(1)}/visit`)),
    },
  ];
}
