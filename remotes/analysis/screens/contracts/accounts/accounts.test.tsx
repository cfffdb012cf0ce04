import type { BankAccount } from '@vp-digital/core/household';
import {
  createTestServices,
  type RenderAreaOptions,
  renderArea,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const path = `${routes.contracts.href({ householdId })}?art=konten`;
const [jonas = ''] = Object.keys(musterhaus.sections.persons?.items ?? {});
const bankId = '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a02';
const bank: BankAccount = { position: 0, personIds: [jonas], institution: 'Musterbank', purpose: 'salary' };

async function open(sections: TestHousehold['sections'] = {}, options: Partial<RenderAreaOptions> = {}) {
  const services = createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, ...sections } }]);
  const { state } = await renderArea(analysis, { path, services, ...options });
  const table = await screen.findByRole('table', { name: 'Konten' });
  return {
    table: within(table),
    saved: () => waitFor(() => expect(state().session.dirty).toEqual({})),
    assets: () => Object.entries(services.section(householdId, 'assets').items),
    banks: () => services.section(householdId, 'bankAccounts').items,
  };
}
const sheet = (name: string) => within(screen.getByRole('complementary', { name }));
const choose = async (field: HTMLElement, name: string) => {
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name }));
};

test('balances of the balance sheet are the accounts, with their sum', async () => {
  const { table } = await open();
  expect(table.getByRole('row', { name: /Girokonto/ })).toHaveTextContent('3.100,00 €');
  expect(table.getByRole('row', { name: /^Summe/ })).toHaveTextContent('12.300,00 €');
  expect(table.queryByText(/ETF/)).not.toBeInTheDocument();
});

test('a balance and its bank become one account, with the purpose that the two-account model has', async () => {
  const { table, saved, assets } = await open({ bankAccounts: { items: { [bankId]: bank } } });
  expect(table.getAllByRole('row')).toHaveLength(5);
  await userEvent.click(table.getByRole('button', { name: 'Girokonto' }));
  await choose(sheet('Girokonto').getByRole('combobox', { name: /Bankverbindung/ }), 'Musterbank');
  await saved();
  expect(assets().find(([, { kind }]) => kind === 'currentAccount')?.[1].accountId).toBe(bankId);
  expect(table.getAllByRole('row')).toHaveLength(4);
  expect(table.getByRole('row', { name: /Girokonto/ })).toHaveTextContent(
    'MusterbankJonas, AylinGehaltskonto',
  );
});

test('a salary account that nobody with a salary holds is one for income', async () => {
  const jobs = Object.entries(musterhaus.sections.employments?.items ?? {});
  const retired = jobs.map(([id, job]) => [id, { ...job, status: 'pensioner' }]);
  const { table } = await open({
    bankAccounts: { items: { [bankId]: bank } },
    employments: { items: Object.fromEntries(retired) },
  });
  expect(table.getByRole('row', { name: /Musterbank/ })).toHaveTextContent('Einkommenskonto');
  expect(table.queryByText('Gehaltskonto')).not.toBeInTheDocument();
});

test('the tab counts every account once, also those without a balance, and not what one person discusses alone', async () => {
  const single: BankAccount = { ...bank, discussedAlone: 'leftOut' };
  await open({ bankAccounts: { items: { [bankId]: bank, [crypto.randomUUID()]: single } } });
  expect(screen.getByRole('tab', { name: /^Konten/ })).toHaveTextContent('Konten3');
});

test('an account that one person discusses alone is there for what is hers alone, and that comes to be so too', async () => {
  const single: BankAccount = { ...bank, discussedAlone: 'leftOut' };
  const items = Object.entries(musterhaus.sections.assets?.items ?? {}).map(([id, asset]) => [
    id,
    asset.kind === 'currentAccount' ? { ...asset, ownership: { [jonas]: 10_000 } } : asset,
  ]);
  const { table, saved, assets } = await open({
    assets: { items: Object.fromEntries(items) },
    bankAccounts: { items: { [bankId]: single } },
  });
  await userEvent.click(table.getByRole('button', { name: 'Tagesgeld' }));
  expect(sheet('Tagesgeld').getByRole('button', { name: 'Bank und Zweck erfassen' })).toBeVisible();
  expect(sheet('Tagesgeld').queryByRole('combobox', { name: /Bankverbindung/ })).toBeNull();
  await userEvent.click(table.getByRole('button', { name: 'Girokonto' }));
  await choose(sheet('Girokonto').getByRole('combobox', { name: /Bankverbindung/ }), 'Musterbank');
  await saved();
  expect(assets().find(([, { kind }]) => kind === 'currentAccount')?.[1]).toMatchObject({
    accountId: bankId,
    discussedAlone: 'leftOut',
  });
});

test('of an account that only its bank is known of the balance is recorded, with its owner', async () => {
  const { table, saved, assets } = await open({ bankAccounts: { items: { [bankId]: bank } } });
  expect(table.getByRole('row', { name: /Musterbank/ })).toHaveTextContent(/Jonas.*–$/);
  await userEvent.click(table.getByRole('button', { name: 'Musterbank' }));
  await choose(sheet('Musterbank').getByRole('combobox', { name: 'Art' }), 'Festgeld');
  await userEvent.clear(sheet('Festgeld').getByRole('textbox', { name: 'Wert' }));
  await userEvent.type(sheet('Festgeld').getByRole('textbox', { name: 'Wert' }), '4000');
  await userEvent.tab();
  await saved();
  expect(assets().find(([, { kind }]) => kind === 'fixedDeposit')?.[1]).toMatchObject({
    accountId: bankId,
    ownership: { [jonas]: 10_000 },
    value: 400_000,
  });
});

test('bank and purpose are recorded with the account, and its number with the person', async () => {
  const { table, saved, banks } = await open();
  await userEvent.click(table.getByRole('button', { name: 'Tagesgeld' }));
  await userEvent.click(sheet('Tagesgeld').getByRole('button', { name: 'Bank und Zweck erfassen' }));
  await userEvent.type(sheet('Tagesgeld').getByRole('textbox', { name: 'Bank' }), 'Sparkasse');
  await userEvent.tab();
  await saved();
  expect(Object.values(banks())).toEqual([expect.objectContaining({ institution: 'Sparkasse' })]);
  expect(sheet('Tagesgeld').getByRole('link', { name: 'IBAN und Inhaber' })).toHaveAttribute(
    'href',
    expect.stringContaining('bankverbindung'),
  );
});

test('a removed balance is brought back; its bank has stayed', async () => {
  const { table, saved, assets } = await open();
  await userEvent.click(table.getByRole('button', { name: 'Tagesgeld' }));
  await userEvent.click(sheet('Tagesgeld').getByRole('button', { name: 'Wert entfernen' }));
  await saved();
  expect(assets().some(([, { kind }]) => kind === 'callMoney')).toBe(false);
  const alert = (await screen.findByText('Tagesgeld entfernt')).closest('[role]') ?? document.body;
  await userEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Rückgängig' }));
  await saved();
  expect(assets().some(([, { kind }]) => kind === 'callMoney')).toBe(true);
});

test('who may not change the balance sheet reads the accounts', async () => {
  const { table } = await open(
    {},
    { user: { permissions: Object.values(permissions).filter((one) => one !== permissions.balanceSheet) } },
  );
  expect(table.getByRole('row', { name: /Girokonto/ })).toHaveTextContent('3.100,00 €');
  expect(table.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Konto hinzufügen' })).not.toBeInTheDocument();
  expect(screen.getByText('Kontostände ändert, wer die Vermögensbilanz bearbeiten darf.')).toBeVisible();
});
