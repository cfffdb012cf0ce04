import { ownCore, defineScreen } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi, useKnownHousehold } from '@vp-digital/core/services';
import { act, screen, waitFor } from '@testing-library/react';
import { defineMicroApp } from './defineMicroApp';
import { createTestServices, renderArea, testHouseholds } from './testing';

const [household] = testHouseholds;
const { summary } = household;

const area = defineMicroApp(
  defineArea('analysis', [
    defineScreen(routes.income, { page: async () => ({ default: () => 'Einkommen' }) }),
  ]),
  {
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

test('a household that is asked for again, and is as it was, draws nothing', async () => {
  let draws = 0;
  const Named = () => {
    draws += 1;
    return <h1>{useKnownHousehold(summary.householdId).household?.name}</h1>;
  };
  const areaApi = createAreaApi('analysis');
  const named = defineMicroApp(
    defineArea('analysis', [defineScreen(routes.income, { page: async () => ({ default: Named }) })]),
    { areaApi, ownCore, version: '1.0.0' },
  );
  const services = createTestServices([household]);
  let asked = 0;
  services.intercept(({ url }) => {
    if (url.pathname.endsWith('/graphql/person')) asked += 1;
    return undefined;
  });
  const path = routes.income.href({ householdId: summary.householdId });
  const { shared } = await renderArea(named, { path, services });
  expect(await screen.findByRole('heading', { name: summary.name })).toBeVisible();
  const [drawn, before] = [draws, asked];
  await act(async () => void shared.store.dispatch(areaApi.api.util.invalidateTags(['Household'])));
  await waitFor(() => expect(asked).toBe(before + 1));
  await waitFor(() => expect(JSON.stringify(shared.store.getState())).not.toContain('pending'));
  expect(draws).toBe(drawn);
});
