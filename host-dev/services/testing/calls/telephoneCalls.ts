import { randomUUID } from 'node:crypto';
import type { PictureRequest, Telephones } from '@vp-digital/core/contracts';
import type { Client } from '..';
import { type ServiceCall, answerOf } from './serviceCall';

const code = '23456789';
const viewId = randomUUID();
const picture: PictureRequest = {
  viewId,
  screen: '/haushalt/:householdId/uebersicht',
  language: 'de',
  styles: [],
  nodes: [{ in: -1, text: 'Ihr Überblick' }],
};

/** Calls about what customers see on their telephones; `prepare` may do everything. */
export function telephoneCalls(household: string, prepare: Client): ServiceCall[] {
  const access = { permissions: ['mainAccess'], right: 'access' } as const;
  const telephones = `${household}/telephones`;
  const request = async () => {
    const { body } = await prepare.get<Telephones>(telephones);
    return { viewId, personId: body.partners[0]?.personId, code };
  };
  return [
    { name: 'list telephones', ...access, make: (client) => answerOf(client.get(telephones)) },
    {
      name: 'let a telephone in',
      ...access,
      make: async (client) => answerOf(client.post(telephones, await request())),
    },
    {
      name: 'show telephones a picture',
      ...access,
      make: (client) => answerOf(client.put(`${telephones}/picture`, picture)),
    },
    {
      name: 'ask telephones something',
      ...access,
      make: async (client) => {
        await prepare.post(telephones, await request());
        await prepare.put(`${telephones}/picture`, picture);
        return answerOf(client.put(`${telephones}/question`, { viewId, question: { kind: 'ownGrade' } }));
      },
    },
    ...(['reveal', 'end'] as const).map((step) => ({
      name: `${step} what telephones are asked`,
      ...access,
      make: (client: Client) =>
        answerOf(client.post(`${telephones}/question/${step}`, { viewId, questionId: randomUUID() })),
    })),
    {
      name: 'end a telephone',
      ...access,
      make: (client) => answerOf(client.post(`${telephones}/${randomUUID()}/end`, { viewId })),
    },
    {
      name: 'end all telephones',
      ...access,
      make: (client) => answerOf(client.post(`${telephones}/end`, { viewId })),
    },
  ];
}
