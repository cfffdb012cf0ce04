export {
  countHouseholds,
  findHousehold,
  type HouseholdFilter,
  listHouseholds,
  type Position,
} from './listHouseholds';
export { refreshSearch } from './refreshSearch';
