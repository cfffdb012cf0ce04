import {
  createTestServices,
  renderArea,
  testHouseholds,
  type TestServices,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;

const open = (services: TestServices) =>
  renderArea(analysis, { path: routes.income.href({ householdId }), services });

const salaryOf = (name: string) => screen.findByRole('group', { name: `Gehalt von ${name}` });
const netOf = async (name: string) => within(await salaryOf(name)).getByRole('textbox', { name: 'Netto' });

describe('taking back', () => {
  const net = (services: ReturnType<typeof createTestServices>) =>
    Object.values(services.section(householdId, 'incomes').items).find(({ gross }) => gross === 5_150_00)
      ?.net;

  test('the keys bring back what the field held, save it and say so; the focus stays', async () => {
    const services = createTestServices([musterhaus]);
    const { messages } = await open(services);
    const before = net(services);
    const field = await netOf('Jonas');
    await userEvent.clear(field);
    await userEvent.type(field, '3.300');
    await userEvent.tab();
    await waitFor(() => expect(net(services)).toBe(3_300_00));
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(net(services)).toBe(before));
    expect(field).toHaveValue('3.235,00');
    await waitFor(() => expect(field).toHaveFocus());
    expect(messages).toContainEqual({
      type: 'showMessage',
      payload: { severity: 'info', text: 'Zurückgenommen: Jonas: Netto' },
    });
  });

  test('while text is being typed the keys belong to the browser', async () => {
    const services = createTestServices([musterhaus]);
    await open(services);
    const field = await netOf('Jonas');
    await userEvent.clear(field);
    await userEvent.type(field, '3.300');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(field).toHaveValue('3.300');
    await userEvent.tab();
    await waitFor(() => expect(net(services)).toBe(3_300_00));
  });

  test('the button names the step, also a removed income; without steps it does nothing', async () => {
    const services = createTestServices([musterhaus]);
    await open(services);
    const nothing = await screen.findByRole('button', { name: 'Rückgängig: nichts zurückzunehmen' });
    expect(nothing).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(nothing);
    await userEvent.click(screen.getByRole('button', { name: 'Gehalt von Aylin entfernen' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Rückgängig: .*Aylin/ }));
    expect(await netOf('Aylin')).toHaveValue('1.697,00');
    expect(screen.queryByText('Gehalt entfernt')).not.toBeInTheDocument();
    await waitFor(() => expect(Object.keys(services.section(householdId, 'incomes').items)).toHaveLength(3));
  });

  test('what was taken back is done again, by the keys and by the control beside', async () => {
    const services = createTestServices([musterhaus]);
    const { messages } = await open(services);
    const before = net(services);
    const field = await netOf('Jonas');
    await userEvent.clear(field);
    await userEvent.type(field, '3.300');
    await userEvent.tab();
    await waitFor(() => expect(net(services)).toBe(3_300_00));
    for (const keys of ['{Control>}y{/Control}', '{Control>}{Shift>}Z{/Shift}{/Control}']) {
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(net(services)).toBe(before));
      await userEvent.keyboard(keys);
      await waitFor(() => expect(net(services)).toBe(3_300_00));
    }
    const undo = screen.getByRole('button', { name: 'Rückgängig: Jonas: Netto' });
    expect(undo).toHaveTextContent('Rückgängig');
    await userEvent.click(undo);
    await waitFor(() => expect(net(services)).toBe(before));
    await userEvent.click(screen.getByRole('button', { name: 'Wiederholen: Jonas: Netto' }));
    await waitFor(() => expect(net(services)).toBe(3_300_00));
    expect(screen.getByRole('button', { name: 'Wiederholen: nichts zu wiederholen' })).toHaveFocus();
    expect(messages).toContainEqual({
      type: 'showMessage',
      payload: { severity: 'info', text: 'Wiederholt: Jonas: Netto' },
    });
  });

  test('what somebody else has changed since stays', async () => {
    const services = createTestServices([musterhaus]);
    const { state } = await open(services);
    const field = await netOf('Jonas');
    await userEvent.clear(field);
    await userEvent.type(field, '3.300');
    await userEvent.tab();
    await waitFor(() => expect(state().session.dirty).toEqual({}));
    const [id] = Object.entries(services.section(householdId, 'incomes').items).find(
      ([, income]) => income.net === 3_300_00,
    ) ?? [''];
    services.changeElsewhere(householdId, 'incomes', `/items/${id}/net`, 3_100_00);
    const aylin = await netOf('Aylin');
    await userEvent.clear(aylin);
    await userEvent.type(aylin, '1.800'); // the answer brings what the others did
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('3.100,00'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(aylin).toHaveValue('1.697,00'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(state().session.dirty).toEqual({}));
    expect(net(services)).toBe(3_100_00);
  });
});

