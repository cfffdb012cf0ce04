import type { Cents } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { monthlyPremium } from '../monthly';
import { computed, type Outcome } from '../outcome';
import { missingInsured, personsOfContract } from './personsOfContract';

/**
 * What a person pays for full private health and care insurance today; cents of a month, 0 without such a contract.
 * Who is named first is the insured. Missing: insuredPerson.
 */
export function healthPremium(
  household: Pick<SectionData, 'persons' | 'contracts'>,
  personId: string,
): Outcome<Cents> {
  const [nobodyNamed] = missingInsured(household, ['healthFull']);
  if (nobodyNamed) return nobodyNamed;
  const own = Object.values(household.contracts.items).filter((contract) => {
    const [insured] = personsOfContract(contract, household);
    return contract.line === 'healthFull' && insured === personId;
  });
  return computed(own.reduce((sum, contract) => sum + monthlyPremium(contract), 0));
}
