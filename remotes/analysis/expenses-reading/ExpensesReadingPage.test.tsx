import {
  createTestServices,
  json,
  renderArea,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, within } from '@testing-library/react';
import analysis from '../mount';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const snapshotId = '55555555-0000-4000-8000-000000000001';
const figures = { netMonthly: 545_000, free: 56_600, netWorth: 23_120_000 };

/** The page of sample household 2, with a state that was kept when nothing went into holidays yet. */
async function open(sections: TestHousehold['sections'] = {}, isKept = true) {
  const household = { ...musterhaus, sections: { ...musterhaus.sections, ...sections } };
  const services = createTestServices([household]);
  const items = Object.fromEntries(
    Object.entries(musterhaus.sections.expenses?.items ?? {}).filter(
      ([, { category }]) => category !== 'holidays',
    ),
  );
  const kept = {
    snapshotId,
    householdId,
    label: 'Jahresgespräch 2025',
    occasion: 'annualReview',
    createdAt: '2025-11-12T10:00:00.000Z',
    createdBy: 'Petra Beispiel',
    sha256: 'ab'.repeat(32),
    figures,
    reports: 0,
  };
  const payload = {
    schemaVersion: 1,
    engineVersion: '1.0.0',
    lawYear: 2025,
    referenceDate: '2025-11-12',
    household: { householdId, legacyHouseholdId: 100002, name: musterhaus.summary.name },
    versions: {},
    sections: { ...musterhaus.sections, expenses: { items } },
    figures,
  };
  services.intercept(({ method, url }) => {
    if (method !== 'GET' || !url.pathname.includes('/snapshots')) return undefined;
    return json(200, url.pathname.endsWith(snapshotId) ? { ...kept, payload } : isKept ? [kept] : []);
  });
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
