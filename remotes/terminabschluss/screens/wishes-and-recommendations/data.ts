import type { SectionData } from '@vp-digital/core/household';

export type WishesData = Pick<SectionData, 'persons' | 'cooperation' | 'appointmentRatings'>;

/** Who is unhappy on the day, or wishes it so, is not asked to recommend. */
export const mayBeAsked = (
  { appointmentRatings }: Pick<WishesData, 'appointmentRatings'>,
  notAskedAgain: boolean | undefined,
  today: string,
): boolean =>
  notAskedAgain !== true &&
  Object.values(appointmentRatings.items).every(
    ({ date, stars }) => date !== today || stars === undefined || stars > 2,
  );
