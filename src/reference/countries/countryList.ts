import type { Environment } from '../environments';
import { comparePlain } from '../text/foldings';
import type { Country } from './Country';
import { otherCountries } from './otherCountries';

export const germany: Country = { name: 'Deutschland', code: 'DE', dialCode: '+49', isDefault: true };

/** Specification: only in the environments dev and uat. `XT` is a code that ISO 3166-1 leaves to users. */
const testCountry: Country = { name: 'Deutschland Test', code: 'XT', dialCode: '+99' };
const testEnvironments: readonly Environment[] = ['dev', 'uat'];

/** The countries to choose from: Germany first, the others by name, ignoring case and diacritics. */
export function countryList(environment: Environment): Country[] {
  const others = otherCountries.map(([code, name, dialCode]): Country => ({ name, code, dialCode }));
  if (testEnvironments.includes(environment)) others.push(testCountry);
  return [germany, ...others.sort((first, second) => comparePlain(first.name, second.name))];
}
