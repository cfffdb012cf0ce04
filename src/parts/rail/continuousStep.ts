import type { Offers } from '@vp-digital/core/ui';
import { isElsewhere, type RailStep } from './railStep';

export interface ContinuousStep {
  position: number;
  count: number;
}

/** Which of the rail's pages a page is, for the customer: those that can be opened, counted one after the other. */
export function continuousStep(
  steps: readonly RailStep[],
  current: string,
  offers: Offers,
): ContinuousStep | undefined {
  const pages = steps.filter((step) => step.key === current || (!isElsewhere(step) && offers(step.href)));
  const position = pages.findIndex(({ key }) => key === current) + 1;
  return position > 0 ? { position, count: pages.length } : undefined;
}
