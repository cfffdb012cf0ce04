import type { Intake, SectionDocument } from '@vp-digital/core/contracts';
import type { Client } from '..';
import { answerInto } from '../answerInto';
import { type ServiceCall, answerOf } from './serviceCall';

const code = '23456789';

/** Calls about what a household tells ahead; `prepare` may do everything. */
export function intakeCalls(household: string, prepare: Client): ServiceCall[] {
  const access = { permissions: ['mainAccess'], right: 'access' } as const;
  const intakes = `${household}/intakes`;
  const request = async () => {
    const { body } = await prepare.get<SectionDocument<'persons'>>(`${household}/sections/persons`);
    const grownUp = Object.entries(body.data.items).find(([, { role }]) => role !== 'child');
    return { code, areas: ['housing'], personIds: [grownUp?.[0]], days: 7 };
  };
  const made = async () => (await prepare.post<Intake>(intakes, await request())).body;
  /** So that there are never too many open ones. */
  const revoke = ({ linkId }: Intake) => prepare.post(`${intakes}/${linkId}/revocation`, {});
  return [
    { name: 'list links that ask ahead', ...access, make: (client) => answerOf(client.get(intakes)) },
    {
      name: 'ask ahead by a link',
      ...access,
      make: async (client) => {
        const answer = await client.post<Intake>(intakes, await request());
        if (answer.status === 201) await revoke(answer.body);
        return answerOf(Promise.resolve(answer));
      },
    },
    {
      name: 'close a link that asks ahead',
      ...access,
      make: async (client) => {
        const link = await made();
        const answer = await answerOf(client.post(`${intakes}/${link.linkId}/revocation`, {}));
        await revoke(link);
        return answer;
      },
    },
    {
      name: 'decide about what was told ahead',
      ...access,
      make: async (client) => {
        const link = await made();
        await answerInto(link.url, code, [{ area: 'housing', fields: { 'housing.area': '80' } }]);
        return answerOf(client.post(`${intakes}/${link.linkId}/decision`, { keys: ['housing.area'] }));
      },
    },
  ];
}
