import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);
const path = routes.income.href({ householdId: musterhaus.summary.householdId });
const open = (language: 'de' | 'en' = 'de') =>
  renderArea(analysis, {
    path,
    services: createTestServices([musterhaus]),
    language,
    customer: customerLooks,
  });

test('the customer is told what comes in, from whom, and how sure it is', async () => {
  await open();
  const page = await customersPage();
  expect(within(page).getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(
    'Ihr Einkommen, Jonas und Aylin',
  );
  expect(page).toHaveTextContent('Sie haben im Monat 5.450 € netto.');
  expect(page).not.toHaveTextContent(/belegt|Auf dieser Seite/); // all was told: there is no foot
  expect(page).toHaveTextContent(/Gehalt Jonas.*3\.235 €.*Gehalt Aylin.*1\.697 €.*Haushaltsnetto5\.450 €/);
});

test('what is typed is there before it is saved', async () => {
  await open();
  const page = await customersPage();
  const salary = within(await screen.findByRole('group', { name: 'Gehalt von Jonas' }));
  fireEvent.change(salary.getByRole('textbox', { name: 'Netto' }), { target: { value: '3.300' } });
  await waitFor(() => expect(page).toHaveTextContent(/Gehalt Jonas.*3\.300 €/));
});

test('in English too', async () => {
  await open('en');
  expect(await customersPage()).toHaveTextContent('You have €5,450 net a month.');
});

test('what is estimated or not known is called so, and named at the foot, not under the headline', async () => {
  const { incomes } = musterhaus.sections;
  if (!incomes) throw new Error('no incomes');
  const [first, second, ...others] = Object.entries(incomes.items).sort(
    ([, one], [, other]) => one.position - other.position,
  );
  if (!first || !second) throw new Error('too few incomes');
  const { net: _, ...unknown } = first[1];
  const items = Object.fromEntries([
    [first[0], unknown],
    [second[0], { ...second[1], source: 'estimated' as const }],
    ...others,
  ]);
  const household = { ...musterhaus, sections: { ...musterhaus.sections, incomes: { ...incomes, items } } };
  await renderArea(analysis, { path, services: createTestServices([household]), customer: customerLooks });
  const page = await customersPage();
  expect(page).toHaveTextContent(/^Ihr Einkommen, Jonas und AylinBekannt sind im Monat 2\.215 € netto\./);
  expect(page).toHaveTextContent(/Gehalt Jonas[^€]*–fehlt noch/);
  expect(page).toHaveTextContent(/1\.697 €geschätzt/);
  expect(page).toHaveTextContent(/Zusammen, soweit bekannt2\.215 €Nächster Schritt/);
  await waitFor(() =>
    expect(page).toHaveTextContent(
      /Auf dieser Seite geschätzt: Gehalt Aylin\.Auf dieser Seite fehlt noch: Gehalt Jonas\.$/,
    ),
  );
});
