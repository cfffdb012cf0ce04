import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  type HealthChartDocument,
  healthChartDocument,
  type SectionDocument,
} from '@vp-digital/core/contracts';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const household = `/api/households/${householdId(6)}`;

const chartPath = async (): Promise<string> => {
  const { body } = await petra.get<SectionDocument<'persons'>>(`${household}/sections/persons`);
  return `${household}/persons/${Object.keys(body.data.items)[0] ?? ''}/health-chart`;
};

it('the sample household that decides on private insurance has consented and said how its health is', async () => {
  const read = await petra.get<HealthChartDocument>(await chartPath());
  const { state, chart, givenOn, keptUntil } = healthChartDocument.parse(read.body);
  assert.deepEqual([state, givenOn, keptUntil], ['given', '2026-10-01', '2026-12-30T10:00:00.000Z']);
  assert.deepEqual([chart?.heightCm, chart?.weightKg], [172, 66]); // a body mass index of 22.3
  const said = Object.entries(chart?.answers ?? {}).filter(([, { answer }]) => answer === 'yes');
  assert.deepEqual(
    said.map(([question, { details, healed }]) => [question, details, healed]),
    [
      ['lungs', 'Heuschnupfen', undefined],
      ['spine', 'Physiotherapie der Schulter', true],
    ],
  );
});

it('what was removed of it does not come back with the next start', async () => {
  const path = await chartPath();
  assert.equal((await petra.post(`${path}/removal`, { copy: 'notWanted' })).status, 200);
  const again = await services.restart();
  const { body } = await petra.get<HealthChartDocument>(path);
  assert.deepEqual([body.state, body.ended?.reason], ['empty', 'removed']);
  await again.close();
});
