export {
  type HealthCostCourse,
  type HealthCosts,
  healthCostCourse,
  lastHealthAge,
  healthCostsFigure,
} from './healthCostCourse';
export {
  type HealthEligibility,
  type HealthEligibilityReason,
  healthEligibility,
  healthPayFigure,
} from './healthEligibility';
export { type HealthFamilyMember, healthFamily, yearsOfFamily } from './healthFamily';
export { type OwnHealthContract, ownHealthContract } from './ownHealthContract';
export {
  type PrivateHealthComparison,
  privateHealthComparison,
  healthDifferenceFigure,
  healthSavingFigure,
} from './privateHealthComparison';
export {
  healthGrowth,
  type PrivateHealthGrowth,
  type PrivateHealthInput,
  type PrivateHealthQuote,
} from './privateHealthInput';
export type { PrivateHealthOutlook } from './privateHealthOutlook';
export {
  type SavedDifference,
  type SavingTerms,
  savedDifference,
  healthSavingsCapitalFigure,
} from './savedDifference';
export { type StatutoryHealth, statutoryHealth, statutoryHealthFigure } from './statutoryHealth';
