export { type Allocation, type BuildingSavings, buildingSavings } from './buildingSavings';
export type { BuildingSavingsContract, BuildingSavingsTariff, Valuation } from './contract';
export type { SavingMonth } from './savingPhase';
