import type { Cents } from '@vp-digital/core/finance';
import type { BudgetEvent } from '../documents';

/** Belastungsproben: what may come worse than assumed. */
export const budgetStresses = ['noPay', 'followUp', 'energyFood', 'crash', 'longer'] as const;
export type BudgetStress = (typeof budgetStresses)[number];

/** An event of a life with the id under which it is kept. */
export interface LifeEvent extends BudgetEvent {
  id: string;
}

/** What is tried; a variant holds the same. */
export interface BudgetSettings {
  events: readonly LifeEvent[];
  /** Spent less and kept on the account a month, in today's money. */
  keptMore: Cents;
  stresses: readonly BudgetStress[];
}

export const plainBudget: BudgetSettings = { events: [], keptMore: 0, stresses: [] };

/** What each stress does: all of them are assumptions. */
export const budgetStressRules = {
  /** Pay of who earns most stops, and nothing takes its place. */
  noPay: { months: 6 },
  followUp: { more: 0.02 },
  energyFood: { share: 0.2 },
  /** Of what can be had within twelve months. */
  crash: { share: 0.3 },
  longer: { years: 5 },
} as const;

/** The age of the youngest adult to which the budget is followed. */
export const budgetLastAge = 90;
export const budgetLastAgeOf = ({ stresses }: Pick<BudgetSettings, 'stresses'>): number =>
  budgetLastAge + (stresses.includes('longer') ? budgetStressRules.longer.years : 0);
