export { knownLawYears, type LawInForce, lawFor, lawForYear } from './lawFor';
export type { LawSource, Sourced } from './lawSource';
export type { CareInsuranceLaw, LawYear, ProvidentRule, TariffLaw } from './lawYear';
export {
  addedPeriodEnd,
  addedPeriodSource,
  disabilityFullAge,
  disabilityFullAgeSource,
} from './series/addedPeriod';
export { childSupplementRules, childSupplements } from './series/childSupplement';
export { type DatedRow, rowOn } from './series/dated';
export { healthChoiceRules } from './series/healthChoice';
export { minijobLimitOn, minimumWages } from './series/minimumWage';
export { pensionValueOn, pensionValues } from './series/pensionValue';
export { civilServiceRules, pensionRules } from './series/pensionRules';
export {
  fullAgeSource,
  fullPensionAge,
  monthAfterAge,
  type OldAgePensionKind,
} from './series/retirementAges';
export { keptUntil, type RetainedKind, retainedKinds, retentionYears } from './series/retention';
export { needsRules, standardNeeds } from './series/standardNeeds';
export { ageRelief, benefitRelief, reliefSource } from './series/reliefShares';
export { largeWidowAge, largeWidowAgeSource, survivorIncomeRules } from './series/survivors';
export { taxablePensionShare, taxableShareSource } from './series/taxableShare';
