import type { Cents } from '@vp-digital/core/finance';
import type { SubsidyFact, SubsidyLever } from '../../documents';
import { computed, type Outcome } from '../outcome';
import type { BasicPensionData } from './basicPensionEffect';

/** What a lever brings a year. */
export interface LeverAmounts {
  used: Cents;
  possible: Cents;
}

/** A lever of a person, or of the household where it names nobody. */
export interface LeverOf {
  lever: SubsidyLever;
  personId?: string;
}

/** A lever that stands in question. */
export interface LeverOutcome extends LeverOf {
  amounts: Outcome<LeverAmounts>;
}

type MaybeOfPerson = Pick<LeverOf, 'lever'> & { personId?: string | undefined };

/** Somebody told that it brings nothing: it was asked about, and can be told otherwise. */
export const nothingPossible = (lever: SubsidyLever, personId: string): LeverOutcome => ({
  lever,
  personId,
  amounts: computed({ used: 0, possible: 0 }),
});

/** Of the same persons: one of the household is everybody's. */
export const isSameLever = (one: MaybeOfPerson, other: MaybeOfPerson): boolean =>
  one.lever === other.lever &&
  (one.personId === undefined || other.personId === undefined || one.personId === other.personId);

/** A lever with its amounts. */
export interface OptimumLever {
  lever: SubsidyLever;
  /** Left out: a lever of the household. */
  personId?: string;
  /** Cents of a year; `possible` is at least `used`. */
  used: Cents;
  possible: Cents;
  open: Cents;
  /** An amount that the advisor entered, which wins, or computed from law and contracts. */
  source: 'entered' | 'computed';
  /** The entry of an amount that was entered. */
  factId?: string;
}

/** The documents that the Optimum reads. */
export type SubsidyData = BasicPensionData & { subsidyFacts: { items: Record<string, SubsidyFact> } };

/** The fact of a kind that is known of a person. */
export const factOf = <Kind extends SubsidyFact['kind']>(
  { subsidyFacts }: Pick<SubsidyData, 'subsidyFacts'>,
  kind: Kind,
  personId: string,
): Extract<SubsidyFact, { kind: Kind }> | undefined =>
  Object.values(subsidyFacts.items).find(
    (fact): fact is Extract<SubsidyFact, { kind: Kind }> => fact.kind === kind && fact.personId === personId,
  );
