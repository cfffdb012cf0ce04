import {
  buttons,
  changeableFields,
  closed,
  createTestServices,
  json,
  renderArea,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from './mount';

const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;

async function open(route: { href(household: { householdId: string }): string }, household = musterhaus) {
  if (!household) throw new Error('checked above');
  const services = createTestServices([closed(household)]);
  services.intercept(({ url }) => (url.pathname.endsWith('/snapshots') ? json(200, []) : undefined));
  await renderArea(analysis, { path: route.href({ householdId }), services });
  await screen.findByRole('complementary', { name: 'Dieser Haushalt ist archiviert' });
}

const writing = /hinzufügen|aufnehmen|entfernen|archivieren|Rückgängig|übernehmen|verteilen|schätzen/i;

describe('of a closed household', () => {
  test('the expenses are read, also item by item', async () => {
    await open(routes.expenses);
    await userEvent.click(await screen.findByRole('button', { name: 'Wohnen: Positionen zeigen' }));
    await waitFor(() => expect(changeableFields()).toEqual(['Durchschnitt aller Haushalte 2022 zeigen']));
    expect(buttons().filter((name) => writing.test(name))).toEqual([]);
  });

  test('a contract opens and shows everything that is known of it', async () => {
    await open(routes.contracts);
    await userEvent.click(await screen.findByRole('button', { name: 'Berufsunfähigkeit', expanded: false }));
    const sheet = within(await screen.findByRole('complementary', { name: 'Berufsunfähigkeit' }));
    expect(sheet.getByRole('textbox', { name: 'Leistung' })).toHaveValue('1.000,00');
    expect(changeableFields()).toEqual([]);
    expect(buttons().filter((name) => writing.test(name))).toEqual([]);
  });

  test('the balance sheet keeps its views', async () => {
    await open(routes.balanceSheet);
    await userEvent.click(await screen.findByRole('button', { name: /ohne/i }));
    expect(changeableFields()).toEqual([]);
    expect(buttons().filter((name) => writing.test(name))).toEqual([]);
  });

  test('a goal opens and is read, and none is moved or rated', async () => {
    await open(routes.wishesAndGoals);
    await userEvent.click(await screen.findByRole('button', { name: 'Familienauto', expanded: false }));
    const sheet = within(await screen.findByRole('complementary', { name: 'Familienauto' }));
    expect(sheet.getByRole('textbox', { name: 'Termin' })).toHaveValue('10/2028');
    const option = expect.stringMatching(/^(Später|Weniger|Mehr)/); // what is only looked at writes nothing
    expect(changeableFields()).toEqual([option, option, option]);
    const marker = screen.getByRole('button', { name: /^Familienauto .*10\/2028, Soll$/ });
    marker.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: /^Familienauto .*10\/2028, Soll$/ })).toHaveFocus();
    expect(buttons().filter((name) => writing.test(name) || /bewerten/.test(name))).toEqual([]);
  });

  test('nothing is offered to begin with where nothing was recorded', async () => {
    const { persons = { items: {} } } = musterhaus?.sections ?? {};
    const empty = musterhaus && { ...musterhaus, sections: { persons } };
    await open(routes.balanceSheet, empty);
    await screen.findByRole('region', { name: 'Vermögen' });
    expect(screen.queryByText('Womit beginnen Sie?')).toBeNull();
    expect(changeableFields()).toEqual([]);
  });
});
