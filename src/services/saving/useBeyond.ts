import type { Beyond, SectionName } from '@vp-digital/core/household';
import { useMemo } from 'react';
import { useAreaServices } from './AreaServices';

/** What a newer release has written into a document, as it was last answered. */
export function useBeyond(householdId: string, section: SectionName): readonly Beyond[] {
  const { areaApi } = useAreaServices();
  const key = useMemo(() => ({ householdId, section }), [householdId, section]);
  const { beyond } = areaApi.api.endpoints.section.useQueryState(key, {
    selectFromResult: ({ currentData }) => ({ beyond: currentData?.beyond }),
  });
  return beyond ?? none;
}

const none: readonly Beyond[] = [];
