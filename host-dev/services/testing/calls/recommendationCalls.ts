import type { Recommendations, Referral, SectionDocument } from '@vp-digital/core/contracts';
import type { permissions } from '@vp-digital/core/reference';
import type { Client } from '..';
import { type ServiceCall, answerOf } from './serviceCall';

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
    ];
  });
