import {
  createTestServices,
  json,
  openForCustomer,
  renderArea,
  testCatalogue,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import type { BuildingPlan } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import beratung from '../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const [jonas = ''] = Object.entries(musterhaus.sections.persons?.items ?? {}).flatMap(
  ([id, { firstName }]) => (firstName === 'Jonas' ? [id] : []),
);

async function open(plan?: Partial<BuildingPlan>) {
  const items = plan ? { [jonas]: { position: 0, ...plan } } : {};
  const household = { ...musterhaus, sections: { ...musterhaus.sections, buildingPlans: { items } } };
  const services = createTestServices([household]);
  services.intercept(({ url }) =>
    url.pathname === '/api/product/catalogue' ? json(200, testCatalogue()) : undefined,
  );
  await renderArea(beratung, { path: routes.buildingSavingsNeed.href({ householdId }), services });
  await screen.findByRole('heading', { level: 1, name: 'Bausparen: Bedarf' });
  return services;
}

test('the sum proposed is the need less other money, and is taken over by one press', async () => {
  const user = userEvent.setup();
  const services = await open({ needAmount: 150_000_00, equity: 49_500_00 });
  // 100,500 € rounded up to full thousands
  expect(document.body.textContent.replaceAll('\u00A0', ' ')).toContain('Vorschlag: 101.000 €');
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() =>
    expect(services.section(householdId, 'buildingPlans').items[jonas]).toMatchObject({ sum: 101_000_00 }),
  );
});

test('a sum that nobody offers is said beside the field', async () => {
  await open({ sum: 3_000_00 });
  expect(screen.getByText('Unter 5.000 € wird kein Vertrag angeboten.')).toBeVisible();
});

test.each([
  ['Geldbedarf', '-100', 'Bitte einen Wert zwischen 0 € und 10.000.000 € angeben'],
  ['Davon aus anderem Vermögen', '99.999.999.999', 'Bitte einen Wert zwischen 0 € und 10.000.000 € angeben'],
  ['Bausparsumme', '1.234.567,89', 'Bitte einen Wert zwischen 0 € und 500.000 € angeben'],
])('%s: %s is not sent, and what is taken is said beside the field', async (label, typed, said) => {
  const user = userEvent.setup();
  const services = await open({ needAmount: 150_000_00 });
  const before = services.section(householdId, 'buildingPlans');
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(said.replaceAll(' €', '\u00A0€')));
  expect(field).toHaveValue(typed);
  expect(services.section(householdId, 'buildingPlans').items[jonas]?.sum).toBe(before.items[jonas]?.sum);
  await user.clear(field);
  await user.type(field, '3.235,50 EUR');
  await user.tab();
  expect(field).toBeValid();
  expect(field).toHaveValue('3.235,50');
});

test('without a need nothing is proposed, and without a rate no premium is promised', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull();
  expect(screen.getByText('Sobald der Sparbeitrag feststeht, rechnen wir die Prämie.')).toBeVisible();
});

test('the customer sees what is open as open, and that nothing is promised', async () => {
  const page = await openForCustomer(beratung, {
    hrefOf: routes.buildingSavingsNeed.href,
    household: musterhaus,
  });
  expect(page).toHaveTextContent(/Bausparsumme.*noch offen/);
  expect(page).toHaveTextContent('sagt niemand zu');
});
