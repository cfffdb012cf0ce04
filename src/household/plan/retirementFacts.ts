import { type Cents, type IsoDate, monthsBetween } from '@vp-digital/core/finance';
import type { SectionData } from '../documents';
import { knownContracts } from '../figures/budget/knowsContracts';
import { knownNet } from '../figures/budget/knownNet';
import { earnedNet } from '../figures/ownIncome';
import { allOf, computed, factsOf, missing, missingAll, notRelevant, type Outcome } from '../figures/outcome';
import { adultsOf, isRetired, occupationOf } from '../figures/people';
import type { PensionKind } from '../figures/retirement/netPensionFactors';
import type { NetPensions, RetirementData } from '../figures/retirement/netPensions';
import { pensionStartRange } from '../figures/retirement/pensionAtStart';
import { pensionStart } from '../figures/retirement/pensionStart';
import { type RetirementGap, retirementGap } from '../figures/retirement/retirementGap';
import type { BudgetFacts } from './budgetFacts';

export type RetirementPlanData = RetirementData &
  Pick<SectionData, 'assets' | 'housing' | 'assumptions' | 'absences'>;

/** What is known of one adult: when work can end, and what it brings until then. */
export interface RetirementPerson {
  personId: string;
  /** Age today and at the standard start, in months. */
  age: number;
  fullAge: number;
  /** Months from today to the standard start; 0 for the retired. */
  monthsLeft: number;
  /** How far the start can be moved, in months; undefined where the scheme has one start only. */
  range: { earliest: number; latest: number } | undefined;
  earnedNet: Cents;
  isRetired: boolean;
}

/** What of the pensions begins with whom; nobody named: with the last of the adults. */
export interface PlannedPart {
  key: string;
  kind: PensionKind;
  personIds: readonly string[];
  net: Cents;
}

export interface RetirementFacts {
  date: IsoDate;
  household: RetirementPlanData;
  persons: readonly RetirementPerson[];
  pensions: readonly PlannedPart[];
  gap: Pick<RetirementGap, 'capital' | 'savedRent'>;
  /** Today's net after premiums of private health insurance: what a share of it is needed of. */
  net: Cents;
  /** Rent and other incomes that are no pension and go on; of the retired, as others live on their pay until they retire. */
  otherIncome: Cents;
  /** All adults are retired already. */
  allRetired: boolean;
  /** What events change is computed of; undefined where a fact of it is missing. */
  budget?: BudgetFacts;
}

/**
 * All that the plan of retirement is made of. Not relevant to the retired. Missing: as F15, birthDate, and what savings are made
 * of: until somebody was asked, there are not none. An account with 0 is known.
 */
export function retirementFacts(household: RetirementPlanData, date: IsoDate): Outcome<RetirementFacts> {
  if (isRetired(household)) return notRelevant;
  const gap = retirementGap({ household, date });
  const net = knownNet(household);
  const persons = allOf(adultsOf(household).map((personId) => personOf(household, personId, date)));
  const money = Object.keys(household.assets.items).length > 0 ? computed(true) : missing('assets');
  const saved = factsOf(knownContracts(household, ['saving']), money);
  if (gap.kind !== 'computed' || net.kind !== 'computed' || persons.kind !== 'computed' || saved.length > 0)
    return missingAll([...factsOf(gap, net, persons), ...saved]);
  return computed({
    date,
    household,
    persons: persons.value,
    pensions: plannedParts(household, gap.value.pensions),
    gap: gap.value,
    net: Math.max(0, net.value - gap.value.privateHealth.today),
    otherIncome: 0,
    allRetired: false,
  });
}

/** Each pension with whom it begins with. */
export const plannedParts = (household: RetirementPlanData, { entries }: NetPensions): PlannedPart[] =>
  entries.map(({ personId, contractId, kind, net }, index) => ({
    key: `${contractId ?? personId ?? ''} ${kind} ${index}`,
    kind,
    personIds: personId === undefined ? ownersOf(household, contractId) : [personId],
    net,
  }));

export function personOf(
  household: RetirementPlanData,
  personId: string,
  date: IsoDate,
): Outcome<RetirementPerson> {
  const birthDate = household.persons.items[personId]?.birthDate;
  const start = pensionStart(household, personId, date);
  const retired = occupationOf(household, personId) === 'retired';
  const net = retired ? computed(0) : earnedNet(household, personId);
  if (birthDate === undefined) return missing('birthDate', personId);
  if (start.kind !== 'computed' || net.kind !== 'computed') return missingAll(factsOf(start, net));
  const range = retired ? notRelevant : pensionStartRange({ household, personId, date });
  return computed({
    personId,
    age: Math.max(0, monthsBetween(birthDate, date)),
    fullAge: start.value.fullAge,
    monthsLeft: retired ? 0 : start.value.monthsLeft,
    range: range.kind === 'computed' ? range.value : undefined,
    earnedNet: net.value,
    isRetired: retired,
  });
}

function ownersOf(household: RetirementPlanData, contractId: string | undefined): string[] {
  const contract = contractId === undefined ? undefined : household.contracts.items[contractId];
  const adults = adultsOf(household);
  const owners = contract?.personIds.filter((id) => adults.includes(id)) ?? [];
  return owners.length > 0 ? owners : adults;
}
