import type { Cents } from '@vp-digital/core/finance';
import type { SubsidyFact, SubsidyLever } from '../../documents';
import { computed, type Outcome } from '../outcome';
import type { BasicPensionData } from './basicPensionEffect';

/** What a lever brings per year. */
export interface LeverAmounts {
  used: Cents;
  possible: Cents;
}

/** A lever of a person, or of the household if it names nobody. */
export interface LeverOf {
  lever: SubsidyLever;
  personId?: string;
}

/** A possible lever. */
export interface LeverOutcome extends LeverOf {
  amounts: Outcome<LeverAmounts>;
}

type MaybeOfPerson = Pick<LeverOf, 'lever'> & { personId?: string | undefined };

/** Recorded as bringing nothing: it was asked about, and can still be changed. */
export const nothingPossible = (lever: SubsidyLever, personId: string): LeverOutcome => ({
  lever,
  personId,
  amounts: computed({ used: 0, possible: 0 }),
});

/** Of the same persons: a lever of the household applies to everybody. */
export const isSameLever = (one: MaybeOfPerson, other: MaybeOfPerson): boolean =>
  one.lever === other.lever &&
  (one.personId === undefined || other.personId === undefined || one.personId === other.personId);

/** A lever with its amounts. */
export interface OptimumLever {
  lever: SubsidyLever;
  /** Missing: a lever of the household. */
  personId?: string;
  /** Cents per year; `possible` is at least `used`. */
  used: Cents;
  possible: Cents;
  open: Cents;
  /** An amount entered by the advisor, which takes precedence, or computed from law and contracts. */
  source: 'entered' | 'computed';
  /** The entry of an entered amount. */
  factId?: string;
}

/** The documents that the Optimum reads. */
export type SubsidyData = BasicPensionData & { subsidyFacts: { items: Record<string, SubsidyFact> } };

/** The fact of a kind that is known about a person. */
export const factOf = <Kind extends SubsidyFact['kind']>(
  { subsidyFacts }: Pick<SubsidyData, 'subsidyFacts'>,
  kind: Kind,
  personId: string,
): Extract<SubsidyFact, { kind: Kind }> | undefined =>
  Object.values(subsidyFacts.items).find(
    (fact): fact is Extract<SubsidyFact, { kind: Kind }> => fact.kind === kind && fact.personId === personId,
  );
