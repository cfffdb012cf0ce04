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

test('a customer is led on to the options, too', async () => {
  await openForCustomer(beratung, { hrefOf: routes.productCatalogue.href, household });
  await waitFor(() =>
    expect(document.querySelector('[data-vp-customer-page] article')).toHaveTextContent(
      /^Ihre Möglichkeiten, Jonas/,
    ),
  );
});
