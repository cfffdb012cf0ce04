export { contractOf } from './contractOf';
export { decidersOf, decisionOf, type OpenAcceptance, openAcceptance, saidTo } from './decisionOf';
export {
  type ChosenPositions,
  concludedPositions,
  discardedPositions,
  positionCost,
  positionsInCart,
  withPositions,
} from './withPositions';
export { positionsOf, type TopicState, topicState } from './topicState';
export {
  needsSuitability,
  offerDays,
  offerEnd,
  papersOf,
  type PositionDuty,
  positionDuties,
} from './positionDuties';
