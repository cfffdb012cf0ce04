export { addBirthTerms } from './addBirthTerms';
export {
  countedHits,
  countHouseholds,
  findHousehold,
  listHouseholds,
  type Position,
} from './listHouseholds';
export { marks } from './beginnings';
export { sortForm } from './fold';
export { hintOf } from './hints';
export { householdName } from './householdName';
export { insertHousehold } from './insertHousehold';
export { accessRequestRoutes } from './accessRequestRoutes';
export { newHouseholdRoutes } from './newHouseholdRoutes';
export { visitRoutes } from './visitRoutes';
export { readFinds } from './readFinds';
export { recentHouseholds } from './visits';
export { soundsAlike } from './soundsAlike';
export { refuseClosed, refuseReaders } from './refuseClosed';
export { changesAgenda, refreshAgenda } from './refreshAgenda';
export { changesCompleteness, refreshCompleteness } from './refreshCompleteness';
export { changesSearch, refreshSearch } from './refreshSearch';
export { createParameters, type Parameters } from './parameters';
export { type HouseholdFilter, planSearch } from './searchHits';
export { searchTexts } from './searchTexts';
