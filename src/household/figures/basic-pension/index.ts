export {
  type BasicPensionCourse,
  basicPensionCourse,
  type BasicPensionQuestion,
  type BasicPensionTerms,
  contributionForPension,
  type DepotPension,
  depotPension,
  type LifePension,
  type ReturnCase,
} from './basicPensionCourse';
export { type BasicPensionFit, basicPensionFit, type FitPoint, fitRules } from './basicPensionFit';
export {
  type Combination,
  combination,
  type CombinationLayer,
  type CombinationShares,
  type LayerResult,
} from './combination';
export { type SavingsGoal, savingsGoal } from './savingsGoal';
