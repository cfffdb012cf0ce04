import { sampleHouseholds } from '@vp-digital/core/household/samples';
import { createTestServices, renderArea, testHousehold } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const sample = sampleHouseholds[1];
const musterhaus = testHousehold(sample);
const { householdId } = musterhaus.summary;

test.each([
  ['Haus', ['Eigenheim', 'Vermietete Immobilie']],
  ['Depot', ['Wertpapierdepot']],
  ['ETF', ['Wertpapierdepot']],
  ['Konto', ['Girokonto', 'Tagesgeld', 'Festgeld']],
])('an asset is found by typing %s', async (typed, names) => {
  const services = createTestServices([musterhaus]);
  services.intercept(({ url }) => (url.pathname.endsWith('/snapshots') ? Response.json([]) : undefined));
  await renderArea(analysis, { path: routes.balanceSheet.href({ householdId }), services });
  await userEvent.click(await screen.findByRole('button', { name: 'Vermögenswert hinzufügen' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Art' }), typed);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
    expect.arrayContaining(names),
  );
});

test.each([
  ['Vermögenswert hinzufügen', 'Tagesgeld', 'Nächster Wert'],
  ['Schuld hinzufügen', 'Dispokredit', 'Nächste Schuld'],
])('after %s the sheet leads to the next one, or ends', async (add, kind, next) => {
  const services = createTestServices([musterhaus]);
  services.intercept(({ url }) => (url.pathname.endsWith('/snapshots') ? Response.json([]) : undefined));
  await renderArea(analysis, { path: routes.balanceSheet.href({ householdId }), services });
  await userEvent.click(await screen.findByRole('button', { name: add }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Art' }), `${kind}{Enter}`);
  const sheet = () => within(screen.getByRole('complementary', { name: kind }));
  await userEvent.click(sheet().getByRole('button', { name: next }));
  expect(screen.getByRole('combobox', { name: 'Art' })).toBeVisible();
  await userEvent.type(screen.getByRole('combobox', { name: 'Art' }), `${kind}{Enter}`);
  await userEvent.click(sheet().getByRole('button', { name: 'Fertig' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
