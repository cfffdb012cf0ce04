import type { SectionName } from '@vp-digital/core/household';
import { useMemo } from 'react';
import { useAreaServices } from './AreaServices';

/** Whether the services know a field of a document's entries: those of an older release do not know every one. */
export function useKnownFields(householdId: string, section: SectionName): (name: string) => boolean {
  const { areaApi } = useAreaServices();
  const key = useMemo(() => ({ householdId, section }), [householdId, section]);
  const { knows } = areaApi.api.endpoints.section.useQueryState(key, {
    selectFromResult: ({ currentData }) => ({ knows: currentData?.knows }),
  });
  return (name) => knows?.includes(name) ?? true;
}
