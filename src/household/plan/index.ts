export { type EarningLoss, earningLoss, type LossMonth, neededCover } from './earningLoss';
export { type EarningLossData, type EarningLossFacts, earningLossFacts } from './earningLossFacts';
export type { LossCost, LossPayer } from './earningLossMonth';
export { defaultLoss, type EarningLossSettings, lossRules, returnOf } from './earningLossSettings';
export { disabilityPension, earlyPension } from './budgetEvents';
export { budgetFacts } from './budgetFacts';
export { budgetStressesOf } from './budgetStresses';
export { partTimeNet } from './budgetPay';
export { budgetMoments, type BudgetMoment, type BudgetMomentKind } from './budgetMoments';
export { type PlanMonths, planMonths } from './budgetMonths';
export { withoutPayAfterwards } from './payAfterwards';
export { survivorPay, type SurvivorPay } from './survivorPay';
export type { EventEffect, EventField } from './eventEffect';
export {
  budgetResult,
  type BudgetResult,
  type BudgetYear,
  neededKept,
} from './budgetOutcome';
export { budgetPlan, type BudgetPlan } from './budgetPlan';
export {
  budgetLastAge,
  budgetLastAgeOf,
  type BudgetSettings,
  type BudgetStress,
  budgetStresses,
  budgetStressRules,
  type LifeEvent,
  plainBudget,
} from './budgetSettings';
export { budgetSettingsOf, lossSettingsOf, retirementSettingsOf } from './variantSettings';
export { retirementFacts } from './retirementFacts';
export { retirementSimulation, usualNeedShare } from './retirementSimulation';
export {
  neededExtra,
  retirementResult,
  type RetirementResult,
  retirementSensitivity,
  type RetirementYear,
  type SensitivityRow,
} from './retirementOutcome';
export {
  type RetirementPart,
  type RetirementPayer,
  type RetirementPhase,
  retirementPlan,
  type RetirementPlan,
  startOf,
} from './retirementPlan';
export {
  defaultSettings,
  lastAgeOf,
  retirementEventKinds,
  type RetirementDefaults,
  type RetirementSettings,
  type RetirementStress,
  retirementStresses,
  stressRules,
} from './retirementSettings';
export type {
  BudgetFacts,
  BudgetPerson,
  BudgetPlanData,
  RetirementFacts,
  RetirementPerson,
  RetirementPlanData,
} from './planFacts';
