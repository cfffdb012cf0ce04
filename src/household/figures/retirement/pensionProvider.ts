import type { StatutoryPension } from '../../documents';
import { mainEmployment, occupationOf, type People } from '../people';
import { hasNoServicePension } from '../publicService';

/** From whom a person expects a letter: of civil servants the employer, of who has no pension of the service the state scheme, of who has named a Versorgungswerk at the main job that. */
export function pensionProviderOf(household: People, personId: string): StatutoryPension['provider'] {
  if (hasNoServicePension(household, personId)) return 'statutory';
  if (occupationOf(household, personId) === 'civilServant') return 'civilService';
  return mainEmployment(household, personId)?.professionalPensionFund ? 'professional' : 'statutory';
}
