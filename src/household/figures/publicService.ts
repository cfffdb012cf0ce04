import type { SectionData } from '../documents';
import { civilServants, mainEmployment } from './people';

/**
 * Heilfürsorge: free treatment while in service, for all soldiers (§ 69a BBesG) and for police and fire brigades of
 * some states. It ends with the service and is replaced by Beihilfe.
 */
export function hasFreeMedicalCare(household: Pick<SectionData, 'employments'>, personId: string): boolean {
  const job = mainEmployment(household, personId);
  if (job === undefined || !civilServants.has(job.status)) return false;
  return job.status === 'soldier' || job.healthInsurance === 'freeMedicalCare';
}

/**
 * Soldat auf Zeit: has no pension of the service. Whoever leaves without one, also as unfit, is insured in the state scheme
 * afterwards (Nachversicherung, § 8 (2) Nr. 1 SGB VI).
 */
export function isSoldierForTime(household: Pick<SectionData, 'employments'>, personId: string): boolean {
  const job = mainEmployment(household, personId);
  return job?.status === 'soldier' && job.fixedTermUntil !== undefined;
}

/**
 * Altersgrenze of civil servants that is not the standard age, in months of life: as recorded; `unknown` of career
 * soldiers and of police, fire brigade and prison service while it is not; undefined of everybody else.
 */
export function specialRetirementAge(
  household: Pick<SectionData, 'employments'>,
  personId: string,
): number | 'unknown' | undefined {
  const job = mainEmployment(household, personId);
  if (job === undefined || !civilServants.has(job.status) || hasNoServicePension(household, personId))
    return undefined;
  if (job.retirementAgeMonths !== undefined) return job.retirementAgeMonths;
  const retiresEarly = hasFreeMedicalCare(household, personId) || earlyServices.test(job.occupation ?? '');
  return retiresEarly ? 'unknown' : undefined;
}

/** Services whose civil servants retire before the standard age, as occupations name them. */
const earlyServices = /polizei|polizist|feuerwehr|(?:justiz|straf)vollzug|kommissar/i;

/**
 * Who leaves the service without a pension of it, and is insured in the state scheme afterwards (§ 8 (2) Nr. 1 SGB VI):
 * soldiers for a time, and civil servants on revocation, whose training is all that the service has promised.
 */
export const hasNoServicePension = (household: Pick<SectionData, 'employments'>, personId: string): boolean =>
  isSoldierForTime(household, personId) ||
  mainEmployment(household, personId)?.status === 'civilServantRevocable';
