import type { IsoDate } from '@vp-digital/core/finance';
import type { NeededFact, Outcome } from '../outcome';
import type { SubsidyData } from './lever';
import { type TaxUnit, taxUnitOf, taxUnits } from '../taxUnit';

/** What is required for a lever to pay. */
export type LeverConditionName =
  | 'employed'
  | 'employee'
  | 'employerOffer'
  | 'savingsContract'
  | 'incomeLimit'
  | 'minimumAge'
  | 'furtherContributions'
  | 'ownContribution'
  | 'taxFreeDeferral'
  | 'contributionFreeDeferral'
  | 'deductibleContribution'
  | 'taxToReduce'
  | 'statutoryFund'
  | 'cheaperFund';

/** `at-least`: the value has to reach the limit; `at-most`: it must not exceed it; `below`: it has to be less. */
export interface HeldAgainst {
  unit: 'year' | 'month' | 'age' | 'rate';
  /** Cents per year or month, years of age, or shares of one. */
  actual: number;
  limit: number;
  rule: 'at-least' | 'at-most' | 'below';
}

export interface LeverCondition {
  condition: LeverConditionName;
  state: 'met' | 'unmet' | 'unknown';
  /** The value and its limit, for a condition about an amount. */
  held?: HeldAgainst;
  /** What has to be entered first; missing if only this page's own fact is. */
  facts?: readonly NeededFact[];
}

export interface Asked {
  household: SubsidyData;
  date: IsoDate;
  /** Whom the lever is about: the person, or all adults. */
  persons: readonly string[];
}

export const when = (condition: LeverConditionName, is: boolean): LeverCondition => ({
  condition,
  state: is ? 'met' : 'unmet',
});

/** A value compared with a limit; unknown while it waits for a fact. */
export function held(condition: LeverConditionName, outcome: Outcome<HeldAgainst>): LeverCondition[] {
  if (outcome.kind === 'notRelevant') return [];
  if (outcome.kind === 'missing') return [{ condition, state: 'unknown', facts: outcome.facts }];
  const { actual, limit, rule } = outcome.value;
  const is = rule === 'at-least' ? actual >= limit : rule === 'at-most' ? actual <= limit : actual < limit;
  return [{ condition, state: is ? 'met' : 'unmet', held: outcome.value }];
}

export const against = (condition: LeverConditionName, value: HeldAgainst) =>
  held(condition, { kind: 'computed', value });

export const unitsOf = ({ household, persons }: Asked): TaxUnit[] =>
  persons.length === 1 && persons[0] !== undefined ? [taxUnitOf(household, persons[0])] : taxUnits(household);
