import type { AdvisorProfile } from '@vp-digital/core/contracts';
import { type TypedDraft, useTypedDraft } from '@vp-digital/core/forms';
import { fromQuery, type Loaded } from '@vp-digital/core/parts';
import { useAdvisorProfileQuery, useReplaceAdvisorProfileMutation } from './api';

export interface OwnProfile extends Omit<TypedDraft<AdvisorProfile>, 'typed'> {
  result: Loaded<AdvisorProfile>;
}

/** What the signed-in person says of herself. What she types stands at once and stays, also when it is not kept. */
export function useOwnProfile(): OwnProfile {
  const query = useAdvisorProfileQuery();
  const { refetch } = query;
  const [replace] = useReplaceAdvisorProfileMutation();
  const { typed, ...draft } = useTypedDraft<AdvisorProfile>(async (sent) => {
    const { data: now } = await refetch();
    if (!now) return 'failed';
    const { error } = await replace({ baseVersion: now.version, data: { ...now.data, ...sent } });
    if (error) return 'status' in error && error.status === 412 ? 'again' : 'failed';
    await refetch(); // until then the query shows what stood there before
    return 'kept';
  });
  const loaded = fromQuery(query);
  return {
    ...draft,
    result: loaded.status === 'ready' ? { ...loaded, data: { ...loaded.data.data, ...typed } } : loaded,
  };
}
