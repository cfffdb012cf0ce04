import type { Contract, SectionData } from '../../documents';
import { isAbsent } from '../isAbsent';
import { computed, missing, type Outcome } from '../outcome';

type Household = Pick<SectionData, 'contracts' | 'absences'>;

const kinds = ['insurance', 'loan', 'saving'] as const satisfies readonly Contract['kind'][];

/**
 * Whether the sum of the contracts of a kind says something: some are recorded, or that there are none. The quick check
 * and the home record single savings and loans, which say nothing about the others; whoever has recorded an insurance
 * has gone through the contracts.
 */
export function knowsContracts(household: Household, kind: Contract['kind']): boolean {
  return (
    isAbsent(household, 'contracts') ||
    (kind === 'saving' && isAbsent(household, 'savings')) ||
    Object.values(household.contracts.items).some(
      (contract) => contract.kind === kind || contract.kind === 'insurance',
    )
  );
}

/** Whether what contracts of these kinds cost, by default of all, is known. Missing: contracts. */
export const knownContracts = (
  household: Household,
  of: readonly Contract['kind'][] = kinds,
): Outcome<true> =>
  of.every((kind) => knowsContracts(household, kind)) ? computed(true) : missing('contracts');
