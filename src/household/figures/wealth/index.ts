export { type AssetClass, assetClasses, assetTraits, reserveKinds } from './assetTraits';
export { type BalanceScope, type BalanceSheet, balanceSheet, type PersonBalance } from './balanceSheet';
export { isOutdatedValue } from './isOutdatedValue';
export { type NetWorth, netWorth } from './netWorth';
export { divideAmong } from './owners';
export { type AssetPosition, type BalanceData, type DebtPosition, loansWithoutDebt } from './positions';
