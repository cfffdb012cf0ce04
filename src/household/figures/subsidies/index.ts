export {
  type BasicPensionEffect,
  basicPensionEffect,
  basicPensionSavingFigure,
  soleChurchMember,
} from './basicPensionEffect';
export { childAllowances } from './childAllowanceHolder';
export { childSupplementCheck } from './childSupplement';
export { factOf, isSameLever, type LeverOf, type OptimumLever, type SubsidyData } from './lever';
export type { HeldAgainst, LeverCondition } from './leverCondition';
export { leverConditions } from './leverConditions';
export { leverEffort } from './leverEffort';
export { employerSavingsNet } from './employerSavingsNet';
export { type LeverEffect, leverTraits } from './leverTraits';
export { openQuestions } from './openQuestions';
export { type Optimum, optimum, optimumFigure } from './optimum';
export { type OptimumStep, optimumSteps, stepKey } from './optimumSteps';
export { optimumTaskId } from './optimumTask';
export { type StoredLever, type RealisedStep, realisedSteps } from './realisedSteps';
export { riesterOf } from './riester';
export { type TaxableIncome, taxableIncome } from './taxableIncome';
export { type TaxClassComparison, taxClassComparison } from './taxClassComparison';
export { type TaxUnit, taxUnitOf, taxUnits } from '../taxUnit';
