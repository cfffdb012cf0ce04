import type { HouseholdConsents, SectionDocument } from '@vp-digital/core/contracts';
import type { Client } from '..';
import { type ServiceCall, answerOf } from './serviceCall';

/** Calls about consents, and about what is known of a person; `prepare` may do everything. */
export function consentCalls(household: string, prepare: Client): ServiceCall[] {
  const access = { permissions: ['mainAccess'], right: 'access' } as const;
  const personId = async () => {
    const { body } = await prepare.get<SectionDocument>(`${household}/sections/persons`);
    return Object.keys(body.data.items)[0] ?? '';
  };
  const handOver = async () => ({
    action: 'handedOver',
    personIds: [await personId()],
    on: '2026-10-01',
    way: 'paper',
    topics: [{ topic: 'initialInformation', textVersion: '2025-07' }],
  });
  const requests = `${household}/deletion-requests`;
  /** There is one open request at most. */
  const closeRequest = async () => {
    const { body } = await prepare.get<HouseholdConsents>(`${household}/consents`);
    const open = body.deletionRequests.find(({ state }) => state === 'requested');
    if (open) await prepare.post(`${requests}/${open.requestId}/withdrawal`, {});
  };
  return [
    { name: 'read consents', ...access, make: (client) => answerOf(client.get(`${household}/consents`)) },
    {
      name: 'read what shows a consent',
      ...access,
      make: async (client) => answerOf(client.get(`${household}/consents/${await personId()}`)),
    },
    {
      name: 'record what was handed over',
      ...access,
      make: async (client) => answerOf(client.post(`${household}/consents`, await handOver())),
    },
    {
      name: 'ask for deletion',
      ...access,
      make: async (client) => {
        await closeRequest();
        return answerOf(client.post(requests, { reason: 'Auf Wunsch' }));
      },
    },
    {
      name: 'take a request for deletion back',
      ...access,
      make: async (client) => {
        await closeRequest();
        const { body } = await prepare.post<HouseholdConsents>(requests, { reason: 'Auf Wunsch' });
        const { requestId } = body.deletionRequests.at(-1) ?? {};
        return answerOf(client.post(`${requests}/${requestId}/withdrawal`, {}));
      },
    },
    {
      name: 'hand out what is known of a person',
      permissions: ['mainAccess', 'sectionReport', 'documentUpload'],
      right: 'access',
      make: async (client) => answerOf(client.get(`${household}/persons/${await personId()}/export`)),
    },
  ];
}
