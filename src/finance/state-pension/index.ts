export { type AccessFactor, type AccessFactorInput, accessFactor } from './accessFactor';
export { annuityShareSource, annuityTaxableShare } from './annuityShare';
export { type BoughtPoints, type BoughtPointsInput, boughtPoints } from './boughtPoints';
export { type ChildRaising, type ChildRaisingInput, childRaising } from './childRaising';
export {
  type DisabilityEntitlement,
  type DisabilityPension,
  type DisabilityPensionInput,
  disabilityEntitlement,
  disabilityPension,
} from './disabilityPension';
export { type EarningPoints, type EarningPointsInput, earningPoints } from './earningPoints';
export {
  type NetPension,
  type NetPensionInput,
  netPension,
  type Pensioner,
  type PensionerNet,
} from './netPension';
export { type OldAgePension, type OldAgePensionInput, oldAgePension } from './oldAgePension';
export {
  type PensionLetterInput,
  type PensionLetterProjection,
  projectPensionLetter,
} from './pensionLetter';
export { type PensionTaxation, type PensionTaxationInput, pensionTaxation } from './pensionTaxation';
export {
  type OldAgePensionKind,
  type RetirementAge,
  type RetirementAgeInput,
  retirementAge,
} from './retirementAge';
export {
  type OrphanPensionInput,
  orphanPension,
  type WidowPension,
  type WidowPensionInput,
  type WidowPensionKind,
  widowPension,
} from './survivorsPension';
