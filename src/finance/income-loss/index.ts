export {
  type CivilServantPension,
  type CivilServantPensionInput,
  civilServantPension,
  minimumCivilServantPension,
} from './civilServantPension';
export { type DeathCapitalNeed, type DeathCapitalNeedInput, deathCapitalNeed } from './deathCapitalNeed';
export { type DisabilityGap, type DisabilityGapInput, disabilityGap } from './disabilityGap';
export { type IncomeLossInput, type IncomeLossPhase, incomeLossPhases } from './phases';
export { type SickPay, type SickPayInput, sickPay } from './sickPay';
