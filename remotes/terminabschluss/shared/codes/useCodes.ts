import type { Recommendations, Referral } from '@vp-digital/core/contracts';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery, type Loaded } from '@vp-digital/core/parts';
import type { RecommendationList } from '@vp-digital/core/services';
import { useRecommendationsQuery } from '../../api';

/** The household's codes of one kind, newest first. */
export function useCodes(list: RecommendationList): Loaded<Recommendations> {
  const householdId = useHouseholdId();
  return fromQuery(useRecommendationsQuery({ householdId, list }));
}

/** The newest that still leads somewhere. */
export const openCode = (items: readonly Referral[]): Referral | undefined =>
  items.find(({ closed }) => closed === undefined);
