import type { Contract, SectionData } from '../../documents';
import { isAbsent } from '../isAbsent';

/** Who has recorded no contract and has not said that there is none, or none of the kind, may have some. */
export function knowsContracts(
  household: Pick<SectionData, 'contracts' | 'absences'>,
  kind: Contract['kind'],
): boolean {
  return (
    isAbsent(household, 'contracts') ||
    (kind === 'saving' && isAbsent(household, 'savings')) ||
    Object.keys(household.contracts.items).length > 0
  );
}
