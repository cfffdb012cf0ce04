import { type SampleHousehold, sampleHouseholds } from '@vp-digital/core/household/samples';
import { createTestServices, renderArea, testHousehold } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, within } from '@testing-library/react';
import haushalt from '../../mount';

/** The second sample household, in which the net of all salaries is not known. */
function withoutNets(): SampleHousehold {
  const sample = sampleHouseholds[1];
  const items = Object.entries(sample.sections.incomes.items).map(([id, { net, ...income }]) => [
    id,
    income.kind === 'salary' || net === undefined ? income : { ...income, net },
  ]);
  return { ...sample, sections: { ...sample.sections, incomes: { items: Object.fromEntries(items) } } };
}

test('while expenses and accounts are not known, the reserve is not 0 € and the net not all free', async () => {
  const [, sample] = sampleHouseholds;
  const sections = { ...sample.sections, expenses: { items: {} }, assets: { items: {} } };
  const household = testHousehold({ ...sample, sections });
  const path = routes.householdOverview.href({ householdId: household.summary.householdId });
  await renderArea(haushalt, { path, services: createTestServices([household]) });
  expect(await screen.findByText(/Was frei bleibt, zeigt sich mit den Ausgaben/)).toHaveTextContent(
    '5.450 €',
  );
  const figures = await screen.findByRole('region', { name: 'Kennzahlen' });
  expect(figures).toHaveTextContent(/Frei verfügbar–.*Ausgaben ergänzen/);
  expect(figures).toHaveTextContent(/Reserve–.*Ausgaben ergänzen/);
  expect(screen.queryByText('Fehlt bis zum Ziel')).not.toBeInTheDocument();
});

test('while a net is not known nothing is said to be free or missing, least of all 518 € a month', async () => {
  const household = testHousehold(withoutNets());
  const path = routes.householdOverview.href({ householdId: household.summary.householdId });
  await renderArea(haushalt, { path, services: createTestServices([household]) });
  expect(await screen.findByText('Mit dem Einkommen beginnt der Überblick.')).toBeInTheDocument();
  const figures = await screen.findByRole('region', { name: 'Kennzahlen' });
  expect(figures).not.toHaveTextContent('518');
  expect(figures).toHaveTextContent('Haushaltsnetto–');
  expect(screen.queryByText('Es geht mehr hinaus, als hereinkommt')).not.toBeInTheDocument();
});

test.each([
  { when: 'is a dash while nobody was asked for one', absences: {}, amount: /^–$/ },
  {
    when: 'is 0 € where there is none',
    absences: { '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a01': { position: 0, of: 'contracts' as const } },
    amount: /^0 €$/,
  },
])('what contracts cost $when', async ({ absences, amount }) => {
  const [, sample] = sampleHouseholds;
  const sections = { ...sample.sections, contracts: { items: {} }, absences: { items: absences } };
  const household = testHousehold({ ...sample, sections });
  const path = routes.householdOverview.href({ householdId: household.summary.householdId });
  await renderArea(haushalt, { path, services: createTestServices([household]) });
  const table = await screen.findByRole('table', { name: 'Vom Haushaltsnetto zum freien Betrag, monatlich' });
  for (const name of [/^Versicherungen/, /^Kreditraten/, /^Sparraten/])
    expect(within(table).getByRole('row', { name }).lastElementChild).toHaveTextContent(amount);
});
