import type { IsoDate } from '@vp-digital/core/finance';
import type { SectionData } from '../documents';
import type { People } from '../figures/people';
import { pensionStart } from '../figures/retirement/pensionStart';
import { earningOf } from './earning';

/** Whether somebody is retired, or of pension age while it is unknown how they earn. */
export function livesOnPension(
  household: People & Pick<SectionData, 'persons'>,
  personId: string,
  date: IsoDate,
): boolean {
  const earning = earningOf(household, personId);
  const start = pensionStart(household, personId, date);
  const isPastAge = start.kind === 'computed' && start.value.date <= date;
  return earning === 'retired' || (earning === 'unknown' && isPastAge);
}
