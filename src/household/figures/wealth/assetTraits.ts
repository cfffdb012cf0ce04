import type { AssetKind, Liquidity, SavingContract } from '../../documents';

export const assetClasses = ['money', 'investment', 'property', 'other'] as const;
/** Geld, Anlage und Vorsorge, Immobilien, Sachwerte. */
export type AssetClass = (typeof assetClasses)[number];

interface Traits {
  liquidity: Liquidity;
  assetClass: AssetClass;
}

/** What a kind of asset is, and how soon it is money unless the entry says otherwise. */
export const assetTraits: Readonly<Record<AssetKind, Traits>> = {
  currentAccount: { liquidity: 'immediate', assetClass: 'money' },
  callMoney: { liquidity: 'immediate', assetClass: 'money' },
  cash: { liquidity: 'immediate', assetClass: 'money' },
  fixedDeposit: { liquidity: 'twelveMonths', assetClass: 'money' },
  securities: { liquidity: 'twelveMonths', assetClass: 'investment' },
  preciousMetal: { liquidity: 'twelveMonths', assetClass: 'investment' },
  crypto: { liquidity: 'twelveMonths', assetClass: 'investment' },
  ownHome: { liquidity: 'bound', assetClass: 'property' },
  rentedProperty: { liquidity: 'bound', assetClass: 'property' },
  vehicle: { liquidity: 'bound', assetClass: 'other' },
  shareholding: { liquidity: 'bound', assetClass: 'other' },
  other: { liquidity: 'bound', assetClass: 'other' },
};

/** What can be spent at once, or nearly so. */
export const reserveKinds: ReadonlySet<AssetKind> = new Set([
  'currentAccount',
  'callMoney',
  'cash',
  'fixedDeposit',
]);

const provision: Traits = { liquidity: 'bound', assetClass: 'investment' };

/** The same of what savings contracts hold. */
export const savingTraits: Readonly<Record<SavingContract['line'], Traits>> = {
  endowment: provision,
  privatePension: provision,
  basicPension: provision,
  riester: provision,
  companyPension: provision,
  buildingSavings: provision,
  fundPlan: { liquidity: 'twelveMonths', assetClass: 'investment' },
  bankPlan: { liquidity: 'twelveMonths', assetClass: 'money' },
  callMoneyPlan: { liquidity: 'immediate', assetClass: 'money' },
};
