export {
  type CapitalPart,
  type CapitalPension,
  capitalPension,
  rateForPension,
  capitalPensionFigure,
} from './capitalPension';
export {
  type NetPensionFactorRow,
  type NetPensionFactors,
  netPensionFactorRows,
  netPensionFactorsOn,
  type PensionKind,
} from './netPensionFactors';
export { type NetPensionEntry, type NetPensions, netPensions, netPensionsFigure } from './netPensions';
export {
  type PensionAtStart,
  pensionAtStart,
  type PensionStartRange,
  pensionStartRange,
} from './pensionAtStart';
export {
  type PensionProjection,
  pensionProjection,
  type SchemePension,
  pensionProjectionFigure,
} from './pensionProjection';
export { pensionProviderOf } from './pensionProvider';
export { canEstimatePoints } from './estimatedPoints';
export { disabilityClaimOf, isLetter, isOutdatedLetter, recordEntriesOf } from './pensionRecords';
export { livesOnOldAgePension } from './paidPensions';
export { type PensionStart, pensionStart, standardStart } from './pensionStart';
export { ownNetPensionFigure, pensionPurchasingPowerFigure, personPension } from './personPension';
export { type RetirementGap, retirementGap, retirementGapFigure } from './retirementGap';
export {
  type StatutoryPensionEstimate,
  type StatutoryPensionInput,
  pointsPerYear,
  statutoryPensionEstimate,
  statutoryPensionFigure,
} from './statutoryPension';
