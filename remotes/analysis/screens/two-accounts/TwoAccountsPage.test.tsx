import { euros } from '@vp-digital/core/finance';
import {
  accountModelId,
  type AccountModel,
  type BankAccount,
  permissionFor,
  savingsPlanId,
} from '@vp-digital/core/household';
import {
  createTestServices,
  type RenderAreaOptions,
  renderArea,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);
const [jonas = '', aylin = ''] = ['Jonas', 'Aylin'].map(
  (name) =>
    Object.entries(musterhaus.sections.persons?.items ?? {}).find(
      ([, { firstName }]) => firstName === name,
    )?.[0],
);

const agreed = (amount: number): TestHousehold['sections'] => ({
  savingsPlan: {
    items: {
      [savingsPlanId]: {
        position: 0,
        amount,
        agreedAmount: amount,
        agreedOn: '2026-10-01',
        reserveShare: 5_000,
        goalsShare: 2_000,
        retirementShare: 2_000,
      },
    },
  },
});
const model = (fields: Partial<AccountModel>): TestHousehold['sections'] => ({
  accountModel: { items: { [accountModelId]: { position: 0, ...fields } } },
});
const iban = 'DE43999900000000001002';
const accountId = '00000000-0000-4000-8000-000000000200';
const account: BankAccount = {
  position: 0,
  personIds: [jonas, aylin],
  iban,
  institution: 'Muster Bank',
  purpose: 'household',
};

