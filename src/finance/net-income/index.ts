export { type DeferralLimits, deferralLimits } from './deferral-limits';
export { type GrossToNet, grossToNet } from './gross-to-net';
export type { GrossToNetInput } from './gross-to-net-input';
export { type MinijobCharges, type MinijobChargesInput, minijobCharges } from './minijob-charges';
export {
  type OwnHealthInsurance,
  type SelfEmployedInput,
  type SelfEmployedNet,
  selfEmployedNet,
} from './self-employed';
