import { type IsoDate, monthsBetween } from '@vp-digital/core/finance';
import { knownContracts } from '../figures/budget/knowsContracts';
import { knownNet } from '../figures/budget/knownNet';
import { earnedNet } from '../figures/ownIncome';
import { allOf, computed, factsOf, missing, missingAll, notRelevant, type Outcome } from '../figures/outcome';
import { adultsOf, isRetired, occupationOf } from '../figures/people';
import type { NetPensions } from '../figures/retirement/netPensions';
import { pensionStartRange } from '../figures/retirement/pensionAtStart';
import { pensionStart, standardStart } from '../figures/retirement/pensionStart';
import { retirementGap } from '../figures/retirement/retirementGap';
import type { PlannedPart, RetirementFacts, RetirementPerson, RetirementPlanData } from './planFacts';

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
    pensions: plannedParts(household, gap.value.pensions, date),
    gap: gap.value,
    net: Math.max(0, net.value - gap.value.privateHealth.today),
    otherIncome: 0,
    allRetired: false,
  });
}

/** Each pension with whom it begins with. */
export const plannedParts = (
  household: RetirementPlanData,
  { entries }: NetPensions,
  date: IsoDate,
): PlannedPart[] =>
  entries.map(({ personId, contractId, kind, net, source }, index) => ({
    key: `${contractId ?? personId ?? ''} ${kind} ${index}`,
    kind,
    personIds: personId === undefined ? ownersOf(household, contractId) : [personId],
    net,
    ...(kind === 'statutory' &&
      source !== 'income' &&
      personId !== undefined &&
      notBefore(household, personId, date)),
  }));

function notBefore(
  household: RetirementPlanData,
  personId: string,
  date: IsoDate,
): Pick<PlannedPart, 'notBefore'> {
  const start = pensionStart(household, personId, date);
  const standard = standardStart(household, personId, date);
  return start.kind === 'computed' &&
    standard.kind === 'computed' &&
    standard.value.monthsLeft > start.value.monthsLeft
    ? { notBefore: standard.value.monthsLeft }
    : {};
}

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
