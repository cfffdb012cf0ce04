import { type Cents, euros, shareRounded } from '@vp-digital/core/finance';
import type { SectionData } from '../documents';
import { monthlyNet, netIn } from './monthly';

export interface HouseholdNet {
  /** F1: regular net per month of all persons. */
  monthly: Cents;
  byPerson: { personId: string; monthly: Cents }[];
  /** Net of further salaries (a 13th payment) and special payments in a year. */
  extraPerYear: Cents;
  /** 12 · monthly + extraPerYear. */
  annual: Cents;
  /** Incomes whose net is not known: the sums are without them. */
  unknown: number;
}

/** F1 Haushaltsnetto: the sum of the regular monthly net incomes; bonuses are shown apart. */
export function householdNet({ incomes }: Pick<SectionData, 'incomes'>): HouseholdNet {
  const entries = Object.values(incomes.items);
  const byPerson = new Map<string, Cents>();
  for (const income of entries)
    byPerson.set(income.personId, (byPerson.get(income.personId) ?? 0) + monthlyNet(income));
  const monthly = sum(entries.map(monthlyNet));
  const annual = sum(entries.map((income) => netIn('year', income)));
  return {
    monthly,
    byPerson: [...byPerson].map(([personId, amount]) => ({ personId, monthly: amount })),
    extraPerYear: annual - 12 * monthly,
    annual,
    unknown: entries.filter(({ net }) => net === undefined).length,
  };
}

/**
 * What of the regular monthly net is not fixed: commission, bonuses, supplements, as far as it is recorded. Whole euros, so that
 * it and the rest add up as they are shown.
 */
export function variableNet({ incomes }: Pick<SectionData, 'incomes'>): Cents {
  const parts = Object.values(incomes.items).map((income) =>
    shareRounded(monthlyNet(income), (income.variableShare ?? 0) / 10_000),
  );
  return euros(Math.round(sum(parts) / 100));
}

export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);
