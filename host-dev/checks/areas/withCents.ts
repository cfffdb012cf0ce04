import { documentsOf, type SampleHousehold } from '@vp-digital/core/household/samples';

/** The same household with amounts that are no whole euros, so that rounding shows. */
export function withCents(sample: SampleHousehold): SampleHousehold {
  const { incomes, expenses, contracts, assets, liabilities, ...others } = documentsOf(sample);
  let count = 0;
  const cents = (amount: number) => amount + ((37 * (count += 1)) % 100);
  const mapped = <Entry>({ items }: { items: Record<string, Entry> }, change: (entry: Entry) => Entry) => ({
    items: Object.fromEntries(Object.entries(items).map(([id, entry]) => [id, change(entry)])),
  });
  return {
    ...sample,
    sections: {
      ...others,
      incomes: mapped(incomes, (income) => ({ ...income, net: cents(income.net ?? 0) })),
      expenses: mapped(expenses, (expense) => ({ ...expense, amount: cents(expense.amount) })),
      contracts: mapped(contracts, (contract) => ({ ...contract, premium: cents(contract.premium) })),
      assets: mapped(assets, (asset) => ({ ...asset, value: cents(asset.value) })),
      liabilities: mapped(liabilities, (debt) => ({ ...debt, amount: cents(debt.amount) })),
    },
  };
}
