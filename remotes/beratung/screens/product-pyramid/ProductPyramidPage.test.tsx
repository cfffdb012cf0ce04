import {
  createTestServices,
  json,
  openForCustomer,
  ownPreferences,
  renderArea,
  testCatalogue,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('a block that is there in part shows how much, one that is whole does not', async () => {
  const path = `${routes.productPyramid.href({ householdId })}?person=${aylin}`;
  await renderArea(beratung, { path, services: createTestServices([household]) });
  const base = within(await screen.findByRole('region', { name: 'Fundament' }));
  const blockOf = (name: string) =>
    base.getByRole('link', { name: `Produkte zu ${name}` }).closest('[data-state]');
  const [, there] = blockOf('Arbeitskraft')?.querySelectorAll('rect') ?? [];
  expect(there).toHaveAttribute('width', '60.7%'); // 825 of 1.358 € a month
  expect(blockOf('Haftpflicht')?.querySelector('rect')).toBeNull();
});

test('what nobody has told is no gap', async () => {
  const known = { ...household, sections: { persons: household.sections.persons ?? { items: {} } } };
  const path = routes.productPyramid.href({ householdId });
  await renderArea(beratung, { path, services: createTestServices([known]) });
  const base = within(await screen.findByRole('region', { name: 'Fundament' }));
  expect(base.queryByText('Lücke')).toBeNull();
  // neither is it nobody's concern: what a person does and how they live was not asked
  expect(base.getAllByText('offen, noch nicht gefragt')).toHaveLength(6);
  expect(base.queryByText('nicht relevant')).toBeNull();
});

test('starred products stand in their stage, lead to their field, and are taken back there', async () => {
  const services = createTestServices([household]);
  const { answer, kept } = ownPreferences({ favouriteProducts: ['phv-komfort'] });
  services.intercept(answer);
  services.intercept(({ url }) =>
    url.pathname === '/api/product/catalogue' ? json(200, testCatalogue()) : undefined,
  );
  const path = `${routes.productPyramid.href({ householdId })}?person=${aylin}`;
  await renderArea(beratung, { path, services });
  const base = within(await screen.findByRole('region', { name: 'Fundament' }));
  expect(await base.findByRole('link', { name: 'Haftpflicht Komfort' })).toHaveAttribute(
    'href',
    `${routes.productList.href({ householdId })}?feld=liability&person=${aylin}`,
  );
  expect(screen.getAllByText('Favoriten')).toHaveLength(1);
  await userEvent.click(base.getByRole('button', { name: 'Haftpflicht Komfort: Favorit', pressed: true }));
  await waitFor(() => expect(kept().favouriteProducts).toEqual([]));
  await waitFor(() => expect(screen.queryByText('Favoriten')).toBeNull());
});

test('the customer reads the stages from the foundation up', async () => {
  const page = await openForCustomer(beratung, { hrefOf: routes.productPyramid.href, household });
  expect(page).toHaveTextContent(/Fundament.*Vorsorge.*Aufbau.*Chance/);
});
