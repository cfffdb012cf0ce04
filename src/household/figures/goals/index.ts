export {
  type FillingOrder,
  fillingOrder,
  type Pot,
  type PotPurpose,
  fillingOrderFigure,
} from './fillingOrder';
export { type GoalConflict, goalConflicts, type PlannedGoal } from './goalConflicts';
export {
  type GoalPotential,
  goalPotential,
  type GoalSavings,
  goalSavings,
  goalPotentialFigure,
  goalSavingsFigure,
} from './goalFunds';
export { type GoalData, type GoalNeed, type GoalOf, goalNeed, goalRate, retirementRate } from './goalNeed';
export {
  type GoalAssumptions,
  goalAssumptions,
  type GoalPlan,
  type GoalPlanInput,
  goalPlan,
  goalRateFigure,
} from './goalPlan';
export { type GoalRates, goalRates, goalRatesFigure } from './goalRates';
export { type GoalChange, type GoalOption, type GoalOptionName, goalOptions } from './goalOptions';
