import type { FederalState } from '@vp-digital/core/finance';
import type { Income, SectionData } from '../documents';
import { computed, factsOf, missing, missingAll, type Outcome } from './outcome';
import { grossYear, incomesOf } from './ownIncome';
import { federalStateOf, type People } from './people';

/** What a person's contributions are computed from. */
export interface PayFacts {
  /** Each with its gross amount; never empty. */
  pay: readonly Income[];
  federalState: FederalState;
}

/** Missing: gross, also if no pay is recorded, as that is unknown and not 0; federalState. */
export function payFacts(
  household: People & Pick<SectionData, 'addresses'>,
  personId: string,
  kind: Income['kind'],
): Outcome<PayFacts> {
  const pay = incomesOf(household, personId, [kind]);
  const gross = pay.length > 0 ? grossYear(household, personId, [kind]) : missing('gross', personId);
  const federalState = federalStateOf(household, personId);
  const state = federalState === undefined ? missing('federalState', personId) : computed(federalState);
  return gross.kind === 'computed' && state.kind === 'computed'
    ? computed({ pay, federalState: state.value })
    : missingAll(factsOf(gross, state));
}
