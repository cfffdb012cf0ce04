import type { Appointment } from '@vp-digital/core/household';
import type { TileName } from '../tiles/tiles';

interface Template {
  tiles: readonly TileName[];
  hidden: readonly TileName[];
}

/** What stands first by the kind of the appointment; nobody has rated or summed up anything before the first one. */
export const templates = {
  firstMeeting: {
    tiles: [
      'month',
      'budget',
      'reserve',
      'goals',
      'protection',
      'contracts',
      'netWorth',
      'topics',
      'completeness',
      'tasks',
      'cart',
      'grade',
    ],
    hidden: ['summary', 'rating'],
  },
  annualReview: {
    tiles: [
      'topics',
      'netWorth',
      'goals',
      'contracts',
      'month',
      'reserve',
      'budget',
      'protection',
      'summary',
      'cart',
      'tasks',
      'rating',
      'completeness',
      'grade',
    ],
    hidden: [],
  },
} as const satisfies Partial<Record<Appointment['occasion'], Template>>;
