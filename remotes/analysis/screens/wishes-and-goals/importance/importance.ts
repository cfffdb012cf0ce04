import type { Goal, SectionData } from '@vp-digital/core/household';
import { partnersOf } from '../../../shared/wishes-and-goals/data';

export const steps = [1, 2, 3, 4, 5] as const;

export interface Answer {
  name: string;
  value: number;
}

/** What all partners have said of a goal; undefined before the last one has: nobody sees the other one's answer first. */
export function revealedAnswers(
  goal: Pick<Goal, 'importance'>,
  data: Pick<SectionData, 'persons'>,
): Answer[] | undefined {
  const partners = partnersOf(data);
  const answers = partners.flatMap(({ id, name }): Answer[] => {
    const value = goal.importance?.[id]?.rating;
    return value === undefined ? [] : [{ name, value }];
  });
  return partners.length > 0 && answers.length === partners.length ? answers : undefined;
}

/** How many goals a person has rated. */
export const ratedBy = ({ goals }: Pick<SectionData, 'goals'>, personId: string): number =>
  Object.values(goals.items).filter(({ importance }) => importance?.[personId] !== undefined).length;
