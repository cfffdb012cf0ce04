export { type Allocation, type BuildingSavings, buildingSavings } from './building-savings';
export type { BuildingSavingsContract, BuildingSavingsTariff, Valuation } from './contract';
export type { SavingMonth } from './saving-phase';
