import { createTestServices, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pkv from '../../mount';

function opened(chosen: string[]) {
  const { sections, ...rest } = testHouseholdOf(6);
  const [person] = rest.summary.persons;
  const wish = { position: 0, weights: { room: 'must' as const }, chosen };
  const household = {
    ...rest,
    sections: { ...sections, healthWishes: { items: { [person?.personId ?? '']: wish } } },
  };
  const { householdId } = rest.summary;
  const services = createTestServices([household]);
  const path = routes.pkvComparison.href({ householdId });
  return { householdId, services, open: () => renderArea(pkv, { path, services }) };
}

test('the fund and the chosen tariffs, only differences at first', async () => {
  await opened(['komfort', 'premium']).open();
  const table = await screen.findByRole('table', { name: 'Leistungen, die Kasse als Nulllinie' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
  expect(within(table).queryByRole('row', { name: /^Videosprechstunde/ })).toBeVisible(); // Komfort 3, fund 2
  await userEvent.click(screen.getByRole('button', { name: 'nur unter der Kasse' }));
  expect(within(table).getByRole('row', { name: /^Haushaltshilfe/ })).toBeVisible();
  expect(within(table).queryByRole('row', { name: /^Ein- oder Zweibett/ })).not.toBeInTheDocument();
});

test('a bad year in Komfort: twelve contributions of 338, 600, and 32, 1.140, 2.400, 180 of the bills', async () => {
  await opened(['komfort']).open();
  const table = within(await screen.findByRole('table', { name: 'Ein schlechtes Jahr' }));
  expect(table.getByRole('row', { name: /^Selbstbeteiligung/ })).toHaveTextContent('0600');
  expect(table.getByRole('row', { name: /^Implantat/ })).toHaveTextContent('2.8002.400');
  expect(table.getByRole('row', { name: /^Krankenhaus/ })).toHaveTextContent('4.7001.140');
  expect(screen.getByRole('table', { name: 'Zehn Jahre, drei Verläufe' })).toBeVisible();
});

test('another tariff takes the place of a column, and one is looked at further', async () => {
  const { services, householdId, open } = opened(['komfort']);
  await open();
  await userEvent.click(await screen.findByRole('combobox', { name: /^Statt Muster Komfort/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Muster Premium' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Muster Premium weiter verfolgen' }));
  await waitFor(() => {
    expect(Object.values(services.section(householdId, 'healthWishes').items)).toMatchObject([
      { chosen: ['premium'] },
    ]);
    expect(Object.values(services.section(householdId, 'healthPlans').items)).toMatchObject([
      { tariff: 'premium', deductibleYear: 60_000 },
    ]);
  });
});

test('with nothing chosen the way leads back to the tariffs', async () => {
  await opened([]).open();
  expect(await screen.findByRole('link', { name: 'Zu den Tarifen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Weiter: Ergebnis' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
