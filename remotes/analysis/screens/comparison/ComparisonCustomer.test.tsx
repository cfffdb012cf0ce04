import { needDecisionId } from '@vp-digital/core/household';
import { openForCustomer, type TestHousehold, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { waitFor } from '@testing-library/react';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);

const open = (sections: TestHousehold['sections'] = {}, language: 'de' | 'en' = 'de') =>
  openForCustomer(analysis, { hrefOf: routes.comparison.href, household: musterhaus, sections, language });

test('the customer reads what is missing, of how much, and what is good as it is', async () => {
  const page = await open();
  expect(page).toHaveTextContent(/Am wichtigsten: Arbeitskraft Aylin\./);
  await waitFor(() =>
    expect(page).toHaveTextContent(/1\. Arbeitskraft Aylin825 € mtl\. von 1\.358 € mtl\. sind da533 € mtl\./),
  );
  expect(page).toHaveTextContent(/Privathaftpflichtvorhanden/);
  expect(page).not.toHaveTextContent(/Gewicht|VVG/);
});

test('what is not known is clarified, and never missing', async () => {
  const page = await open({ contracts: { items: {} } });
  expect(page).toHaveTextContent(/Das klären wir noch.*Privathaftpflichtnoch offen/);
  expect(page).not.toHaveTextContent('Das fehlt noch');
});

test('what the household has put off is neither first nor missing', async () => {
  const [aylin = ''] =
    Object.entries(musterhaus.sections.persons?.items ?? {}).find(
      ([, { firstName }]) => firstName === 'Aylin',
    ) ?? [];
  const put = { position: 0, topic: 'work' as const, personId: aylin, decision: 'notWanted' as const };
  const page = await open({ needDecisions: { items: { [needDecisionId(put)]: put } } });
  expect(page).toHaveTextContent(/Am wichtigsten: Absicherung im Todesfall Jonas\./);
  expect(page).toHaveTextContent(/zurückgestelltArbeitskraft Aylinnicht gewünscht/);
});

test('in English too', async () => {
  const page = await open({}, 'en');
  expect(page).toHaveTextContent(/Most important: Income protection, Aylin\./);
});
