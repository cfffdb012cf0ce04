import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  type RenderAreaOptions,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import terminabschluss from '../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId, legacyHouseholdId } = musterhaus.summary;
const [jonas = '', aylin = ''] = musterhaus.summary.persons.map(({ personId }) => personId);
const path = routes.recruiting.href({ legacyHouseholdId: String(legacyHouseholdId) });

async function open(
  items: NonNullable<TestHousehold['sections']['jobInterests']>['items'] = {},
  options: Partial<RenderAreaOptions> = {},
) {
  const services = createTestServices([
    { ...musterhaus, sections: { ...musterhaus.sections, jobInterests: { items } } },
  ]);
  await renderArea(terminabschluss, { path, services, ...options });
  return () => services.section(householdId, 'jobInterests').items;
}

test('interest is followed up only with the person’s own consent', async () => {
  const stored = await open();
  const card = within(await screen.findByRole('region', { name: 'Jonas' }));
  await userEvent.click(card.getByRole('button', { name: 'Im Nebenberuf' }));
  await waitFor(() => expect(stored()[jonas]).toMatchObject({ answer: 'sideJob' }));
  expect(stored()[jonas]).not.toHaveProperty('stage');
  await userEvent.click(card.getByRole('switch', { name: /einverstanden/ }));
  await waitFor(() => expect(stored()[jonas]).toMatchObject({ agreedOn: '2026-10-01', stage: 'interest' }));
});

test('a no counts for the household and for good', async () => {
  const stored = await open();
  const card = within(await screen.findByRole('region', { name: 'Aylin' }));
  await userEvent.click(card.getByRole('button', { name: 'Nein, danke' }));
  await waitFor(() => expect(stored()[aylin]).toMatchObject({ answer: 'no' }));
  expect(await screen.findByText('Dieser Haushalt möchte nicht gefragt werden.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Jonas' })).toBeNull(); // nobody else is asked
});

test('recruiting stands beside no amount, no gift and no contract', async () => {
  await open({}, { customer: customerLooks });
  const page = await customersPage();
  for (const seen of [await screen.findByRole('main'), page])
    expect(seen).not.toHaveTextContent(/€|Prämie|Geschenk|Warenkorb|Rabatt|Sie sparen/);
});

test('without the permission the page is refused', async () => {
  const held = Object.values(permissions).filter((one) => one !== permissions.teamBuilding);
  await open({}, { user: { permissions: held } });
  expect(await screen.findByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
});
