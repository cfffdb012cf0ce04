import { openForCustomer, type TestHousehold, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { waitFor } from '@testing-library/react';
import analysis from '../../mount';

const open = (
  number: Parameters<typeof testHouseholdOf>[0],
  sections: TestHousehold['sections'] = {},
  language: 'de' | 'en' = 'de',
) =>
  openForCustomer(analysis, {
    hrefOf: routes.optimum.href,
    household: testHouseholdOf(number),
    sections,
    language,
  });

test('the customer reads what is open, step by step, what is used, and what is to be found out', async () => {
  const page = await open(2);
  await waitFor(() => expect(page).toHaveTextContent(/Sie lassen 1\.377 € im Jahr liegen/));
  expect(page).toHaveTextContent(/Steuererklärungmittlerer Aufwand640 €/);
  expect(page).toHaveTextContent(/Betriebsrente Aylinmittlerer Aufwand439 €/);
  expect(page).toHaveTextContent(/Das nutzen Sie schon, im JahrRiester-Zulage Jonas702 €/);
  expect(page).toHaveTextContent(/Das klären wir noch.*Vermögenswirksame Leistungen Jonasnoch offen/);
  expect(page).not.toHaveTextContent(/Kinderzuschlag/); // whether it is worth asking for is the advisor’s to judge first
  expect(page).not.toHaveTextContent(/§|Steuerklasse/);
});

test('who uses everything reads no call to do anything', async () => {
  const page = await open(5, { subsidyFacts: { items: {} } });
  await waitFor(() => expect(page).toHaveTextContent('Dafür wissen wir noch zu wenig.'));
  expect(page).not.toHaveTextContent('liegen');
  expect(page).not.toHaveTextContent('Kinderzuschlag'); // no children
});

test('in English too', async () => {
  const page = await open(2, {}, 'en');
  await waitFor(() => expect(page).toHaveTextContent(/You leave €1,377 a year on the table/));
});
