import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { type AssumptionsData, assumptionsOf } from '../assumptionsOf';
import { healthPremium } from '../contracts/healthPremium';
import { aidRateOf, oldAgeShare } from '../aidRate';
import { grownAmount } from '../grownAmount';
import { allOf, computed, factsOf, mapOutcome, missingAll, type Outcome } from '../outcome';
import { adultsOf, type People } from '../people';
import { pensionStart } from './pensionStart';

export interface PrivateHealthInOldAge {
  /** What the adults pay for full private health insurance today. */
  today: Cents;
  /** By how much that is more at their standard age, in today's money. */
  rise: Cents;
}

/**
 * PKV-Beitrag im Alter: today's premiums of the adults, and what they rise by as in F22, when the aid of civil
 * servants rises too. Cents of a month; 0 without such a contract. Missing: birthDate, insuredPerson.
 */
export function privateHealthInOldAge(
  household: People & Pick<SectionData, 'contracts'> & AssumptionsData,
  date: IsoDate,
): Outcome<PrivateHealthInOldAge> {
  const adults = allOf(adultsOf(household).map((personId) => ofPerson(household, personId, date)));
  return mapOutcome(adults, (persons) => ({
    today: persons.reduce((sum, { today }) => sum + today, 0),
    rise: persons.reduce((sum, { rise }) => sum + rise, 0),
  }));
}

function ofPerson(
  household: People & Pick<SectionData, 'contracts'> & AssumptionsData,
  personId: string,
  date: IsoDate,
): Outcome<PrivateHealthInOldAge> {
  const premium = healthPremium(household, personId);
  if (premium.kind !== 'computed' || premium.value === 0)
    return mapOutcome(premium, (today) => ({ today, rise: 0 }));
  const start = pensionStart(household, personId, date);
  if (start.kind !== 'computed') return missingAll(factsOf(start));
  const { premiumGrowth, inflation } = assumptionsOf(household);
  const { real } = grownAmount({
    today: premium.value * oldAgeShare(aidRateOf(household, personId)),
    years: start.value.months / 12,
    growthRate: premiumGrowth,
    inflation,
  });
  return computed({ today: premium.value, rise: Math.max(0, real - premium.value) });
}
