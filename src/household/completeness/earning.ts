import type { IsoDate } from '@vp-digital/core/finance';
import type { SectionData } from '../documents';
import { pensionStart } from '../figures/retirement/pensionStart';
import { mainEmployment, type Occupation, occupationOf, type People } from '../figures/people';

/** How a person earns; unknown while nobody has told, which is not the same as not earning. */
export function earningOf(household: People, personId: string): Occupation | 'unknown' {
  const occupation = occupationOf(household, personId);
  return occupation === 'notEarning' && mainEmployment(household, personId) === undefined
    ? 'unknown'
    : occupation;
}

/** Whether somebody is retired, or so old that a pension is paid while nobody has told how they earn. */
export function livesOnPension(
  household: People & Pick<SectionData, 'persons'>,
  personId: string,
  date: IsoDate,
): boolean {
  const earning = earningOf(household, personId);
  const start = pensionStart(household, personId, date);
  const isPastAge = start.kind === 'computed' && start.value.months === 0;
  return earning === 'retired' || (earning === 'unknown' && isPastAge);
}
