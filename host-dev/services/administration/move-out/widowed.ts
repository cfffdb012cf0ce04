import { type SectionData, taxUnits } from '@vp-digital/core/household';
import { personsIn, type SplitHousehold } from './splitHousehold';

/**
 * Who stays, with whoever was married to one of the deceased as a widow or widower.
 *
 * @param before everybody with the role that they had: who leaves is given another one
 */
export function widowed(
  { stays }: SplitHousehold,
  before: SectionData['persons'],
  deceased: readonly string[],
): SectionData['persons'] {
  const left = personsIn(stays);
  const couples = taxUnits({ persons: before }).filter(({ couple }) => couple);
  const widows = couples
    .filter(({ personIds }) => personIds.some((id) => deceased.includes(id)))
    .flatMap(({ personIds }) => personIds);
  return {
    ...left,
    items: Object.fromEntries(
      Object.entries(left.items).map(([id, person]) => [
        id,
        widows.includes(id) ? { ...person, maritalStatus: 'widowed' as const } : person,
      ]),
    ),
  };
}
