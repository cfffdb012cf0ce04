export { type GoalContribution, goalContribution } from './goalContribution';
export type { PlanTerms } from './planFactors';
export { type RealValue, realValue } from './realValue';
export { type RequiredReturn, requiredReturn } from './requiredReturn';
export { type SavingsPlan, type SavingsPlanResult, savingsPlan } from './savingsPlan';
export { type SavingsYear, savingsSchedule } from './savingsSchedule';
export { type TimeToGoal, timeToGoal } from './timeToGoal';
export { capitalAfterWithdrawals, type WithdrawalPlan, withdrawalPlan } from './withdrawalPlan';
export { type WithdrawalSchedule, type WithdrawalYear, withdrawalSchedule } from './withdrawalSchedule';
