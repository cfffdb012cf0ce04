export { knownLawYears, type LawInForce, lawFor, lawForYear } from './law-for';
export type { LawSource, Sourced } from './law-source';
export type { CareInsuranceLaw, LawYear, ProvidentRule, TariffLaw } from './law-year';
export {
  addedPeriodEnd,
  addedPeriodSource,
  disabilityFullAge,
  disabilityFullAgeSource,
} from './series/added-period';
export { type DatedRow, rowOn } from './series/dated';
export { healthChoiceRules } from './series/health-choice';
export { minijobLimitOn, minimumWages } from './series/minimum-wage';
export { pensionValueOn, pensionValues } from './series/pension-value';
export { civilServiceRules, pensionRules } from './series/pension-rules';
export { fullAgeSource, fullPensionAge, type OldAgePensionKind } from './series/retirement-ages';
export { keptUntil, type RetainedKind, retainedKinds, retentionYears } from './series/retention';
export { ageRelief, benefitRelief, reliefSource } from './series/relief-shares';
export { taxablePensionShare, taxableShareSource } from './series/taxable-share';
