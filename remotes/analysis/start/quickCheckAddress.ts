import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';

/** What `?blatt=` says while the quick check is open. */
export const quickCheck = 'schnell-check';

/** The address that opens the quick check: where it goes on follows from the documents. */
export const useQuickCheckAddress = () =>
  `${routes.analysis.href({ householdId: useHouseholdId() })}?blatt=${quickCheck}`;
