import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { useLocation, useNavigate } from '@vp-digital/core/libs/router';
import { useHost } from '@vp-digital/core/platform';
import { useEffect } from 'react';

/**
 * Redirects from the address of a merged household to the same page of the household that it was merged into, replacing
 * the history entry. An area in a side panel waits for the page to redirect.
 *
 * @param householdId from the page's address
 * @param household the service's answer for it
 * @returns whether the address is about to change
 */
export function useMergedAway(
  householdId: string | undefined,
  household: Pick<HouseholdSummary, 'householdId'> | undefined,
): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { slot } = useHost();
  const survivor = household?.householdId;
  const to =
    householdId !== undefined && survivor !== undefined && survivor !== householdId
      ? `${pathname.replace(householdId, survivor)}${search}${hash}`
      : undefined;
  useEffect(() => {
    if (to !== undefined && slot === 'page') void navigate(to, { replace: true });
  }, [to, slot, navigate]);
  return to !== undefined;
}
