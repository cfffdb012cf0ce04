export type { Country } from './Country';
export { countryList, germany } from './countryList';
export { filterCountries } from './filterCountries';
