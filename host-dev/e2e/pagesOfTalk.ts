import { isForTalk } from '@vp-digital/core/contracts';
import { areaNames } from '@vp-digital/core/reference';
import { readRegistry } from '../build/registry';
import { customersHeading } from './every-page/customersOwnPage';

const registry = readRegistry();

/**
 * What heads the customer's pages of household 2, of Jonas and Aylin, in the order of the talk, which is that of the areas and
 * of the screens in each `area.ts`. A page whose heading is asked by no test has any.
 */
export const pagesOfTalk: readonly (string | RegExp)[] = areaNames
  .flatMap((area) => registry[area]?.manifest.pages ?? [])
  .filter(({ path, customer }) => customer && isForTalk(path) && isOfHouseholdOnly(path))
  .map(({ path }) => customersHeading(path) ?? /\S/);

/** A page of a snapshot or of one person has no place of its own in the talk. */
function isOfHouseholdOnly(path: string): boolean {
  return !path.replace(':householdId', '').includes(':');
}

/** The one at this place, counted from 0, from the end where it is negative. */
export function pageOfTalk(place: number): string | RegExp {
  const heading = pagesOfTalk.at(place);
  if (heading === undefined) throw new Error(`the talk has no page ${place}`);
  return heading;
}

/** Where it stands among them, counted from 0. */
export const placeOf = (heading: string): number => pagesOfTalk.indexOf(heading);
