export {
  type CivilServantPension,
  type CivilServantPensionInput,
  civilServantPension,
} from './civil-servant-pension';
export { type DeathCapitalNeed, type DeathCapitalNeedInput, deathCapitalNeed } from './death-capital-need';
export { type DisabilityGap, type DisabilityGapInput, disabilityGap } from './disability-gap';
export { type IncomeLossInput, type IncomeLossPhase, incomeLossPhases } from './phases';
export { type SickPay, type SickPayInput, sickPay } from './sick-pay';
