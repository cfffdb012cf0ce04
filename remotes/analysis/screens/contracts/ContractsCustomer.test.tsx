import type { Contract } from '@vp-digital/core/household';
import { openForCustomer, type TestHousehold, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { waitFor } from '@testing-library/react';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);

const open = (sections: TestHousehold['sections'] = {}, language: 'de' | 'en' = 'de') =>
  openForCustomer(analysis, { hrefOf: routes.contracts.href, household: musterhaus, sections, language });

/** Their contracts, some of them changed. */
function contracts(change: (contract: Contract) => Contract | undefined) {
  const items = Object.entries(musterhaus.sections.contracts?.items ?? {}).flatMap(([id, contract]) => {
    const changed = change(contract);
    return changed ? [[id, changed] as const] : [];
  });
  return { contracts: { items: Object.fromEntries(items) } };
}

const absent = {
  absences: { items: { '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a01': { position: 0, of: 'contracts' as const } } },
};

test('whom the fund insures has something against illness and for care', async () => {
  const page = await open();
  await waitFor(() => expect(page).toHaveTextContent('Wer hat was?'));
  expect(page).toHaveTextContent(
    /KrankheitJonas, Aylin[^·]* über die Krankenkasse · Aylin mit eigenem Vertrag/,
  );
  expect(page).toHaveTextContent(/PflegeJonas, Aylin[^·]* über die KrankenkasseHaftpflicht/);
});

test('before a contract is told nobody knows who has what; that there is none is said', async () => {
  const none = contracts(() => undefined);
  const unknown = await open(none);
  expect(unknown).toHaveTextContent('Ihre Verträge zeigen, was schon abgesichert ist.');
  expect(unknown).not.toHaveTextContent('noch niemand');
});

test('that there is no contract is said', async () => {
  const page = await open({ ...contracts(() => undefined), ...absent });
  expect(page).toHaveTextContent('Sie haben keine Verträge.');
  await waitFor(() => expect(page).toHaveTextContent(/Haftpflichtnoch niemand/));
});

test('who records a contract is believed, whatever was said before', async () => {
  expect(await open(absent)).toHaveTextContent('In Ihre 13 Verträge fließen 2.234 € im Monat.');
});

test('while a premium is missing the sum is that of what is known, and no confirmed figure', async () => {
  const page = await open(
    contracts((contract) => (contract.line === 'disability' ? { ...contract, premium: 0 } : contract)),
  );
  expect(page).toHaveTextContent(/Bekannt sind 2\.\d{3} € im Monat für Ihre 13 Verträge\./);
  expect(page).toHaveTextContent(/Berufsunfähigkeit[^€]*–fehlt noch/);
  expect(page).toHaveTextContent(/Versicherungen, soweit bekannt\d+,\d\d\s€ mtl\.(?!belegt|angegeben)/);
  expect(page).toHaveTextContent(/Kreditraten1\.505,00\s€ mtl\.angegeben/);
});

test('an estimated net makes no premium an estimate', async () => {
  const { incomes } = musterhaus.sections;
  const items = Object.entries(incomes?.items ?? {}).map(
    ([id, income]) => [id, { ...income, source: 'estimated' as const }] as const,
  );
  const page = await open({ incomes: { items: Object.fromEntries(items) } });
  expect(page).toHaveTextContent(/Versicherungen279,00\s€ mtl\.angegeben/);
  expect(page).not.toHaveTextContent('geschätzt');
});

test('in English too', async () => {
  const page = await open({}, 'en');
  expect(page).toHaveTextContent('€2,234 a month goes into your 13 contracts.');
  await waitFor(() => expect(page).toHaveTextContent('through the health fund'));
});

test('accounts stand with what is on each, and at no bank', async () => {
  const page = await open();
  expect(page).toHaveTextContent(/Ihre KontenGirokonto3\.100,00\s€.*Tagesgeld9\.200,00\s€/);
  expect(page).not.toHaveTextContent(/ETF Kinder/);
});
