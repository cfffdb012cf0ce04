import {
  createTestServices,
  openForCustomer,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, within } from '@testing-library/react';
import beratung from '../../mount';

const household = testHouseholdOf(2);
const { householdId } = household.summary;
const aylin = household.summary.persons[1]?.personId ?? '';

test('the foundation over own contracts and gaps: what is missing in euros, and the way to its products', async () => {
  const path = `${routes.productPyramid.href({ householdId })}?person=${aylin}`;
  await renderArea(beratung, { path, services: createTestServices([household]) });
  const base = within(await screen.findByRole('region', { name: 'Fundament' }));
  // F17 of Aylin: 80 % of 1.697 € less what the state pays leaves 533 € a month.
  expect(base.getByText(/^533\s€ mtl\. fehlen$/)).toBeVisible();
  expect(base.getByRole('link', { name: 'Produkte zu Arbeitskraft' })).toHaveAttribute(
    'href',
    `${routes.productList.href({ householdId })}?feld=work&person=${aylin}`,
  );
  expect(screen.getByText('Fundament zuerst')).toBeVisible(); // the fund plan runs meanwhile
});

test('what nobody has told is no gap', async () => {
  const known = { ...household, sections: { persons: household.sections.persons ?? { items: {} } } };
  const path = routes.productPyramid.href({ householdId });
  await renderArea(beratung, { path, services: createTestServices([known]) });
  const base = within(await screen.findByRole('region', { name: 'Fundament' }));
  expect(base.queryByText('Lücke')).toBeNull();
  expect(base.getAllByText('offen, noch nicht gefragt').length).toBeGreaterThan(2);
});

test('the customer reads the stages from the foundation up', async () => {
  const page = await openForCustomer(beratung, { hrefOf: routes.productPyramid.href, household });
  expect(page).toHaveTextContent(/Fundament.*Vorsorge.*Aufbau.*Chance/);
});
