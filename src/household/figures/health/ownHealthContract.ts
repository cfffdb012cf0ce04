import type { Cents } from '@vp-digital/core/finance';
import type { InsuranceContract, SectionData } from '../../documents';
import { aidRateOf, oldAgeShare } from '../aidRate';
import { healthPremium } from '../contracts/healthPremium';
import { personsOfContract } from '../contracts/personsOfContract';
import { monthlyPremium } from '../monthly';
import { mainEmployment, type People } from '../people';
import type { PrivateHealthQuote } from './privateHealthInput';

/** What somebody who is privately insured already pays: the own contract takes the place of a tariff. */
export interface OwnHealthContract {
  /** Empty while it is not recorded. */
  company: string;
  /** Health and care are one premium, as it is recorded. */
  quote: PrivateHealthQuote;
}

/**
 * The private health insurance of somebody who has one; undefined of others, `missing` while its premium is not recorded. Who
 * is named first in a contract is the insured.
 */
export function ownHealthContract(
  household: People & Pick<SectionData, 'contracts'>,
  personId: string,
): OwnHealthContract | 'missing' | undefined {
  const cover = mainEmployment(household, personId)?.healthInsurance;
  if (cover !== 'private' && cover !== 'privateAid') return undefined;
  const premium = healthPremium(household, personId);
  if (premium.kind !== 'computed' || premium.value === 0) return 'missing';
  const contracts = (line: InsuranceContract['line']): InsuranceContract[] =>
    Object.values(household.contracts.items).filter(
      (contract): contract is InsuranceContract =>
        contract.kind === 'insurance' &&
        contract.line === line &&
        personsOfContract(contract, household)[0] === personId,
    );
  const sum = (amounts: readonly Cents[]) => amounts.reduce((all, amount) => all + amount, 0);
  const full = contracts('healthFull');
  return {
    company: full[0]?.company ?? '',
    quote: {
      health: premium.value,
      care: 0,
      sickPay: sum(contracts('dailySickness').map(monthlyPremium)),
      deductibleYear: sum(full.map(({ deductible = 0 }) => deductible)),
      oldAgeShare: oldAgeShare(aidRateOf(household, personId)),
    },
  };
}
