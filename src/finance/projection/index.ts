export { type CompiledPlan, compilePlan, type MonthlyFlows } from './compilePlan';
export type { Pot, Pots } from './compilePots';
export type {
  LiquidityClass,
  PlannedGoal,
  PlannedLoan,
  PlannedPension,
  PlannedSaving,
  ProjectionPlan,
  RecurringAmount,
} from './plan';
export { type Projection, type ProjectionMonth, projectHousehold } from './projectHousehold';
export type { ProjectionYear } from './projectionYears';
