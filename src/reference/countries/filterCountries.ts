import { plain } from '../text/foldings';
import type { Country } from './Country';

/** The countries whose name begins with a text, ignoring case and diacritics, in their order. */
export function filterCountries(countries: readonly Country[], text: string): Country[] {
  const wanted = plain(text.trim());
  return countries.filter(({ name }) => plain(name).startsWith(wanted));
}
