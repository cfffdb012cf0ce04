import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';

/** What `?blatt=` says while the quick check is open. */
const quickCheck = 'schnell-check';

export const isQuickCheck = (search: string): boolean =>
  new URLSearchParams(search).get('blatt') === quickCheck;

/** The address that opens the quick check: where it goes on follows from the documents. */
export const useQuickCheckAddress = () =>
  `${routes.analysis.href({ householdId: useHouseholdId() })}?blatt=${quickCheck}`;
