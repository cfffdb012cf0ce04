import type { SectionData } from '../documents';
import { adultsOf, childrenOf, isRetired, livesHere } from './people';

/** SINGLE, PAAR, PAAR_KINDER, ALLEINERZIEHEND, RUHESTAND. */
export type HouseholdKind = 'single' | 'couple' | 'coupleWithChildren' | 'singleParent' | 'retired';

/** The kind of household, from who lives in it; retired if all adults are, whoever else lives there. */
export function householdKind(household: Pick<SectionData, 'persons' | 'employments'>): HouseholdKind {
  if (isRetired(household)) return 'retired';
  const isCouple = adultsOf(household).length > 1;
  const children = childrenOf(household).filter((id) => livesHere(household, id));
  if (children.length > 0) return isCouple ? 'coupleWithChildren' : 'singleParent';
  return isCouple ? 'couple' : 'single';
}
