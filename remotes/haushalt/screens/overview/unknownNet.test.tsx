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

const withSections = async (sections: Partial<SampleHousehold['sections']>) => {
  const [, sample] = sampleHouseholds;
  const household = testHousehold({ ...sample, sections: { ...sample.sections, ...sections } });
  const path = routes.householdOverview.href({ householdId: household.summary.householdId });
  await renderArea(haushalt, { path, services: createTestServices([household]) });
};

test('while nobody was asked for contracts nothing that counts them is a number, and no goal is reached', async () => {
  await withSections({ contracts: { items: {} }, absences: { items: {} } });
  expect(await screen.findByText(/^Nach dem, was bisher bekannt ist/)).toHaveTextContent(
    'Nach dem, was bisher bekannt ist, bleiben von 5.450 € im Monat 2.800 €. Versicherungen und weitere Verträge fehlen noch.',
  );
  const figures = await screen.findByRole('region', { name: 'Kennzahlen' });
  expect(figures).toHaveTextContent(/Frei verfügbar–.*Verträge ergänzen/);
  expect(figures).toHaveTextContent(/Reserve–.*Verträge ergänzen/);
  expect(screen.queryByText(/Ziel erreicht/)).toBeNull();
  expect(screen.queryByRole('table', { name: 'Vom Haushaltsnetto zum freien Betrag, monatlich' })).toBeNull();
});

test('what contracts cost is 0 € where there is none', async () => {
  const absence = { position: 0, of: 'contracts' as const };
  await withSections({
    contracts: { items: {} },
    absences: { items: { '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a01': absence } },
  });
  const table = await screen.findByRole('table', { name: 'Vom Haushaltsnetto zum freien Betrag, monatlich' });
  for (const name of [/^Versicherungen/, /^Kreditraten/, /^Sparraten/])
    expect(within(table).getByRole('row', { name }).lastElementChild).toHaveTextContent(/^0 €$/);
});

test('a sum without the income of one of two says so, in the sentence and at the figure', async () => {
  const [, sample] = sampleHouseholds;
  const [jonas] = Object.keys(sample.sections.persons.items);
  const own = Object.entries(sample.sections.incomes.items).filter(
    ([, { personId, kind }]) => personId === jonas || kind === 'childBenefit',
  );
  await withSections({ incomes: { items: Object.fromEntries(own) } });
  expect(await screen.findByText(/^Im Monat fehlen/)).toHaveTextContent(
    /Darin fehlt noch das Einkommen von Aylin\.$/,
  );
  const figures = await screen.findByRole('region', { name: 'Kennzahlen' });
  expect(screen.queryByText('Es geht mehr hinaus, als hereinkommt')).toBeNull(); // nobody knows that yet
  expect(figures).toHaveTextContent(/Haushaltsnetto.*Darin fehlt noch das Einkommen von Aylin\./);
});
