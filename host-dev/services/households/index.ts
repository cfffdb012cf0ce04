export {
  countedHits,
  countHouseholds,
  findHousehold,
  type HouseholdFilter,
  listHouseholds,
  type Position,
} from './listHouseholds';
export { beginnings } from './beginnings';
export { sortForm } from './fold';
export { householdName } from './householdName';
export { refreshSearch, searchTerms } from './refreshSearch';
