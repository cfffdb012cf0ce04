import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { skipToken } from '@vp-digital/core/libs/query';
import type { MenuSearchItem } from '@vp-digital/core/ui';
import { householdEndpoints } from '@vp-digital/core/services';
import { readRecentHouseholds } from '../storage/recentHouseholds';
import { shellApi } from '../session/shellApi';

const most = 20;

/** What can be chosen: without a text the households opened last, with one the hits. `failed`: could not be asked. */
export function useSwitchItems(
  text: string,
  current: string | undefined,
): { items: MenuSearchItem[]; state: 'loading' | 'ready' | 'failed' } {
  const searching = text.trim() !== '';
  const found = useSearchHouseholdsQuery(searching ? { query: text.trim(), order: 'ASC' } : skipToken);
  const recent = useRecentHouseholds(current);
  if (!searching) return { items: recent.map(itemOf), state: 'ready' };
  const households = found.currentData?.nodes ?? [];
  return {
    items: households.slice(0, most).map(itemOf),
    state: found.isError ? 'failed' : found.currentData ? 'ready' : 'loading',
  };
}

/** Five at most, so that each is asked for by itself; what is not there (any more) is left out. */
function useRecentHouseholds(current: string | undefined): HouseholdSummary[] {
  const [first, second, third, fourth] = readRecentHouseholds().filter((id) => id !== current);
  return [useRecent(first), useRecent(second), useRecent(third), useRecent(fourth)].filter(
    (household) => household !== undefined,
  );
}

const useRecent = (householdId: string | undefined) =>
  useHouseholdQuery(householdId ?? skipToken).currentData;

const itemOf = ({ householdId, name, city }: HouseholdSummary): MenuSearchItem => ({
  key: householdId,
  name,
  ...(city === null ? {} : { alias: city }),
});

const { useSearchHouseholdsQuery } = shellApi.api.injectEndpoints({ endpoints: householdEndpoints });
const { useHouseholdQuery } = shellApi.api;
