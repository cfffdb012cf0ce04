export { type FederalStateEntry, federalStateList, filterFederalStates } from './federalStateList';
