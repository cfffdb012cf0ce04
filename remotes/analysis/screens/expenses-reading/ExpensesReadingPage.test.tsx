import { createTestServices, renderArea, type TestHousehold } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, within } from '@testing-library/react';
import { musterhaus, servicesWithState } from '../../shared/frozen/testing/snapshotSample';
import analysis from '../../mount';

const { householdId } = musterhaus.summary;

/** The page of sample household 2, with a state that was kept when nothing went into holidays yet. */
async function open(sections: TestHousehold['sections'] = {}, isKept = true) {
  const items = Object.fromEntries(
    Object.entries(musterhaus.sections.expenses?.items ?? {}).filter(
      ([, { category }]) => category !== 'holidays',
    ),
  );
  const services = isKept
    ? servicesWithState({ sections: { expenses: { items } }, today: sections })
    : createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, ...sections } }]);
  await renderArea(analysis, { path: routes.expensesReading.href({ householdId }), services });
  await screen.findByRole('heading', { level: 1, name: 'Ausgaben kompakt' });
}

const budget = () => within(screen.getByRole('table', { name: 'Budget' }));

test('the month and the year stand beside one another, add up to the net, and nothing is edited', async () => {
  await open({}, false);
  expect(budget().getByRole('row', { name: /^Lebensmittel/ })).toHaveTextContent('720 €8.640 €');
  expect(budget().getByRole('row', { name: /^Ausgaben/ })).toHaveTextContent('2.650 €31.800 €');
  expect(budget().getByRole('row', { name: /^Frei verfügbar/ })).toHaveTextContent('566 €');
  expect(budget().getByRole('row', { name: /^Haushaltsnetto/ })).toHaveTextContent('5.450 €');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: /^seit/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'In den Report' })).toHaveAttribute(
    'href',
    routes.reportCreation.href({ householdId }),
  );
});

test('each line leads to the field that it is typed in, what contracts say to their list, what is left over nowhere', async () => {
  await open({}, false);
  const field = (name: string) => budget().getByRole('link', { name });
  const expenses = routes.expenses.href({ householdId });
  const contracts = routes.contracts.href({ householdId });
  expect(field('Lebensmittel')).toHaveAttribute('href', `${expenses}?fokus=groceries`);
  expect(field('Versicherungen')).toHaveAttribute('href', `${contracts}?art=versicherungen`);
  expect(field('Kreditraten')).toHaveAttribute('href', `${contracts}?art=kredite`);
  expect(field('Sparraten')).toHaveAttribute('href', `${contracts}?art=sparen`);
  expect(budget().queryByRole('link', { name: 'Frei verfügbar' })).not.toBeInTheDocument();
});

test('what has changed since the last state stands in a column of its own', async () => {
  await open();
  expect(await screen.findByRole('columnheader', { name: 'seit 12.11.2025' })).toBeVisible();
  expect(budget().getByRole('row', { name: /^Urlaub/ })).toHaveTextContent('+250 €');
  expect(budget().getByRole('row', { name: /^Lebensmittel/ })).toHaveTextContent(/0 €$/);
});

test('without a net nothing is said to be free', async () => {
  await open({ incomes: { items: {} } }, false);
  expect(budget().getByRole('row', { name: /^Frei verfügbar/ })).toHaveTextContent('–');
  expect(budget().queryByRole('row', { name: /^Haushaltsnetto/ })).not.toBeInTheDocument();
});

test('while nothing is recorded the page says so and leads to where it is', async () => {
  await open({ expenses: { items: {} } }, false);
  expect(screen.getByRole('main')).toHaveTextContent('Noch sind keine Ausgaben erfasst.');
  expect(screen.getByRole('link', { name: 'Bearbeiten' })).toHaveAttribute(
    'href',
    routes.expenses.href({ householdId }),
  );
});
