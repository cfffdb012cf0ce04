import type { SectionData, SectionName } from '../documents';
import type { Figure, OnDay } from './defineFigure';

/** Whether nothing is recorded that a figure counts: its 0 says nothing of how sure it is. */
export const countsNothing = <Name extends SectionName, Input extends OnDay, Value>(
  { counts, documents }: Figure<Name, Input, Value>,
  household: Pick<SectionData, Name>,
): boolean => {
  if (!counts) return false;
  const counted: Pick<SectionData, Name> = { ...household, ...counts(household) };
  return documents.every((name) => Object.keys(counted[name].items).length === 0);
};
