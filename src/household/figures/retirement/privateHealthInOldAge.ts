import { type Cents, type IsoDate, roundHalfUp } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { privateHealthRules } from '../assumptions';
import { personsOfContract } from '../contracts/personsOfContract';
import { monthlyPremium } from '../monthly';
import { allOf, computed, mapOutcome, type Outcome } from '../outcome';
import { adultsOf } from '../people';
import { pensionStart } from './pensionStart';

/**
 * PKV-Beitrag im Alter: today's premiums of the adults' full health insurance at the standard age, grown as in F22
 * and put in today's money. Cents of a month; 0 without such a contract. Missing: birthDate.
 */
export function privateHealthInOldAge(
  household: Pick<SectionData, 'persons' | 'contracts'>,
  date: IsoDate,
): Outcome<Cents> {
  const { privateGrowth, inflation } = privateHealthRules;
  const realGrowth = (1 + privateGrowth) / (1 + inflation);
  const premiums = adultsOf(household).flatMap((personId) =>
    Object.values(household.contracts.items)
      .filter((contract) => {
        const [insured] = personsOfContract(contract, household);
        return contract.kind === 'insurance' && contract.line === 'healthFull' && insured === personId;
      })
      .map((contract) =>
        mapOutcome(pensionStart(household, personId, date), ({ months }) =>
          roundHalfUp(monthlyPremium(contract) * realGrowth ** (months / 12)),
        ),
      ),
  );
  const all = allOf(premiums);
  return all.kind === 'computed' ? computed(all.value.reduce((sum, premium) => sum + premium, 0)) : all;
}
