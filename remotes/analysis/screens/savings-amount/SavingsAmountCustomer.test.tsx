import { euros } from '@vp-digital/core/finance';
import { type SavingsPlan, savingsPlanId } from '@vp-digital/core/household';
import { openForCustomer, type TestHousehold, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { waitFor } from '@testing-library/react';
import analysis from '../../mount';

const open = (sections: TestHousehold['sections'] = {}, language: 'de' | 'en' = 'de') =>
  openForCustomer(analysis, {
    hrefOf: routes.savingsAmount.href,
    household: testHouseholdOf(2),
    sections,
    language,
  });

const planned = (plan: Partial<SavingsPlan>) => ({
  savingsPlan: { items: { [savingsPlanId]: { position: 0, ...plan } } },
});

test('the customer reads what is possible, for what, and when it is done', async () => {
  const wish = {
    position: 9,
    category: 'other',
    title: 'Boot',
    priority: 'dream',
    saved: 0,
    rate: 0,
  } as const;
  const goals = testHouseholdOf(2).sections.goals?.items;
  const page = await open({ goals: { items: { ...goals, '00000000-0000-4000-8000-000000000009': wish } } });
  await waitFor(() => expect(page).toHaveTextContent('903 € im Monat könnten Sie sparen.'));
  expect(page).toHaveTextContent(/Wofür Sie sparenNotgroschen81 € mtl\./);
  expect(page).toHaveTextContent(/Wann es geschafft istNotgroschen\d{2}\/2027/);
  expect(page).toHaveTextContent('Bootklären wir noch');
});

test('what is agreed says since when', async () => {
  const page = await open(
    planned({ amount: euros(600), agreedAmount: euros(600), agreedOn: '2026-10-01', startMonth: '2027-01' }),
  );
  await waitFor(() => expect(page).toHaveTextContent('600 € im Monat sparen Sie ab 01/2027.'));
});

test('what nobody knows is no zero', async () => {
  const page = await open({ expenses: { items: {} } });
  await waitFor(() => expect(page).toHaveTextContent('Wie viel bleibt Ihnen im Monat?'));
  expect(page).not.toHaveTextContent('Wofür Sie sparen');
});

test('in English too', async () => {
  const page = await open({}, 'en');
  await waitFor(() => expect(page).toHaveTextContent(/You could save €903 a month\./));
});
