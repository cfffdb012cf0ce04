import type { UnknownField, SectionName } from '@vp-digital/core/household';
import { useMemo } from 'react';
import { useAreaServices } from './AreaServices';

/** What a newer release has written into a document, as it was last answered. */
export function useUnknownFields(householdId: string, section: SectionName): readonly UnknownField[] {
  const { areaApi } = useAreaServices();
  const key = useMemo(() => ({ householdId, section }), [householdId, section]);
  const { beyond: unknownFields } = areaApi.api.endpoints.section.useQueryState(key, {
    selectFromResult: ({ currentData }) => ({ beyond: currentData?.beyond }),
  });
  return unknownFields ?? none;
}

const none: readonly UnknownField[] = [];
