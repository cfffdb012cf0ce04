export {
  countedHits,
  countHouseholds,
  findHousehold,
  type HouseholdFilter,
  listHouseholds,
  type Position,
} from './listHouseholds';
export { beginnings, marks } from './beginnings';
export { sortForm } from './fold';
export { householdName } from './householdName';
export { accessRequestRoutes } from './accessRequestRoutes';
export { newHouseholdRoutes } from './newHouseholdRoutes';
export { visitRoutes } from './visitRoutes';
export { recentHouseholds } from './visits';
export { soundsAlike } from './soundsAlike';
export { refuseClosed } from './refuseClosed';
export { refreshSearch, searchTerms } from './refreshSearch';
