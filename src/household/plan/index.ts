export { type EarningLoss, earningLoss, type LossMonth, neededCover } from './earningLoss';
export { type EarningLossData, type EarningLossFacts, earningLossFacts } from './earningLossFacts';
export type { LossCost, LossPayer } from './earningLossMonth';
export { defaultLoss, type EarningLossSettings, lossRules, returnOf } from './earningLossSettings';
export {
  retirementFacts,
  type RetirementFacts,
  type RetirementPerson,
  type RetirementPlanData,
} from './retirementFacts';
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
  lastAge,
  lastAgeOf,
  type RetirementSettings,
  type RetirementStress,
  retirementStresses,
  stressRules,
} from './retirementSettings';
