import { type DataOf, needDocuments } from '@vp-digital/core/household';

/** The comparison's documents and those of the Finanznote, the goals, the agreement, the cart, and the plan itself. */
export const planDocuments = [
  ...needDocuments,
  'subsidyFacts',
  'goals',
  'savingsPlan',
  'cartPositions',
  'securityPlan',
] as const;
export type PlanData = DataOf<typeof planDocuments>;
