import {
  type Contract,
  hasFreeMedicalCare,
  knowsContracts,
  liabilityThroughParents,
  personsOfContract,
  type SectionData,
} from '@vp-digital/core/household';
import type { ContractLine } from '../../shared/contracts/data';

/** Bedarfsfelder: what a household wants to have covered, and the lines that do it. */
export const needFields = {
  health: ['healthFull', 'healthSupplement', 'dailySickness'],
  care: ['care'],
  liability: ['liability', 'petLiability', 'professionalLiability'],
  property: ['household', 'building', 'motor'],
  legal: ['legal'],
  work: ['disability', 'reducedEarning', 'basicAbilities'],
  accident: ['accident', 'criticalIllness'],
  death: ['termLife', 'funeral', 'endowment'],
  oldAge: ['privatePension', 'basicPension', 'riester', 'companyPension'],
} as const satisfies Record<string, readonly ContractLine[]>;

export type NeedField = keyof typeof needFields;

/** The contracts that cover a field for a person. */
export const coversOf = (
  household: Pick<SectionData, 'contracts' | 'persons'>,
  field: NeedField,
  personId: string,
): Contract[] => {
  const lines: readonly ContractLine[] = needFields[field];
  return Object.values(household.contracts.items).filter(
    (contract) => lines.includes(contract.line) && personsOfContract(contract, household).includes(personId),
  );
};

/**
 * What no contract means: a gap to talk about, cover by fund or employer, nothing that a child has to have, or, as long as nobody
 * was asked for insurances, nothing yet.
 */
export type WithoutContract =
  | 'none'
  | 'statutory'
  | 'private'
  | 'freeMedicalCare'
  | 'notNeeded'
  | 'notAsked'
  /** Insured through the parents, who live elsewhere; or to be asked whether. */
  | ('parents' | 'askParents');

const statutory: readonly (string | undefined)[] = ['statutory', 'statutoryVoluntary', 'family'];

const privately: readonly (string | undefined)[] = ['private', 'privateAid'];

const ofGrownUps: readonly NeedField[] = ['work', 'death', 'oldAge'];

export type CoverData = Pick<SectionData, 'absences' | 'contracts' | 'employments' | 'persons'>;

export function withoutContract(household: CoverData, field: NeedField, personId: string): WithoutContract {
  const { employments, persons } = household;
  const isChild = persons.items[personId]?.role === 'child';
  const covers = Object.values(employments.items).filter((job) => isChild || job.personId === personId);
  // § 10 SGB V: with a parent in the fund and none outside of it a child is insured without a premium
  const inFund = covers.map(({ healthInsurance }) => statutory.includes(healthInsurance));
  const isStatutory = inFund.length > 0 && (isChild ? inFund.every(Boolean) : inFund.some(Boolean));
  if (isStatutory && (field === 'health' || field === 'care')) return 'statutory';
  // § 23 (1) SGB XI: who has full private health insurance has care insurance with it
  const isPrivate =
    coversOf(household, 'health', personId).some(({ line }) => line === 'healthFull') ||
    covers.some((job) => job.personId === personId && privately.includes(job.healthInsurance));
  if (isPrivate && (field === 'health' || field === 'care')) return 'private';
  if (field === 'health' && hasFreeMedicalCare(household, personId)) return 'freeMedicalCare';
  if (field === 'liability' && coversOf(household, field, personId).length === 0) {
    const throughParents = liabilityThroughParents(household, personId);
    if (throughParents === 'yes') return 'parents';
    if (throughParents === 'notAnswered') return 'askParents';
  }
  if (isChild && ofGrownUps.includes(field)) return 'notNeeded';
  return knowsContracts(household, 'insurance') ? 'none' : 'notAsked';
}
