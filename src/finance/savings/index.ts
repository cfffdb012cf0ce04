export { type GoalContribution, goalContribution } from './goal-contribution';
export type { PlanTerms } from './plan-factors';
export { type RealValue, realValue } from './real-value';
export { type RequiredReturn, requiredReturn } from './required-return';
export { type SavingsPlan, type SavingsPlanResult, savingsPlan } from './savings-plan';
export { type SavingsYear, savingsSchedule } from './savings-schedule';
export { type TimeToGoal, timeToGoal } from './time-to-goal';
export { capitalAfterWithdrawals, type WithdrawalPlan, withdrawalPlan } from './withdrawal-plan';
export { type WithdrawalSchedule, type WithdrawalYear, withdrawalSchedule } from './withdrawal-schedule';
