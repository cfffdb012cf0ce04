import type { Suitability } from '@vp-digital/core/household';
import {
  createTestServices,
  customerLooks,
  customersPage,
  json,
  ownPreferences,
  renderArea,
  testCatalogue,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import beratung from '../../mount';

const household = testHouseholdOf(6);
const { householdId, persons } = household.summary;
const nadine = persons[0]?.personId ?? '';

/** Class 3 and eight years: 4,000 € of 20,000 € may be lost. */
const answers: Suitability = {
  position: 0,
  amount: 2_000_000,
  horizonYears: 8,
  lossTolerance: 600_000,
  lossCapacity: 400_000,
  largestLoss: 500_000,
  understands: ['funds'],
  sustainability: 'no',
};

async function open(suitability: Record<string, Suitability>, looksOn = false) {
  const services = createTestServices([
    { ...household, sections: { ...household.sections, suitability: { items: suitability } } },
  ]);
  const { answer, kept } = ownPreferences();
  services.intercept(answer);
  const profile = { investmentNumber: 'D-F-123-ABCD-12', investmentScopes: ['funds'] };
  services.intercept(({ url }) => {
    if (url.pathname === '/api/product/catalogue') return json(200, testCatalogue());
    return url.pathname === '/api/settings/acting-advisor'
      ? json(200, { name: 'Petra Beispiel', isOwn: true, profile })
      : undefined;
  });
  const path = routes.investmentProducts.href({ householdId });
  await renderArea(beratung, { path, services, ...(looksOn && { customer: customerLooks }) });
  return { kept };
}

test('without a frame there is no list, and the way to it', async () => {
  await open({});
  expect(await screen.findByRole('link', { name: 'Zum Rahmen' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('what lies within the frame, with its costs in euros; above it only on request and marked', async () => {
  await open({ [nadine]: answers });
  const table = within(await screen.findByRole('table', { name: 'Anlagen' }));
  // 0.15 % a year of 10,000 €, ten years: 10,000 × (1 − 0.9985^10) = 149 €
  expect(table.getByRole('row', { name: /Geldmarkt Euro/ })).toHaveTextContent(/149\s€/);
  expect(table.queryByRole('row', { name: /ETF Welt/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /auch über dem Rahmen/ }));
  const [etf] = await screen.findAllByRole('row', { name: /ETF Welt/ });
  expect(etf).toHaveTextContent('über dem Rahmen');
});

test('nothing goes into the cart before the frame is recorded', async () => {
  await open({ [nadine]: answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Geldmarkt Euro' }));
  expect(
    await screen.findByText('In den Warenkorb geht es erst, wenn der Rahmen festgehalten ist.'),
  ).toBeVisible();
});

test('an investment is starred, and the starred ones can be shown alone', async () => {
  const { kept } = await open({ [nadine]: answers });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Geldmarkt Euro: Favorit', pressed: false }),
  );
  await waitFor(() => expect(kept().favouriteProducts).toHaveLength(1));
  const rows = () => within(screen.getByRole('table', { name: 'Anlagen' })).getAllByRole('row').length;
  const before = rows();
  await userEvent.click(screen.getByRole('button', { name: 'Nur Favoriten' }));
  expect(rows()).toBe(2); // its head and the one
  expect(before).toBeGreaterThan(2);
});

test('the customer reads what costs what', async () => {
  await open({ [nadine]: answers }, true);
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent(/Geldmarkt Euro.*149\s€ Kosten/));
});
