import { isRefusedToAssistants, type ServiceError, useKnownHousehold } from '@vp-digital/core/services';
import { AccessDenied } from './access/AccessDenied';
import { useSignOut } from './access/useSignOut';
import { useMergedAway } from './useMergedAway';

export interface RefusedPageProps {
  householdId: string | undefined;
  /** The key of the permission that opens the page. */
  permission: string | undefined;
  /** What the services have answered, where it was them. */
  cause: ServiceError | undefined;
}

/**
 * In place of a page that was refused. The documents of a household that another one has taken in are refused, too: until
 * it is known whether that is why, there is nothing to say.
 */
export function RefusedPage({ householdId, permission, cause }: RefusedPageProps) {
  const signOut = useSignOut();
  const { household, isLoading } = useKnownHousehold(householdId);
  const isMergedAway = useMergedAway(householdId, household);
  return (
    <AccessDenied
      onSignOut={signOut}
      permission={permission}
      isToAssistants={cause !== undefined && isRefusedToAssistants(cause)}
      isShown={!isLoading && !isMergedAway}
    />
  );
}
