export { contractOf } from './contractOf';
export { decidersOf, decisionOf, type OpenAcceptance, openAcceptance, saidTo } from './decisionOf';
export { type ChosenPositions, positionCost, positionsInCart, withPositions } from './withPositions';
