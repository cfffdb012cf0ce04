import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { waitFor } from '@testing-library/react';
import haushalt from '../../../mount';

const musterhaus = testHouseholdOf(2);

async function open(owed: number) {
  const debt = { position: 0, kind: 'private' as const, amount: owed, asOf: '2026-10-01', ownership: {} };
  const liabilities = { items: { '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a01': debt } };
  await renderArea(haushalt, {
    path: routes.householdOverview.href({ householdId: musterhaus.summary.householdId }),
    services: createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, liabilities } }]),
    customer: customerLooks,
  });
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent('Nettovermögen'));
  return page;
}

const bar = (page: HTMLElement) => page.querySelector('[aria-label*="gehören Ihnen ohne Schulden"]');

test('a bar shows what part of all that is owned is free of debts', async () => {
  expect(bar(await open(1_000_00))).not.toBeNull();
});

test('where more is owed than owned no part is free, and no bar says so', async () => {
  expect(bar(await open(9_000_000_00))).toBeNull();
});
