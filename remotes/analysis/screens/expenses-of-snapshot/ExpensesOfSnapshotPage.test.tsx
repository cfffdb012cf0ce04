import { customerLooks, customersPage, problemAnswer, renderArea } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type SnapshotSample,
  musterhaus,
  servicesWithState,
  snapshotId,
} from '../../shared/frozen/testing/snapshotSample';
import analysis from '../../mount';

const { householdId } = musterhaus.summary;
const path = routes.expensesOfSnapshot.href({ householdId, snapshotId });

/** What today's code would never make of the documents. */
const derived = {
  net: {},
  figures: {
    householdNet: 500_014,
    livingCosts: 265_000,
    premiums: 20_000,
    loanRates: 120_000,
    savingRates: 30_000,
    freeAmount: 65_000,
    needs: 0.6,
    wants: 0.21,
    saving: 0.19,
    householdNetOfYear: 6_000_168,
    livingCostsOfYear: 3_180_000,
    premiumsOfYear: 240_000,
    loanRatesOfYear: 1_440_000,
    savingRatesOfYear: 360_000,
    freeAmountOfYear: 780_000,
  },
};

async function open(state: SnapshotSample = {}) {
  await renderArea(analysis, { path, services: servicesWithState(state) });
  await screen.findByRole('heading', { level: 1, name: 'Ausgaben zum Stichtag' });
  await screen.findByRole('heading', { name: 'Stand vom 12.11.2025, unverändert' });
}

const budget = () => within(screen.getByRole('table', { name: 'Budget' }));

test('what was computed then is shown, never what today’s code makes of it', async () => {
  await open({ derived });
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Von 5.000 € netto gingen 2.650 € ins Leben, 650 € mtl. blieben frei.');
  expect(main).toHaveTextContent('Jahresgespräch 2025 · gerechnet mit Fassung 1.0.0, Rechtsstand 2025');
  expect(budget().getByRole('row', { name: /^Frei verfügbar/ })).toHaveTextContent('650 €7.800 €');
  expect(budget().getByRole('row', { name: /^Haushaltsnetto/ })).toHaveTextContent('5.000 €60.002 €');
  expect(main).toHaveTextContent('Deshalb gibt es kein Bild der Geldflüsse.'); // 5.450 € came in by the documents
  expect(screen.queryByRole('heading', { name: 'Wohin Ihr Geld fließt' })).not.toBeInTheDocument();
  const rule = within(screen.getByRole('table', { name: '50-30-20' }));
  expect(rule.getAllByRole('row')[1]).toHaveTextContent('60');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('of a state that kept nothing of the year no year is computed by today’s code', async () => {
  const figures = Object.fromEntries(
    Object.entries(derived.figures).filter(([name]) => !name.endsWith('OfYear')),
  );
  await open({ derived: { net: {}, figures } });
  expect(budget().getByRole('row', { name: /^Frei verfügbar/ })).toHaveTextContent(/650 €–$/);
  expect(budget().getByRole('row', { name: /^Haushaltsnetto/ })).toHaveTextContent(/5\.000 €–$/);
});

test('an older state, which kept no figures, is computed for its own day and says so', async () => {
  await open();
  expect(screen.getByRole('main')).toHaveTextContent(
    'damals nicht mitgesichert, für diesen Tag nachgerechnet',
  );
  expect(budget().getByRole('row', { name: /^Haushaltsnetto/ })).toHaveTextContent('5.450 €');
  expect(screen.getByRole('heading', { name: 'Wohin Ihr Geld fließt' })).toBeVisible(); // it adds up
});

test('what has become of each amount stands beside it, line by line', async () => {
  const items = Object.fromEntries(
    Object.entries(musterhaus.sections.expenses?.items ?? {}).filter(
      ([, { category }]) => category !== 'holidays',
    ),
  );
  await open({ sections: { expenses: { items } } });
  expect(budget().queryByRole('row', { name: /^Urlaub/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Unterschied zu heute' }));
  expect(await screen.findByRole('columnheader', { name: 'bis heute' })).toBeVisible();
  expect(budget().getByRole('row', { name: /^Urlaub/ })).toHaveTextContent('0 €0 €+250 €');
});

test('a state without expenses says so, and leads to the state and to today', async () => {
  await open({ sections: { expenses: { items: {} } } });
  expect(screen.getByRole('main')).toHaveTextContent('Dieser Stand enthält keine Ausgaben.');
  expect(screen.getByRole('link', { name: 'Ausgaben heute' })).toHaveAttribute(
    'href',
    routes.expensesReading.href({ householdId }),
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a damaged state is never shown', async () => {
  const services = servicesWithState();
  services.intercept(({ url }) =>
    url.pathname.endsWith(snapshotId) ? problemAnswer(409, 'conflict') : undefined,
  );
  await renderArea(analysis, { path, services });
  expect(await screen.findByText('Dieser Stand ist beschädigt und nicht verwendbar')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a state of somebody else is refused', async () => {
  const services = servicesWithState();
  services.intercept(({ url }) =>
    url.pathname.endsWith(snapshotId) ? problemAnswer(403, 'forbidden') : undefined,
  );
  await renderArea(analysis, { path, services });
  expect(await screen.findByRole('heading', { level: 1, name: 'Zugriff verweigert' })).toBeVisible();
});

test('the customer sees the month of then', async () => {
  await renderArea(analysis, { path, services: servicesWithState({ derived }), customer: customerLooks });
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent('Ihr Monat, Stand 12.11.2025'));
  expect(page).toHaveTextContent(/Frei verfügbar650 €/);
  expect(page).not.toHaveTextContent('Fassung');
});
