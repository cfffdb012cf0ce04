export { type AccessFactor, type AccessFactorInput, accessFactor } from './access-factor';
export { annuityShareSource, annuityTaxableShare } from './annuity-share';
export { type BoughtPoints, type BoughtPointsInput, boughtPoints } from './bought-points';
export { type ChildRaising, type ChildRaisingInput, childRaising } from './child-raising';
export {
  type DisabilityEntitlement,
  type DisabilityPension,
  type DisabilityPensionInput,
  disabilityEntitlement,
  disabilityPension,
} from './disability-pension';
export { type EarningPoints, type EarningPointsInput, earningPoints } from './earning-points';
export {
  type NetPension,
  type NetPensionInput,
  netPension,
  type Pensioner,
  type PensionerNet,
} from './net-pension';
export { type OldAgePension, type OldAgePensionInput, oldAgePension } from './old-age-pension';
export {
  type PensionLetterInput,
  type PensionLetterProjection,
  projectPensionLetter,
} from './pension-letter';
export { type PensionTaxation, type PensionTaxationInput, pensionTaxation } from './pension-taxation';
export {
  type OldAgePensionKind,
  type RetirementAge,
  type RetirementAgeInput,
  retirementAge,
} from './retirement-age';
export {
  type OrphanPensionInput,
  orphanPension,
  type WidowPension,
  type WidowPensionInput,
  type WidowPensionKind,
  widowPension,
} from './survivors-pension';
