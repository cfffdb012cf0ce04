import type { Cents } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { personsOfContract } from '../contracts/personsOfContract';

/** Krankentagegeld of a person, of a month: what private contracts pay from the seventh week on. */
export const dailySickness = (
  household: Pick<SectionData, 'persons' | 'contracts'>,
  personId: string,
): Cents =>
  Object.values(household.contracts.items).reduce((sum, contract) => {
    const pays =
      contract.kind === 'insurance' &&
      contract.line === 'dailySickness' &&
      personsOfContract(contract, household).includes(personId);
    return pays ? sum + (contract.benefit ?? 0) : sum;
  }, 0);
