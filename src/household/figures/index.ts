export { type FreeAmount, freeAmount } from './freeAmount';
export { monthlyAmount, monthlyExpense, monthlyNet, monthlyOwnSaving, monthlyPremium } from './monthly';
export { type HouseholdNet, householdNet } from './net';
export { type NetWorth, netWorth } from './netWorth';
export { type Reserve, reserve } from './reserve';
export { type NetEstimate, type NetEstimateData, netEstimate } from './netEstimate';
export type { MissingFact } from './payInput';
