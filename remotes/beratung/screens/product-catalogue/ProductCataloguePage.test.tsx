import {
  createTestServices,
  openForCustomer,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { waitFor } from '@testing-library/react';
import beratung from '../../mount';

const household = testHouseholdOf(2);
const { householdId } = household.summary;

test('the door leads to the list, with the field that it was asked for', async () => {
  const path = `${routes.productCatalogue.href({ householdId })}?feld=work`;
  const { path: current } = await renderArea(beratung, { path, services: createTestServices([household]) });
  await waitFor(() => expect(current()).toBe(`${routes.productList.href({ householdId })}?feld=work`));
});

test('while it leads on, a customer is told the order of importance', async () => {
  const page = await openForCustomer(beratung, { hrefOf: routes.productCatalogue.href, household });
  expect(page).toHaveTextContent('Zuerst das Fundament, dann der Aufbau.');
});
