import { type SectionData, taxUnits } from '@vp-digital/core/household';
import type { LeavingReason } from '@vp-digital/core/contracts';
import { ServiceError } from '../../http/ServiceError';
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

/**
 * Those who go: of who has died that is kept, with the day where it is known. Throws 422 for a day before they were born, for
 * one that is to come, and for one of who did not die.
 */
export function deceased(
  { goes }: Pick<SplitHousehold, 'goes'>,
  { reason, deceasedOn, today }: { reason: LeavingReason; deceasedOn: string | undefined; today: string },
): SectionData['persons'] {
  const gone = personsIn(goes);
  const all = Object.entries(gone.items);
  const canBe = (day: string) =>
    reason === 'deceased' && day <= today && all.every(([, { birthDate }]) => day >= birthDate);
  if (deceasedOn !== undefined && !canBe(deceasedOn))
    throw new ServiceError('invalid', 'Nobody of them can have died on this day.', { status: 422 });
  if (reason !== 'deceased') return gone;
  const died = { deceased: true, ...(deceasedOn !== undefined && { deceasedOn }) };
  return { ...gone, items: Object.fromEntries(all.map(([id, person]) => [id, { ...person, ...died }])) };
}
