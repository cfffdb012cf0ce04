export {
  type FederalStateEntry,
  federalStateList,
  federalStateName,
  filterFederalStates,
} from './federalStateList';
