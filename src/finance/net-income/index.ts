export { type DeferralLimits, deferralLimits } from './deferralLimits';
export { type GrossToNet, grossToNet } from './grossToNet';
export type { GrossToNetInput } from './grossToNetInput';
export { type MinijobCharges, type MinijobChargesInput, minijobCharges } from './minijobCharges';
export {
  type OwnHealthInsurance,
  type SelfEmployedInput,
  type SelfEmployedNet,
  selfEmployedNet,
} from './selfEmployed';
