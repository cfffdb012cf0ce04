import { adults, ageOf, type DataOf, type Goal, inOrder, type SectionData } from '@vp-digital/core/household';
import { addMonths, type IsoDate } from '@vp-digital/core/finance';
import type { documents } from '../documents';
import { categoryOfMotif } from './motifs/motifOf';
import type { MotifName } from './motifs/pictures';

/** What the page shows; it edits `goals`. */
export type WishesAndGoalsData = DataOf<typeof documents.wishesAndGoals>;

export interface GoalEntry {
  id: string;
  goal: Goal;
}

/** What stands in the side sheet: a goal, the choice of a motif, or the rating of both partners. */
export type Opened = { kind: 'goal'; id: string } | { kind: 'add' } | { kind: 'rating' };

/** The goals in the order of their terms; those without one come last, as they were added. */
export const goalEntries = ({ goals }: Pick<SectionData, 'goals'>): GoalEntry[] =>
  inOrder(goals.items)
    .map(([id, goal]) => ({ id, goal }))
    .toSorted((one, other) => (one.goal.term ?? '9').localeCompare(other.goal.term ?? '9'));

/** A goal of a motif before anything is known of it. */
export const newGoal = (motif: MotifName, title: string, position: number): Goal => ({
  position,
  category: categoryOfMotif[motif],
  motif,
  title,
  priority: motif === 'dream' ? 'dream' : motif === 'reserve' ? 'must' : 'should',
  saved: 0,
  rate: 0,
});

/** The first month that a goal can be due in: the next one. */
export const nextMonth = (today: IsoDate): string => monthFrom(today.slice(0, 7), 1);

/** The last month that a rate is computed to: a hundred years. */
export const lastMonth = (today: IsoDate): string => monthFrom(today.slice(0, 7), 1_200);

/** A month so many months away. */
export const monthFrom = (month: string, months: number): string =>
  addMonths(`${month}-01`, months).slice(0, 7);

/** Those who decide together what is important: nobody rates alone. */
export function partnersOf(data: Pick<SectionData, 'persons'>) {
  const partners = adults(data).filter(({ role }) => role === 'responsible' || role === 'partner');
  return partners.length > 1 ? partners : [];
}

/** How old a person is in the month of a goal. */
export const ageAt = (data: Pick<SectionData, 'persons'>, personId: string, month: string) =>
  ageOf(data, personId, `${month}-01`);
