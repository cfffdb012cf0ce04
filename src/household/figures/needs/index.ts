export { isPutOffNeed, lightOf, type NeedLight, type ShownNeed, whyOf } from './judgedNeeds';
export { areInsurancesKnown } from './knownInsurance';
export { hasLiability, liabilityThroughParents } from './liabilityThroughParents';
export {
  type Need,
  type NeedComparison,
  needComparison,
  type NeedOf,
  needReason,
  type OpenNeed,
  type SettledNeed,
  type UnknownNeed,
  wantedNeeds,
} from './needComparison';
export { doubtsOf, type NeedDoubt } from './needDoubts';
export { comparedDocuments, type NeedData, needDocuments, needFigures } from './needData';
export { areEnoughFields, type NeedFieldState, needFieldStates, needFieldWord } from './needFields';
export type { PresenceNeed } from './presenceNeeds';
export { shownMeasure, shownParts } from './shownMeasure';
