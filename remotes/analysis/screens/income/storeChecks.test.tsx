import { createTestServices, renderArea, testHouseholds } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { createSharedStore, selectDirty } from '@vp-digital/core/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

/*
 * Redux Toolkit's development checks over a page that reads, saves, merges, meets a conflict and takes back. Every other
 * page test runs without them (`renderArea`): a state that was mutated or cannot be serialized fails here.
 */

const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;

let reported: jest.SpyInstance;

beforeEach(() => {
  reported = jest.spyOn(console, 'error');
});

afterEach(() => {
  const messages = reported.mock.calls.map(([message]) => String(message));
  reported.mockRestore();
  expect(messages.filter((message) => /serializable|mutation/.test(message))).toEqual([]);
});

async function openIncome() {
  const services = createTestServices([musterhaus]);
  const shared = createSharedStore(); // with the checks, as in development
  const { state } = await renderArea(analysis, {
    path: routes.income.href({ householdId }),
    services,
    shared,
  });
  await screen.findByRole('group', { name: 'Gehalt von Jonas' });
  const incomes = () => services.section(householdId, 'incomes').items;
  const field = (name: string) =>
    within(screen.getByRole('group', { name: 'Gehalt von Jonas' })).getByRole('textbox', { name });
  const retype = async (name: string, text: string) => {
    await userEvent.clear(field(name));
    await userEvent.type(field(name), text);
    await userEvent.tab();
  };
  const saved = () => waitFor(() => expect(selectDirty(state())).toEqual({}));
  return { services, incomes, field, retype, saved };
}

test('typing, saving, merging and taking back', async () => {
  const { services, incomes, field, retype, saved } = await openIncome();
  const [incomeId = ''] = Object.entries(incomes()).find(([, { gross }]) => gross === 5_150_00) ?? [];
  services.changeElsewhere(householdId, 'incomes', `/items/${incomeId}/gross`, 5_200_00);
  await retype('Netto', '3.300');
  await saved();
  expect(incomes()[incomeId]).toMatchObject({ gross: 5_200_00, net: 3_300_00 });
  await waitFor(() => expect(field('Brutto')).toHaveValue('5.200,00'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(incomes()[incomeId]?.net).toBe(3_235_00));
  await userEvent.click(screen.getByRole('button', { name: 'Gehalt von Jonas entfernen' }));
  await waitFor(() => expect(incomes()).not.toHaveProperty(incomeId));
  await saved();
});

test('a conflict, and a text that is no value', async () => {
  const { services, incomes, retype, saved } = await openIncome();
  const [incomeId = ''] = Object.entries(incomes()).find(([, { gross }]) => gross === 5_150_00) ?? [];
  await retype('Netto', 'viel');
  services.changeElsewhere(householdId, 'incomes', `/items/${incomeId}/net`, 3_100_00);
  await retype('Netto', '3.300');
  const question = await screen.findByRole('alert');
  await userEvent.click(within(question).getByRole('button', { name: 'Meine Eingabe behalten' }));
  await saved();
  expect(incomes()[incomeId]?.net).toBe(3_300_00);
});
