/** Facts that a figure can wait for. */
export type FactName =
  | 'net'
  | 'gross'
  /** Until when a benefit of limited time is paid. */
  | 'incomeEnd'
  /** When a pension began, whose year decides how much of it is taxed. */
  | 'pensionStart'
  | 'expenses'
  | 'assets'
  | 'property'
  /** What kind of home is owned: a flat or a house. */
  | 'propertyKind'
  | 'contracts'
  | 'insuredPerson'
  | 'housing'
  | 'benefit'
  | 'benefitFromDay'
  | 'birthDate'
  | 'federalState'
  | 'taxClass'
  | 'taxableIncome'
  | 'pensionRecord'
  | 'pensionPoints'
  /** Whether somebody has a claim to a disability pension, who need not have one. */
  | 'disabilityClaim'
  | 'pensionRate'
  /** What a civil servant would be paid when unfit for service. */
  | 'unfitPension'
  /** At what age a career soldier, or somebody in the police or fire brigade, retires. */
  | 'retirementAge'
  /** Whether a managing partner controls the company. */
  | 'controlsCompany'
  /** Of the self-employed: the social insurance of artists or farmers, or neither; what is paid to a Versorgungswerk. */
  | ('socialScheme' | 'pensionContribution')
  /** What the law of another country gives, which nothing here computes. */
  | 'foreignLaw'
  /** Whether the parents' liability contract covers somebody in training. */
  | 'liabilityThroughParents'
  | 'healthInsurance'
  | 'healthFundSupplement'
  | 'healthPremium'
  | 'target'
  | 'term'
  | 'remainingDebt'
  | 'debtAsOf'
  | 'interest'
  | 'interestFixedUntil'
  | 'targetSum'
  /** The rate of a contract. */
  | 'premium'
  /** What says whose a child's allowance is. */
  | ('gender' | 'maritalStatus' | 'parents' | 'childBenefitReceiver')
  /** Recorded, but by a newer release, in a way that this one does not know. */
  | 'newerRelease';

/** A fact that is needed first, and whose. */
export interface NeededFact {
  fact: FactName;
  personId?: string;
}

/** A figure, or why there is none: never 0 and never NaN in its place. */
export type Outcome<Value> =
  | { kind: 'computed'; value: Value }
  | { kind: 'missing'; facts: readonly NeededFact[] }
  /** The question does not arise, such as pay of the retired. */
  | { kind: 'notRelevant' };

export const computed = <Value>(value: Value): Outcome<Value> => ({ kind: 'computed', value });

export const notRelevant: Outcome<never> = { kind: 'notRelevant' };

export const missing = (fact: FactName, personId?: string): Outcome<never> =>
  missingAll([{ fact, ...(personId !== undefined && { personId }) }]);

/** The same fact of the same person is named once. */
export const missingAll = (facts: readonly NeededFact[]): Outcome<never> => ({
  kind: 'missing',
  facts: facts.filter(
    (fact, index) =>
      facts.findIndex((other) => other.fact === fact.fact && other.personId === fact.personId) === index,
  ),
});

/** The facts that outcomes wait for. */
export const factsOf = (...outcomes: readonly Outcome<unknown>[]): NeededFact[] =>
  outcomes.flatMap((outcome) => (outcome.kind === 'missing' ? outcome.facts : []));

/** All values; what is not relevant is left out, and one missing makes the whole missing. */
export function allOf<Value>(outcomes: readonly Outcome<Value>[]): Outcome<Value[]> {
  const facts = factsOf(...outcomes);
  if (facts.length > 0) return missingAll(facts);
  return computed(outcomes.flatMap((outcome) => (outcome.kind === 'computed' ? [outcome.value] : [])));
}

/** The figure made of the value of another; what is missing or not relevant there is so here. */
export const mapOutcome = <From, To>(outcome: Outcome<From>, make: (value: From) => To): Outcome<To> =>
  outcome.kind === 'computed' ? computed(make(outcome.value)) : outcome;
