import { decidedInCart, type Talk } from './talk';

export const steps = ['review', 'decisions', 'rating', 'recommendation', 'outlook'] as const;
export type StepName = (typeof steps)[number];

/** `notAsked`: who is unhappy is not asked to recommend. */
export type StepState = 'open' | 'current' | 'done' | 'notAsked';

/** What is done follows from what was written; nothing of it is stored. The first that is not done is the one in turn. */
export function statesOf({ notes = [], ratings, next, cart }: Talk): Record<StepName, StepState> {
  const isDone: Record<StepName, boolean> = {
    review: notes.length > 0,
    decisions: notes.some(({ kind }) => kind === 'decision') || decidedInCart(cart) > 0,
    rating: ratings.length > 0 && ratings.every(({ closed }) => closed === true),
    recommendation: false, // optional for good: nobody ticks it off
    outlook: next !== undefined,
  };
  const isUnhappy = ratings.some(({ stars }) => stars !== undefined && stars <= 2);
  const inTurn = steps.find((step) => !isDone[step] && !(step === 'recommendation' && isUnhappy));
  const stateOf = (step: StepName): StepState => {
    if (step === 'recommendation' && isUnhappy) return 'notAsked';
    return isDone[step] ? 'done' : step === inTurn ? 'current' : 'open';
  };
  return {
    review: stateOf('review'),
    decisions: stateOf('decisions'),
    rating: stateOf('rating'),
    recommendation: stateOf('recommendation'),
    outlook: stateOf('outlook'),
  };
}
