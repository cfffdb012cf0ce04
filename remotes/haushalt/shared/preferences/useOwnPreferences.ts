import type { Preferences, PreferencesDocument } from '@vp-digital/core/contracts';
import { skipToken } from '@vp-digital/core/libs/query';
import { useSelector } from '@vp-digital/core/libs/redux';
import { newerPreferences } from '@vp-digital/core/services';
import { selectInRole } from '@vp-digital/core/session';
import { useCallback, useMemo, useRef, useState } from 'react';
import { usePreferencesQuery, useReplacePreferencesMutation } from '../../api';

export interface OwnPreferences {
  /** Undefined while they are not known. */
  data: Preferences | undefined;
  /** They will not be known: nothing waits for them. */
  isMissing: boolean;
  /** The last change was not kept. */
  hasFailed: boolean;
  /** Changes what stands now; anew when another window was faster. Undefined in the role of another. */
  change: ((next: (current: Preferences) => Preferences) => Promise<void>) | undefined;
}

/** Asked for again and as they were, they draw nothing. */
const currentOf = ({ data, isError }: { data?: PreferencesDocument | undefined; isError: boolean }) => ({
  data,
  isError,
});

/** What the person has set up for herself; a change shows at once and is taken back when it is refused. `options` of the query. */
export function useOwnPreferences(options?: { refetchOnMountOrArgChange: number }): OwnPreferences {
  const inRole = useSelector(selectInRole);
  const {
    data: current,
    isError,
    refetch,
  } = usePreferencesQuery(inRole ? skipToken : undefined, {
    ...options,
    selectFromResult: currentOf,
  });
  const [replace, { isLoading, originalArgs, data: answered }] = useReplacePreferencesMutation();
  const [hasFailed, setHasFailed] = useState(false);
  const order = useRef<Promise<void>>(Promise.resolve());

  const change = useCallback(
    (next: (current: Preferences) => Preferences) => {
      const put = async () => {
        for (const _ of ['at first', 'once more']) {
          const { data: now } = await refetch();
          if (!now) break;
          const result = await replace({ baseVersion: now.version, data: next(now.data) });
          if (!result.error) return setHasFailed(false);
          if (!('status' in result.error && result.error.status === 412)) break;
        }
        setHasFailed(true);
      };
      order.current = order.current.then(put);
      return order.current;
    },
    [refetch, replace],
  );

  const shown = (isLoading ? originalArgs : undefined) ?? newerPreferences(answered, current);
  const data = shown?.data;
  const isMissing = inRole || (isError && !current);
  return useMemo(
    () => ({ data, isMissing, hasFailed, change: inRole ? undefined : change }),
    [data, isMissing, hasFailed, inRole, change],
  );
}
