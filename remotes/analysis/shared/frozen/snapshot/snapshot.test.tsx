import { customersPage, customerLooks, problemAnswer, renderArea } from '@vp-digital/core/micro-app/testing';
import { type Route, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import analysis from '../../../mount';
import { musterhaus, servicesWithState, snapshotId } from '../testing/snapshotSample';

const { householdId } = musterhaus.summary;
const at = (route: Pick<Route, 'href'>) => `${route.href({ householdId })}?stand=${snapshotId}`;
const derived = {
  net: {},
  figures: { netWorth: 19_000_000, assets: 47_000_000, premiums: 30_000, savingRates: 20_000 },
};

test('the balance of a state shows its values and its sums as they were computed then, and nothing to write', async () => {
  await renderArea(analysis, { path: at(routes.balanceSheet), services: servicesWithState({ derived }) });
  expect(await screen.findByText('Stand vom 12.11.2025, unverändert')).toBeVisible();
  const kept = screen.getByRole('region', { name: 'Damals gerechnet' });
  expect(kept).toHaveTextContent(/190\.000 €/); // today's code would say 231.200
  expect(kept).toHaveTextContent(/–in diesem Stand nicht festgehalten/);
  expect(
    within(screen.getByRole('table', { name: 'Vermögen' })).getByRole('row', { name: /Haus/ }),
  ).toHaveTextContent('465.000,00 €');
  expect(screen.queryByRole('button', { name: /hinzufügen/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zurück zu heute' })).toHaveAttribute(
    'href',
    routes.balanceSheet.href({ householdId }),
  );
});

test('contracts of a state stand as they were, with what they cost then', async () => {
  await renderArea(analysis, { path: at(routes.contracts), services: servicesWithState({ derived }) });
  expect(await screen.findByText('Stand vom 12.11.2025, unverändert')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Damals gerechnet' })).toHaveTextContent(/300 €.*200 €/);
  expect(screen.getByRole('table', { name: 'Kredite' })).toHaveTextContent(/Immobilienkredit/);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test.each([
  ['expenses', routes.expenses, routes.expensesOfSnapshot, 'Stand vom 12.11.2025, unverändert'],
  ['the Optimum', routes.optimum, routes.optimumOfSnapshot, 'Stand vom 12.11.2025, unverändert'],
] as const)('%s lead to their own page of the state', async (_, route, target, text) => {
  const { path } = await renderArea(analysis, { path: at(route), services: servicesWithState({ derived }) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(path()).toBe(target.href({ householdId, snapshotId }));
});

test('a state of somebody else is refused in words', async () => {
  const services = servicesWithState();
  services.intercept(({ url }) =>
    url.pathname.endsWith(snapshotId) ? problemAnswer(403, 'forbidden') : undefined,
  );
  await renderArea(analysis, { path: at(routes.balanceSheet), services });
  expect(await screen.findByRole('heading', { level: 1, name: 'Zugriff verweigert' })).toBeVisible();
});

test('the customer sees the state too, and nothing of today', async () => {
  const services = servicesWithState({ derived });
  await renderArea(analysis, { path: at(routes.balanceSheet), services, customer: customerLooks });
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent('Stand vom 12.11.2025'));
  expect(page).toHaveTextContent(/Nettovermögen190\.000 €/);
  expect(page).not.toHaveTextContent(/231\.200/);
});

test('an older state has kept no figures: they come out for its day, and the page says so', async () => {
  await renderArea(analysis, { path: at(routes.balanceSheet), services: servicesWithState() });
  expect(await screen.findByText(/für diesen Tag nachgerechnet, Rechtsstand 2025/)).toBeVisible();
  const computed = screen.getByRole('region', { name: 'Für diesen Tag nachgerechnet' });
  expect(computed).toHaveTextContent(/231\.200 €/);
  expect(computed).not.toHaveTextContent('–');
});

test('what is not even recorded in an older state is not said to be nothing', async () => {
  const services = servicesWithState({ sections: { contracts: { items: {}, archived: {} } } });
  await renderArea(analysis, { path: at(routes.contracts), services });
  const computed = await screen.findByRole('region', { name: 'Für diesen Tag nachgerechnet' });
  expect(computed).toHaveTextContent(/–in diesem Stand nicht erfasst/);
});

test('of an older state the customer sees what comes out for its day', async () => {
  const services = servicesWithState({ today: { assets: { items: {} } } });
  await renderArea(analysis, { path: at(routes.balanceSheet), services, customer: customerLooks });
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent(/Nettovermögen231\.200 €/));
});
