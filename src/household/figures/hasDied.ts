import type { Person } from '../documents';

/** Booked out as deceased, also without the day, or with a day of death. */
export const hasDied = ({ deceased, deceasedOn }: Pick<Person, 'deceased' | 'deceasedOn'>): boolean =>
  deceased === true || deceasedOn !== undefined;
