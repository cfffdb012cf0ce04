import { openForCustomer, type TestHousehold, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { waitFor } from '@testing-library/react';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);

const open = (sections: TestHousehold['sections'] = {}, language: 'de' | 'en' = 'de') =>
  openForCustomer(analysis, { hrefOf: routes.expenses.href, household: musterhaus, sections, language });

function expenses(amount: (known: number) => number) {
  const items = Object.entries(musterhaus.sections.expenses?.items ?? {}).map(
    ([id, expense]) => [id, { ...expense, amount: amount(expense.amount) }] as const,
  );
  return { expenses: { items: Object.fromEntries(items) } };
}

test('the customer is told what is left of the month', async () => {
  const page = await open();
  expect(page).toHaveTextContent('Von 5.450 € im Monat bleiben Ihnen 566 € frei.');
});

test('in English every amount has its sign before it', async () => {
  const page = await open({}, 'en');
  await waitFor(() => expect(page).toHaveTextContent(/Insurance€279\sper month/));
  expect(page).not.toHaveTextContent(/\d\s*€\s*(per|a) (month|year)/);
});

test('an expense without its amount says nothing of what is left', async () => {
  const page = await open(expenses(() => 0));
  expect(page).toHaveTextContent('Ihre Ausgaben zeigen, was vom Monat bleibt.');
  expect(page).not.toHaveTextContent('frei.');
  await waitFor(() => expect(page).toHaveTextContent(/Ausgaben–fehlt noch/));
  expect(page).toHaveTextContent(/Wohnen–fehlt noch/);
});

test('what contracts cost is not known where nobody was asked for one', async () => {
  const page = await open({ contracts: { items: {} } });
  await waitFor(() =>
    expect(page).toHaveTextContent(/Versicherungen–fehlt nochKreditraten–fehlt nochSparraten–fehlt noch/),
  );
});

test('what is left is then what is known so far, and the share that is saved is not claimed', async () => {
  const page = await open({ contracts: { items: {} } });
  expect(page).toHaveTextContent(/Nach dem, was wir bisher wissen, bleiben von 5\.450 € im Monat [\d.]+ €\./);
  expect(page).toHaveTextContent('Versicherungen und weitere Verträge fehlen noch.');
  await waitFor(() => expect(page).toHaveTextContent(/Frei verfügbar–fehlt noch/)); // no sum of what nobody was asked for
  expect(page).not.toHaveTextContent(/Reserve\d/);
  expect(page).toHaveTextContent(/Sparquotenoch nicht bekannt/);
});

test('what is left of a month of which nothing is known is missing, and not known in part', async () => {
  const none = { items: {} };
  const page = await open({ contracts: none, incomes: none, expenses: none });
  await waitFor(() => expect(page).toHaveTextContent(/Frei verfügbar–fehlt noch/));
  expect(page).not.toHaveTextContent('soweit bekannt');
});

test('who saves nothing has no saving rates, whatever else may be', async () => {
  const none = { position: 0, of: 'savings' as const };
  const page = await open({
    contracts: { items: {} },
    absences: { items: { '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a01': none } },
  });
  await waitFor(() =>
    expect(page).toHaveTextContent(/Versicherungen–fehlt noch.*Kreditraten–fehlt noch.*Sparraten0\s€ mtl\./),
  );
});

test('who has no contract pays nothing for any', async () => {
  const none = { position: 0, of: 'contracts' as const };
  const page = await open({
    contracts: { items: {} },
    absences: { items: { '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a01': none } },
  });
  await waitFor(() =>
    expect(page).toHaveTextContent(/Versicherungen0\s€ mtl\..*Kreditraten0\s€ mtl\..*Sparraten0\s€ mtl\./),
  );
});

test('an estimated net makes the net and what is left an estimate, and nothing else', async () => {
  const items = Object.entries(musterhaus.sections.incomes?.items ?? {}).map(
    ([id, income]) => [id, { ...income, source: 'estimated' as const }] as const,
  );
  const page = await open({ incomes: { items: Object.fromEntries(items) } });
  await waitFor(() => expect(page).toHaveTextContent(/Haushaltsnetto5\.450\s€ mtl\.geschätzt/));
  expect(page).toHaveTextContent(/Versicherungen279\s€ mtl\.angegebenKreditraten1\.505\s€ mtl\.angegeben/);
});
