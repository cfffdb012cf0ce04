import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { waitFor } from '@testing-library/react';
import analysis from '../mount';

const musterhaus = testHouseholdOf(2);
const path = routes.expenses.href({ householdId: musterhaus.summary.householdId });

async function open(sections: TestHousehold['sections'] = {}, language: 'de' | 'en' = 'de') {
  const household = { ...musterhaus, sections: { ...musterhaus.sections, ...sections } };
  await renderArea(analysis, {
    path,
    services: createTestServices([household]),
    language,
    customer: customerLooks,
  });
  return customersPage();
}

function expenses(amount: (told: number) => number) {
  const items = Object.entries(musterhaus.sections.expenses?.items ?? {}).map(
    ([id, expense]) => [id, { ...expense, amount: amount(expense.amount) }] as const,
  );
  return { expenses: { items: Object.fromEntries(items) } };
}

test('the customer is told what is left of the month', async () => {
  const page = await open();
  expect(page).toHaveTextContent('Von 5.450 € im Monat bleiben Ihnen 566 € frei.');
});

test('an expense without its amount says nothing of what is left', async () => {
  const page = await open(expenses(() => 0));
  expect(page).toHaveTextContent('Ihre Ausgaben zeigen, was vom Monat bleibt.');
  expect(page).not.toHaveTextContent('frei.');
  await waitFor(() => expect(page).toHaveTextContent(/Ausgaben–fehlt noch/));
  expect(page).toHaveTextContent(/Wohnen–fehlt noch/);
});

test('what nobody has told counts as no confirmed figure', async () => {
  const page = await open({ contracts: { items: {} } });
  await waitFor(() =>
    expect(page).toHaveTextContent(/Versicherungen0\s€ mtl\.Kreditraten0\s€ mtl\.Sparraten0\s€ mtl\.Frei/),
  );
});

test('an estimated net makes the net and what is left an estimate, and nothing else', async () => {
  const items = Object.entries(musterhaus.sections.incomes?.items ?? {}).map(
    ([id, income]) => [id, { ...income, source: 'estimated' as const }] as const,
  );
  const page = await open({ incomes: { items: Object.fromEntries(items) } });
  await waitFor(() => expect(page).toHaveTextContent(/Haushaltsnetto5\.450\s€ mtl\.geschätzt/));
  expect(page).toHaveTextContent(/Versicherungen279\s€ mtl\.belegtKreditraten1\.505\s€ mtl\.belegt/);
});
