export { type DeferralLimits, deferralLimits } from './deferral-limits';
export { type GrossToNet, type GrossToNetInput, grossToNet } from './gross-to-net';
export {
  type OwnHealthInsurance,
  type SelfEmployedInput,
  type SelfEmployedNet,
  selfEmployedNet,
} from './self-employed';
