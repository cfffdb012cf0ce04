export { type CompiledPlan, compilePlan, type MonthlyFlows } from './compile-plan';
export type { Pot, Pots } from './compile-pots';
export type {
  LiquidityClass,
  PlannedGoal,
  PlannedLoan,
  PlannedPension,
  PlannedSaving,
  ProjectionPlan,
  RecurringAmount,
} from './plan';
export { type Projection, type ProjectionMonth, projectHousehold } from './project-household';
export type { ProjectionYear } from './projection-years';
