import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import type { OwnPreferences } from '../../shared/preferences/useOwnPreferences';

export interface DefaultContext {
  /** Accounting contract that is taken without a question after the sign-in. */
  contract: string | undefined;
  /** Sets it or, without one, drops it; undefined for those who may not. */
  set: ((contract: string | undefined) => Promise<void>) | undefined;
}

/** The person's default among the advisor contexts. */
export function useDefaultContext({ data, change }: OwnPreferences): DefaultContext {
  const held = useHasPermission(permissions.userSettings);
  return {
    contract: data?.defaultContract,
    set:
      held && data && change
        ? (contract) =>
            change(({ defaultContract: _, ...others }) => ({
              ...others,
              ...(contract !== undefined && { defaultContract: contract }),
            }))
        : undefined,
  };
}
