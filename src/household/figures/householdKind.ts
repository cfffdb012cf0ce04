import type { SectionData } from '../documents';
import { adultsOf, childrenOf, isRetired } from './people';

/** SINGLE, PAAR, PAAR_KINDER, ALLEINERZIEHEND, RUHESTAND. */
export type HouseholdKind = 'single' | 'couple' | 'coupleWithChildren' | 'singleParent' | 'retired';

/** What kind of household it is, from who lives in it; retired ones are so whoever else does. */
export function householdKind(household: Pick<SectionData, 'persons' | 'employments'>): HouseholdKind {
  if (isRetired(household)) return 'retired';
  const isCouple = adultsOf(household).length > 1;
  if (childrenOf(household).length > 0) return isCouple ? 'coupleWithChildren' : 'singleParent';
  return isCouple ? 'couple' : 'single';
}
