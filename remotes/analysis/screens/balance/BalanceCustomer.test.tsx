import type { Asset } from '@vp-digital/core/household';
import { openForCustomer, type TestHousehold, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { waitFor } from '@testing-library/react';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);

const open = (sections: TestHousehold['sections'] = {}, language: 'de' | 'en' = 'de') =>
  openForCustomer(analysis, { hrefOf: routes.balanceSheet.href, household: musterhaus, sections, language });

function assets(change: (asset: Asset) => Asset) {
  const items = Object.entries(musterhaus.sections.assets?.items ?? {});
  return { assets: { items: Object.fromEntries(items.map(([id, asset]) => [id, change(asset)] as const)) } };
}

test('the customer is told what is theirs after all debts', async () => {
  const page = await open();
  expect(page).toHaveTextContent(/Ihnen gehören nach allen Schulden [\d.]+ €\./);
  await waitFor(() => expect(page).toHaveTextContent(/Nettovermögen[\d.]+\s€angegeben/));
  expect(page).not.toHaveTextContent('soweit bekannt');
});

test('while a value is missing every sum is that of what is known, and no confirmed figure', async () => {
  const page = await open(
    assets((asset) => (asset.kind === 'currentAccount' ? { ...asset, value: 0 } : asset)),
  );
  expect(page).toHaveTextContent(/Soweit bekannt, gehören Ihnen nach allen Schulden [\d.]+ €\./);
  await waitFor(() =>
    expect(page).toHaveTextContent(/Nettovermögen, soweit bekannt[\d.]+\s€(?!belegt|angegeben)/),
  );
  expect(page).toHaveTextContent(/Vermögen, soweit bekannt[\d.]+,\d\d\s€(?!belegt|angegeben)/);
  expect(page).toHaveTextContent(/Schulden[\d.]+,\d\d\s€angegeben/);
});

test('a loan that says nothing of what is left makes the debts a part', async () => {
  const { contracts } = musterhaus.sections;
  const items = Object.entries(contracts?.items ?? {}).map(([id, contract]) => {
    if (contract.kind !== 'loan' || contract.line === 'mortgage') return [id, contract] as const;
    const { remainingDebt: _, ...unknown } = contract;
    return [id, unknown] as const;
  });
  const page = await open({ contracts: { items: Object.fromEntries(items) } });
  expect(page).toHaveTextContent(/Schulden, soweit bekannt[\d.]+,\d\d\s€(?!belegt|angegeben)/);
});

test('in English too', async () => {
  const page = await open(
    assets((asset) => (asset.kind === 'currentAccount' ? { ...asset, value: 0 } : asset)),
    'en',
  );
  expect(page).toHaveTextContent(/As far as known, €[\d,]+ is yours after all debts\./);
});
