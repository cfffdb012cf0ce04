import type { StatutoryPension } from '../../documents';
import { isSoldierForTime, mainEmployment, occupationOf, type People } from '../people';

/** From whom a person expects a letter: of civil servants the employer, of soldiers for a time the state scheme, of who has named a Versorgungswerk at the main job that. */
export function pensionProviderOf(household: People, personId: string): StatutoryPension['provider'] {
  if (isSoldierForTime(household, personId)) return 'statutory';
  if (occupationOf(household, personId) === 'civilServant') return 'civilService';
  return mainEmployment(household, personId)?.professionalPensionFund ? 'professional' : 'statutory';
}
