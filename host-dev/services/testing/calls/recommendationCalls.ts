import type { Recommendations, Referral, SectionDocument } from '@vp-digital/core/contracts';
import type { permissions } from '@vp-digital/core/reference';
import type { Client } from '..';
import { leaveContact } from '../leaveContact';
import { type Answered, type ServiceCall, answerOf } from './serviceCall';

const kinds: readonly { name: string; permission: keyof typeof permissions }[] = [
  { name: 'recommendations', permission: 'recommendation' },
  { name: 'team-invitations', permission: 'teamBuilding' },
];

/** Calls about codes and who has come by them; `prepare` may do everything. */
export const recommendationCalls = (household: string, prepare: Client): ServiceCall[] =>
  kinds.flatMap(({ name, permission }): ServiceCall[] => {
    const needs = { permissions: ['mainAccess', permission], right: 'access' } as const;
    const path = `${household}/${name}`;
    const request = async () => {
      const { body } = await prepare.get<SectionDocument<'persons'>>(`${household}/sections/persons`);
      const adult = Object.entries(body.data.items).find(([, { role }]) => role !== 'child');
      return { giverId: adult?.[0], way: 'card' };
    };
    const revoke = ({ recommendationId }: Referral) =>
      prepare.post(`${path}/${recommendationId}/revocation`, {});
    /** Makes a call about somebody who has left a contact by a new code, which is withdrawn afterwards. */
    const withContact = async (call: (contact: string) => Promise<Answered>) => {
      const { body } = await prepare.post<Referral>(path, await request());
      await leaveContact(body.url);
      const { items } = (await prepare.get<Recommendations>(path)).body;
      const made = items.find(({ recommendationId }) => recommendationId === body.recommendationId);
      const answer = await call(
        `${path}/${body.recommendationId}/contacts/${made?.contacts[0]?.contactId ?? ''}`,
      );
      await revoke(body);
      return answer;
    };
    return [
      {
        name: `list ${name}`,
        ...needs,
        make: (client) => answerOf(client.get<Recommendations>(path)),
      },
      {
        name: `make one of ${name}`,
        ...needs,
        make: async (client) => {
          const answer = await client.post<Referral>(path, await request());
          if (answer.status === 201) await revoke(answer.body);
          return answerOf(Promise.resolve(answer));
        },
      },
      {
        name: `revoke one of ${name}`,
        ...needs,
        make: async (client) => {
          const { body } = await prepare.post<Referral>(path, await request());
          const answer = await answerOf(client.post(`${path}/${body.recommendationId}/revocation`, {}));
          await revoke(body);
          return answer;
        },
      },
      {
        name: `say how it goes on with a contact of ${name}`,
        ...needs,
        make: (client) =>
          withContact((contact) =>
            answerOf(
              client.post(`${contact}/state`, { state: 'appointment', reason: 'Am Telefon vereinbart' }),
            ),
          ),
      },
      {
        name: `remove a contact of ${name}`,
        ...needs,
        make: (client) => withContact((contact) => answerOf(client.post(`${contact}/removal`, {}))),
      },
    ];
  });
