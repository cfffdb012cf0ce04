import type { Cents } from '@vp-digital/core/finance';
import type { SubsidyFact, SubsidyLever } from '../../documents';
import type { Outcome } from '../outcome';
import type { BasicPensionData } from './basicPensionEffect';

/** What a lever brings a year. */
export interface LeverAmounts {
  used: Cents;
  possible: Cents;
}

/** A lever that stands in question for a person, or for the household. */
export interface LeverOutcome {
  lever: SubsidyLever;
  personId?: string;
  amounts: Outcome<LeverAmounts>;
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
