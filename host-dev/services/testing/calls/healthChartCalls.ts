import type { HealthChartDocument, SectionDocument } from '@vp-digital/core/contracts';
import type { Client } from '..';
import { type ServiceCall, answerOf } from './serviceCall';

/** Calls about health answers; `prepare` may do everything. */
export function healthChartCalls(household: string, prepare: Client): ServiceCall[] {
  const needs = { permissions: ['mainAccess', 'pkvModule', 'sectionReport'], right: 'access' } as const;
  const consented = async () => {
    const { body } = await prepare.get<SectionDocument<'persons'>>(`${household}/sections/persons`);
    const [personId = ''] = Object.entries(body.data.items).find(([, { role }]) => role !== 'child') ?? [];
    await prepare.post(`${household}/consents`, {
      action: 'given',
      personId,
      givenBy: personId,
      topics: [{ topic: 'healthData', textVersion: '2025-07' }],
      proof: { form: 'click', name: 'Muster Person' },
    });
    return `${household}/persons/${personId}/health-chart`;
  };
  const given = async () => {
    const path = await consented();
    const { body } = await prepare.get<HealthChartDocument>(path);
    if (body.state === 'empty')
      await prepare.put(path, { answers: { skin: { answer: 'no' } } }, body.version);
    return path;
  };
  return [
    {
      name: 'read health answers',
      ...needs,
      make: async (client) => answerOf(client.get(await given())),
    },
    {
      name: 'write health answers',
      ...needs,
      make: async (client) => {
        const path = await given();
        const { body } = await prepare.get<HealthChartDocument>(path);
        return answerOf(client.put(path, { answers: { lungs: { answer: 'no' } } }, body.version));
      },
    },
    {
      name: 'hand out a copy of health answers',
      ...needs,
      make: async (client) => answerOf(client.post(`${await given()}/copy`, {})),
    },
    {
      name: 'remove health answers',
      ...needs,
      make: async (client) => answerOf(client.post(`${await given()}/removal`, { copy: 'notWanted' })),
    },
  ];
}
