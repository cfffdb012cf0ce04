import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import beratung from '../../mount';

async function open() {
  const household = testHouseholdOf(1);
  const path = routes.incomeProtectionCauses.href({ householdId: household.summary.householdId });
  return renderArea(beratung, { path, services: createTestServices([household]), customer: customerLooks });
}

test('one basis at a time, each number with its source, and an old one is marked', async () => {
  await open();
  const old = within(await screen.findByRole('region', { name: 'Ursachen, private BU 2018' }));
  expect(old.getByRole('row', { name: /Krebs/ })).toHaveTextContent('15,5 %');
  expect(old.getByText('älter als drei Jahre')).toBeVisible();
  const newest = within(screen.getByRole('region', { name: 'Ursachen, private BU 2025' }));
  expect(newest.queryByText('älter als drei Jahre')).toBeNull();
  expect(newest.getByText(/^Quelle: Morgen & Morgen/)).toBeVisible();
  expect(screen.queryByRole('region', { name: /gesetzliche EM/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'gesetzliche EM' }));
  expect(await screen.findByRole('region', { name: 'Ursachen, gesetzliche EM 2023' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /private BU/ })).toBeNull();
});

test('the other half of the step is one choice away', async () => {
  const { path } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Versorgung' }));
  expect(path()).toMatch(/arbeitskraft\/4\/versorgung$/);
});

test('the customer never sees both in one chart, and reads the sources', async () => {
  await open();
  const page = await customersPage();
  expect(page).toHaveTextContent(/Private Berufsunfähigkeit, 2025/);
  expect(page).toHaveTextContent(/Gesetzliche Erwerbsminderung, 2022.*älter als drei Jahre/);
});
