import { sampleHouseholds } from '@vp-digital/core/household/samples';
import { createTestServices, renderArea, testHousehold } from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../mount';

const [lena, musterhaus] = sampleHouseholds.map(testHousehold);
if (!lena || !musterhaus) throw new Error('the sample households are missing');
const { householdId } = musterhaus.summary;
const path = routes.householdOverview.href({ householdId });

const figures = async () =>
  (await screen.findByRole('region', { name: 'Kennzahlen' })).textContent?.replaceAll('\u00a0', ' ');

test('shows the household’s own figures', async () => {
  await renderArea(haushalt, { path, services: createTestServices([musterhaus]) });
  expect(await screen.findByText(/im Monat bleiben/)).toHaveTextContent(
    'Von 5.450 € im Monat bleiben 566 € frei.',
  );
  const text = await figures();
  expect(text).toContain('10,4 % vom Netto');
  expect(text).toContain('2,8');
  expect(text).toContain('231.200');
  expect(text).toContain('509.000 − 277.800 €');
  expect(screen.getByRole('list', { name: 'Personen im Haushalt' })).toHaveTextContent('Jonas, 38');
});

test('explains how the free amount comes about', async () => {
  await renderArea(haushalt, { path, services: createTestServices([musterhaus]) });
  await userEvent.click(await screen.findByRole('button', { name: /So haben wir gerechnet/ }));
  const sheet = screen.getByRole('complementary', { name: 'So haben wir gerechnet' });
  expect(within(sheet).getByRole('row', { name: /Kreditraten/ })).toHaveTextContent('−1.505,00');
  expect(within(sheet).getByRole('row', { name: /Frei verfügbar/ })).toHaveTextContent('566,00');
});

test('without the balance-sheet permission net worth is not there', async () => {
  const held = Object.values(permissions).filter((permission) => permission !== permissions.balanceSheet);
  const services = createTestServices([musterhaus]);
  await renderArea(haushalt, { path, services, user: { permissions: held } });
  expect(await figures()).not.toContain('Nettovermögen');
});

test('an empty household says how to begin and shows no zeros', async () => {
  const services = createTestServices([
    { ...musterhaus, sections: { persons: musterhaus.sections.persons ?? { items: {} } } },
  ]);
  await renderArea(haushalt, { path, services });
  expect(await screen.findByText('Mit dem Einkommen beginnt der Überblick.')).toBeVisible();
  expect(await figures()).not.toMatch(/\b0 €|\b0,0/);
  expect(screen.getAllByRole('link', { name: 'Einkommen ergänzen' })).toHaveLength(2);
});

test('spending more than comes in is said as a hint, not as an error', async () => {
  const services = createTestServices([musterhaus]);
  const [incomeId] =
    Object.entries(services.section(householdId, 'incomes').items).find(
      ([, { gross }]) => gross === 5_150_00,
    ) ?? [];
  services.changeElsewhere(householdId, 'incomes', `/items/${incomeId}/net`, 2_000_00);
  await renderArea(haushalt, { path, services });
  expect(await screen.findByText(/Im Monat fehlen/)).toHaveTextContent(
    'Im Monat fehlen 669 € zu den Ausgaben – bei 4.215 € Netto.',
  );
  expect(screen.getByText('Es geht mehr hinaus, als hereinkommt')).toBeVisible();
});
