import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { useLocation, useNavigate } from '@vp-digital/core/libs/router';
import { useHost } from '@vp-digital/core/platform';
import { useEffect } from 'react';

/**
 * Leads from the address of a household that another one has taken in to the same page of that one, in its place in the
 * history. An area beside the page waits for the page to go.
 *
 * @param householdId as the page's address has it
 * @param household what the service answers to it
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