test('several fields changed by somebody else are decided one by one', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(services);
  const stored = () => services.section(householdId, 'incomes').items[incomeId];
  const net = await netOf('Jonas');
  const gross = within(await salaryOf('Jonas')).getByRole('textbox', { name: 'Brutto' });
  const [incomeId = ''] =
    Object.entries(services.section(householdId, 'incomes').items).find(
      ([, income]) => income.gross === 5_150_00,
    ) ?? [];
  services.changeElsewhere(householdId, 'incomes', `/items/${incomeId}/net`, 3_100_00);
  services.changeElsewhere(householdId, 'incomes', `/items/${incomeId}/gross`, 5_000_00);
  fireEvent.change(gross, { target: { value: '5.500,00' } }); // with both decimals nothing more is awaited
  fireEvent.change(net, { target: { value: '3.300,00' } });
  await userEvent.click(net);
  await userEvent.tab();
  const question = await screen.findByRole('alert');
  const netChoice = within(question).getByRole('group', { name: 'Jonas: Netto' });
  expect(netChoice).toHaveTextContent('Ihre Eingabe: 3.300,00 € · Neuer Wert: 3.100,00 €');
  await userEvent.click(within(netChoice).getByRole('button', { name: 'Neuen Wert übernehmen' }));
  const grossChoice = within(question).getByRole('group', { name: /Brutto/ });
  const keepsGross = within(grossChoice).getByRole('button', { name: 'Meine Eingabe behalten' });
  expect(keepsGross).toHaveFocus(); // the next to be decided
  await userEvent.click(keepsGross);
  expect(screen.getByRole('main')).toHaveFocus();
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(stored()).toMatchObject({ net: 3_100_00, gross: 5_500_00 });
});

test.each([
  ['Wiederherstellen mit meiner Eingabe', { net: 3_333_00, gross: 5_150_00 }],
  ['Entfernt lassen', undefined],
])('an income that somebody removed while it was typed into: %s', async (choice, left) => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(services);
  const stored = () => services.section(householdId, 'incomes').items[incomeId];
  const net = await netOf('Jonas');
  const [incomeId = ''] =
    Object.entries(services.section(householdId, 'incomes').items).find(
      ([, income]) => income.gross === 5_150_00,
    ) ?? [];
  services.removeElsewhere(householdId, 'incomes', `/items/${incomeId}`);
  fireEvent.change(net, { target: { value: '3.333' } });
  await userEvent.click(net);
  await userEvent.tab();
  const question = await screen.findByRole('alert');
  const group = within(question).getByRole('group', { name: 'Jonas: Netto' });
  expect(group).toHaveTextContent(/Ihre Eingabe: 3\.333,00 € · Der ganze Eintrag wurde von .+ entfernt/);
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Wiederherstellen mit meiner Eingabe', 'Entfernt lassen']);
  await userEvent.click(within(group).getByRole('button', { name: choice }));
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  if (left) expect(stored()).toMatchObject(left);
  else expect(stored()).toBeUndefined();
  expect(screen.queryByText(/Nicht gespeichert/)).toBeNull();
});

test('an hour without a connection: the ways inside stay open, and what was typed is saved once it is back', async () => {
  const services = createTestServices([musterhaus]);
  let isOffline = true;
  services.intercept(({ method }) => {
    if (isOffline && method !== 'GET') throw new TypeError('Failed to fetch');
    return undefined;
  });
  const { state, path } = await open(services);
  const field = await netOf('Jonas');
  await userEvent.clear(field);
  await userEvent.type(field, '3.300{tab}');
  // what lies on the device keeps nobody on the page: see the shell's leave guard
  await waitFor(() => expect(Object.values(state().session.dirty)).toMatchObject([{ kept: true }]));
  await userEvent.click(screen.getByRole('link', { name: 'Weiter: Optimum-Rechnung' }));
  await waitFor(() => expect(path()).toBe(routes.optimum.href({ householdId })));
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  const nets = Object.values(services.section(householdId, 'incomes').items).map(({ net }) => net);
  expect(nets).toContain(3_300_00);
});

test('text that is no value lies nowhere: it keeps the page', async () => {
  const { state } = await open(createTestServices([musterhaus]));
  await userEvent.type(await netOf('Jonas'), 'viel{tab}');
  await waitFor(() => expect(Object.values(state().session.dirty)).toHaveLength(1));
  expect(Object.values(state().session.dirty)[0]).not.toHaveProperty('kept');
});
