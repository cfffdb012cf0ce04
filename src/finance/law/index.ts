export { knownLawYears, type LawInForce, lawFor, lawForYear } from './law-for';
export type { LawSource, Sourced } from './law-source';
export type { LawYear, ProvidentRule, TariffLaw } from './law-year';
export { addedPeriodEnd, addedPeriodSource } from './series/added-period';
export { type DatedRow, rowOn } from './series/dated';
export { minijobLimitOn, minimumWages } from './series/minimum-wage';
export { pensionValueOn, pensionValues } from './series/pension-value';
export { ageRelief, benefitRelief, reliefSource } from './series/relief-shares';
export { taxablePensionShare, taxableShareSource } from './series/taxable-share';
