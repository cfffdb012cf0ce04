import { mainEmployment, occupationOf, type Outcome } from '@vp-digital/core/household';
import type { PersonData } from '../wishes/data';

/**
 * Why nothing is computed of a person's earning power, for the customer: a pension does not depend on it, nobody earns by
 * it, or something is not known yet, such as what somebody does.
 */
export function whyNothing(
  { data, person }: PersonData,
  ...outcomes: readonly Outcome<unknown>[]
): 'retired' | 'notEarning' | 'missing' {
  if (outcomes.every(({ kind }) => kind !== 'notRelevant')) return 'missing';
  if (occupationOf(data, person.id) !== 'notEarning') return 'retired';
  return mainEmployment(data, person.id) ? 'notEarning' : 'missing';
}
