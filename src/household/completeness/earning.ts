import { mainEmployment, type Occupation, occupationOf, type People } from '../figures/people';

/** How a person earns; undefined while unknown, which is not the same as not earning. */
export function earningOf(household: People, personId: string): Occupation | 'unknown' {
  const occupation = occupationOf(household, personId);
  return occupation === 'notEarning' && mainEmployment(household, personId) === undefined
    ? 'unknown'
    : occupation;
}