async function open(sections: TestHousehold['sections'] = {}, options: Partial<RenderAreaOptions> = {}) {
  const household = { ...musterhaus, sections: { ...musterhaus.sections, ...sections } };
  const services = createTestServices([household]);
  const { householdId } = household.summary;
  await renderArea(analysis, { path: routes.twoAccountModel.href({ householdId }), services, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Zwei-Konten-Modell' });
  await screen.findByRole('link', { name: /^Weiter/ });
  return {
    model: () => services.section(householdId, 'accountModel').items[accountModelId],
    account: () => services.section(householdId, 'bankAccounts').items[accountId],
    recap: () => Object.values(services.section(householdId, 'recap').items),
  };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const main = () => screen.getByRole('main');

test('without an agreed amount the page leads to it', async () => {
  await open();
  expect(main()).toHaveTextContent('Noch ist kein Sparbetrag vereinbart.');
  expect(screen.getByRole('link', { name: 'Zum Sparbetrag' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Daueraufträge' })).not.toBeInTheDocument();
});

test('the agreement becomes standing orders that add up with what stays and what is left', async () => {
  await open(agreed(euros(800)));
  expect(main()).toHaveTextContent(/1\.520 € zum Leben, 1\.050 € in Töpfe\. Am 1\. läuft alles von selbst\./);
  const orders = card('Daueraufträge');
  const rows = orders.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  expect(rows[1]).toMatch(/^Konsum.*1\.520,00/);
  expect(rows.at(-1)).toMatch(/^Summe der Überträge.*2\.120,00/);
  expect(orders.getByText('Bleibt frei').parentElement).toHaveTextContent('216,00 €');
});

test('the same flows stand in a table', async () => {
  await open(agreed(euros(800)));
  await userEvent.click(screen.getByRole('button', { name: 'Als Tabelle' }));
  const flow = card('Wohin Ihr Geld fließt');
  expect(flow.getByText('Fixes bleibt hier').parentElement).toHaveTextContent('2.664 €');
  expect(flow.getByText('Jonas').parentElement).toHaveTextContent('3.235 €');
});

test('with a joint account each pays a share; half each is said where it is too much', async () => {
  const written = await open(agreed(euros(450)));
  await userEvent.click(screen.getByRole('button', { name: 'Gemeinschaftskonto' }));
  await waitFor(() => expect(written.model()?.variant).toBe('shared'));
  expect(card('Wie Sie es halten').getByText(/Jonas 66\s% und Aylin 34\s%/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'je zur Hälfte' }));
  await waitFor(() => expect(written.model()?.split).toBe('equal'));
  expect(await screen.findByText(/Aylin fehlen 486 € im Monat\./)).toBeVisible();
});

test('more than comes in is said, with the way to the amount', async () => {
  await open(agreed(euros(1_500)));
  expect(screen.getByText(/Auf dem Haushaltskonto fehlen 484 € im Monat\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sparbetrag ändern' })).toBeVisible();
});

test('while money is short nothing is said to run by itself, and no shares are said to solve it', async () => {
  await open({ ...agreed(euros(1_500)), ...model({ variant: 'shared', split: 'equal' }) });
  expect(main()).toHaveTextContent(/Im Monat fehlen 484 €\. Erst wenn das ausgeglichen ist/);
  expect(main()).not.toHaveTextContent(/Am 1\. läuft|Anteile nach Einkommen lösen das/);
  expect(main()).toHaveTextContent('Ein kleinerer Sparbetrag oder weniger Ausgaben bringen es in Ordnung.');
});

test('half each that is too much for one is solved by shares, while there is enough for both', async () => {
  await open({ ...agreed(euros(450)), ...model({ variant: 'shared', split: 'equal' }) });
  expect(main()).toHaveTextContent('Anteile nach Einkommen lösen das.');
});

test('a salary that comes to an account of its own is passed on to the household account', async () => {
  const salary: BankAccount = { ...account, personIds: [jonas], purpose: 'salary' };
  const salaryId = '00000000-0000-4000-8000-000000000201';
  await open({
    ...agreed(euros(800)),
    bankAccounts: { items: { [accountId]: account, [salaryId]: salary } },
  });
  const rows = card('Daueraufträge').getAllByRole('row', { name: /^Gehaltsübertrag Jonas/ });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent(/Gehaltskonto Jonas.* an Haushaltskonto.*3\.235,00/);
});

test.each([
  ['pensioner', 'Einkommens'],
  ['selfEmployed', 'Einkommens'],
  ['apprentice', 'Gehalts'],
] as const)('%s: what comes in is called by where it comes from', async (status, word) => {
  const { items } = musterhaus.sections.employments ?? { items: {} };
  const employments = Object.fromEntries(
    Object.entries(items).map(([id, job]) => [id, job.personId === jonas ? { ...job, status } : job]),
  );
  const own: BankAccount = { ...account, personIds: [jonas], purpose: 'salary' };
  await open({
    ...agreed(euros(800)),
    employments: { items: employments },
    bankAccounts: { items: { [accountId]: account, [crypto.randomUUID()]: own } },
  });
  const orders = card('Daueraufträge');
  expect(orders.getAllByRole('table')[0]).toHaveAccessibleName(`Vom ${word}konto`);
  const [order] = orders.getAllByRole('row', { name: new RegExp(`^${word}übertrag Jonas`) });
  expect(order).toHaveTextContent(new RegExp(`${word}konto Jonas.* an Haushaltskonto`));
  expect(card('Ihre Konten').getByText(`${word}konto`)).toBeVisible();
});

test('who lives alone has a household account, and none in common', async () => {
  const { [jonas]: single } = musterhaus.sections.persons?.items ?? {};
  await open({ ...agreed(euros(100)), persons: { items: single ? { [jonas]: single } : {} } });
  const orders = card('Daueraufträge');
  expect(orders.getByRole('columnheader', { name: 'Vom Haushaltskonto' })).toBeVisible();
  expect(main()).not.toHaveTextContent('Vom gemeinsamen Konto');
});

test('an account has its role, what is missing is named, and its number is for whoever may know it', async () => {
  const written = await open({ ...agreed(euros(800)), bankAccounts: { items: { [accountId]: account } } });
  expect(main()).toHaveTextContent('Haushaltskonto (Muster Bank, DE•• •••• 1002)');
  expect(main()).toHaveTextContent(/2 Konten fehlen noch.*Konsumkonto und Sparkonto/);
  expect(screen.getByRole('link', { name: 'Konto eröffnen' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/beratung$/), // where the application for it is offered
  );
  await userEvent.click(screen.getByRole('combobox', { name: /Muster Bank/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Sparkonto' }));
  await waitFor(() => expect(written.account()?.purpose).toBe('saving'));
  // what the change is called goes into messages and drafts, which everybody reads
  const undo = screen.getByRole('button', { name: /^Rückgängig: / });
  expect(undo).toHaveAccessibleName(expect.stringContaining('Muster Bank'));
  expect(undo).toHaveAccessibleName(expect.not.stringMatching(/\d|•/));
});

test('who may not know numbers of banks sees names only', async () => {
  const some = Object.values(permissions).filter((permission) => permission !== permissionFor.bank);
  const { iban: _, ...known } = account; // as the services give it
  await open(
    { ...agreed(euros(800)), bankAccounts: { items: { [accountId]: known } } },
    { user: { permissions: some } },
  );
  expect(main()).toHaveTextContent('Haushaltskonto (Muster Bank)');
  expect(main()).not.toHaveTextContent('••••');
});

test('the orders are one task of the recap, which follows them, and are printed alone', async () => {
  const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { recap } = await open(agreed(euros(800)));
  const tasks = () => recap().flatMap(({ text }) => (text.startsWith('Daueraufträge') ? [text] : []));
  await userEvent.click(screen.getByRole('button', { name: 'Als Aufgabe merken' }));
  await waitFor(() =>
    expect(recap()).toContainEqual(
      expect.objectContaining({
        kind: 'task',
        text: expect.stringMatching(/^Daueraufträge einrichten, zum 1\. des Monats: Konsum 1\.520,00/),
      }),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'wöchentlich' }));
  await screen.findByText(/351 € jede Woche/);
  await userEvent.click(screen.getByRole('button', { name: 'Als Aufgabe merken' }));
  await waitFor(() => expect(tasks()).toEqual([expect.stringMatching(/: Konsum 350,77\s€ jede Woche, /)]));
  await userEvent.click(screen.getByRole('button', { name: 'Daueraufträge drucken' }));
  expect(printed).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('afterprint'));
  printed.mockRestore();
});

test('day, buffer and rhythm are kept; a week has its part of the year', async () => {
  const written = await open({ ...agreed(euros(800)), ...model({ standingOrderDay: 3 }) });
  expect(main()).toHaveTextContent('Am 3. läuft alles von selbst.');
  await userEvent.click(screen.getByRole('button', { name: 'wöchentlich' }));
  await waitFor(() => expect(written.model()?.allowance).toBe('weekly'));
  expect(await screen.findByText(/351 € jede Woche/)).toBeVisible();
  expect(card('Daueraufträge').getByRole('row', { name: /^Konsum/ })).toHaveTextContent(
    /350,77\s€ jede Woche.*1\.520,00/,
  );
  const buffer = screen.getByRole('textbox', { name: 'Puffer auf dem Haushaltskonto' });
  expect(buffer).toHaveValue('2.664,00');
  await userEvent.clear(buffer);
  await userEvent.type(buffer, '1000');
  await userEvent.tab();
  await waitFor(() => expect(written.model()?.buffer).toBe(euros(1_000)));
});
