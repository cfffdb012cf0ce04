import { ownCore, page } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { waitFor } from '@testing-library/react';
import { defineMicroApp } from './defineMicroApp';
import { createTestServices, renderArea, testHouseholds } from './testing';

const [household] = testHouseholds;
const { summary } = household;

const area = defineMicroApp(
  defineArea('analysis', [page(routes.income, async () => ({ default: () => 'Einkommen' }))]),
  {
    texts: { de: {}, en: () => Promise.resolve({ default: {} }) },
    areaApi: createAreaApi('analysis'),
    ownCore,
    version: '1.0.0',
  },
);

test('a household of two long names is told to the shell too, as long as the message takes it', async () => {
  const name = 'Wolkenstein-Trostburg, Anna-Maria & Hohenlohe-Langenburg-Waldenburg, Maximilian-Friedrich';
  const services = createTestServices([{ ...household, summary: { ...summary, name } }]);
  const path = routes.income.href({ householdId: summary.householdId });
  const { messages } = await renderArea(area, { path, services });
  await waitFor(() => expect(messages.map(({ type }) => type)).toContain('advisorEnteredHousehold'));
  const entered = messages.find(({ type }) => type === 'advisorEnteredHousehold');
  expect(entered?.payload).toMatchObject({ name: `${name.slice(0, 79)}…` });
});
