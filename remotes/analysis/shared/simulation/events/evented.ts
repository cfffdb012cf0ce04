import type { BudgetFacts, EventEffect, LifeEvent, PlanMonths } from '@vp-digital/core/household';

/** A plan with events, whichever simulation follows it. */
export interface Evented {
  facts: BudgetFacts;
  settings: { events: readonly LifeEvent[] };
  result: { plan: { months: PlanMonths; effects: readonly EventEffect[] } };
}

export type ChangeEvents = (settings: { events: readonly LifeEvent[] }) => void;
