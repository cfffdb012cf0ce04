import { euros } from '@vp-digital/core/finance';
import { type AccountModel, accountModelId, savingsPlanId } from '@vp-digital/core/household';
import { openForCustomer, type TestHousehold, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { waitFor } from '@testing-library/react';
import analysis from '../../mount';

const agreed = (model: Partial<AccountModel> = {}, amount = euros(600)): TestHousehold['sections'] => ({
  savingsPlan: {
    items: {
      [savingsPlanId]: {
        position: 0,
        amount,
        agreedAmount: amount,
        agreedOn: '2026-10-01',
        reserveShare: 10_000,
      },
    },
  },
  accountModel: { items: { [accountModelId]: { position: 0, ...model } } },
  bankAccounts: {
    items: {
      '00000000-0000-4000-8000-000000000200': {
        position: 0,
        personIds: [],
        iban: 'DE43999900000000001002',
        institution: 'Muster Bank',
        purpose: 'household',
      },
    },
  },
});

const open = (sections: TestHousehold['sections'] = {}, language: 'de' | 'en' = 'de') =>
  openForCustomer(analysis, {
    hrefOf: routes.twoAccountModel.href,
    household: testHouseholdOf(2),
    sections,
    language,
  });

test('the customer reads where the money goes, and no number of an account', async () => {
  const page = await open(agreed({ standingOrderDay: 2 }));
  await waitFor(() =>
    expect(page).toHaveTextContent('1.520 € im Monat zum Leben. Alles andere läuft am 2. von selbst.'),
  );
  expect(page).toHaveTextContent(/Feste Kosten2\.664 €/);
  expect(page).not.toHaveTextContent(/1002|Muster Bank/);
});

test('with a joint account each reads what they pay and keep', async () => {
  const page = await open(agreed({ variant: 'shared' }));
  await waitFor(() =>
    expect(page).toHaveTextContent(/GemeinschaftskontoJonas[\d.]+ € bleiben für sich[\d.]+ € mtl\./),
  );
});

test('while money is short the customer reads what is missing, and not that all runs', async () => {
  const page = await open(agreed({}, euros(1_500)));
  await waitFor(() => expect(page).toHaveTextContent('Im Monat fehlen noch 484 €'));
  expect(page).not.toHaveTextContent('Alles andere läuft');
});

test('without an agreement nothing is shown as if there was one', async () => {
  const page = await open();
  await waitFor(() => expect(page).toHaveTextContent('Zwei Konten, und der Monat läuft von selbst.'));
  expect(page).not.toHaveTextContent('Feste Kosten');
});

test('in English too', async () => {
  const page = await open(agreed(), 'en');
  await waitFor(() => expect(page).toHaveTextContent(/€1,520 a month to live on\./));
});
