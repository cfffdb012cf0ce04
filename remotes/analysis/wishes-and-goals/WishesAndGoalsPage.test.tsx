import { sampleHouseholds } from '@vp-digital/core/household/samples';
import { createTestServices, renderArea, testHousehold } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen } from '@testing-library/react';
import analysis from '../mount';

test('the page says how many persons the household has', async () => {
  const [sample] = sampleHouseholds;
  const household = testHousehold(sample);
  const path = routes.wishesAndGoals.href({ householdId: sample.householdId });
  await renderArea(analysis, { path, services: createTestServices([household]) });
  const count = household.summary.persons.length;
  expect(await screen.findByRole('heading', { level: 1, name: 'Wünsche & Ziele' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(
    count === 1 ? 'Zum Haushalt gehört 1 Person.' : `Zum Haushalt gehören ${count} Personen.`,
  );
});
