import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { InsuranceContract, SectionData } from '../../documents';
import { personsOfContract } from '../contracts/personsOfContract';
import { ageOf } from '../people';

/** A private pension for the case that a person can no longer work. */
export interface DisabilityCover {
  contractId: string;
  line: 'disability' | 'reducedEarning';
  /** Monthly pension. */
  benefit: Cents;
  /** Age at which it ends; missing if the contract does not say. */
  untilAge?: number;
}

/** Private disability pensions of a person (BU, EU) that still run, with their monthly benefit. */
export function disabilityCovers(
  household: Pick<SectionData, 'persons' | 'contracts'>,
  personId: string,
  date: IsoDate,
): DisabilityCover[] {
  const age = ageOf(household, personId, date) ?? 0;
  return Object.entries(household.contracts.items).flatMap(([contractId, contract]) => {
    if (contract.kind !== 'insurance' || !personsOfContract(contract, household).includes(personId))
      return [];
    const { benefit = 0, benefitUntilAge: untilAge } = contract;
    if (!isPension(contract.line) || benefit === 0 || (untilAge ?? age + 1) <= age) return [];
    return [{ contractId, line: contract.line, benefit, ...(untilAge !== undefined && { untilAge }) }];
  });
}

const isPension = (line: InsuranceContract['line']): line is DisabilityCover['line'] =>
  line === 'disability' || line === 'reducedEarning';
