import type { FederalState } from '@vp-digital/core/finance';
import type { Income, SectionData } from '../../documents';
import { computed, factsOf, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { grossYear, incomesOf } from '../ownIncome';
import { federalStateOf, hasFreeMedicalCare, occupationOf, type People } from '../people';

/** What contributions to a statutory fund are computed from. */
export interface StatutoryHealthFacts {
  occupation: keyof typeof payKinds;
  /** Whatever is earned: never empty. */
  pay: readonly Income[];
  federalState: FederalState;
}

const payKinds = {
  employee: 'salary',
  selfEmployed: 'profit',
  civilServant: 'officialPay',
} as const;

/**
 * Not relevant to those who earn nothing or have Heilfürsorge. Missing: gross, also where nobody has told of any pay, for that is
 * unknown and not 0; federalState.
 */
export function statutoryHealthFacts(
  household: People & Pick<SectionData, 'addresses'>,
  personId: string,
): Outcome<StatutoryHealthFacts> {
  const occupation = occupationOf(household, personId);
  if (occupation === 'retired' || occupation === 'notEarning') return notRelevant;
  if (hasFreeMedicalCare(household, personId)) return notRelevant;
  const kinds = [payKinds[occupation]];
  const pay = incomesOf(household, personId, kinds);
  const gross = pay.length === 0 ? missing('gross', personId) : grossYear(household, personId, kinds);
  const federalState = federalStateOf(household, personId);
  if (gross.kind !== 'computed' || federalState === undefined) {
    const noState = federalState === undefined ? [missing('federalState', personId)] : [];
    return missingAll(factsOf(gross, ...noState));
  }
  return computed({ occupation, pay, federalState });
}
