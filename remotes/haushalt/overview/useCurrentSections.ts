import { type SectionName, withoutEnded } from '@vp-digital/core/household';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { type SectionsResult, useSections } from '@vp-digital/core/services';
import { useMemo } from 'react';

/** The documents that figures of the overview are computed from, as they hold today. */
export function useCurrentSections<Name extends SectionName>(
  sections: readonly Name[],
): SectionsResult<Name> {
  const result = useSections(useHouseholdId(), sections);
  const today = useHost().clock.today();
  return useMemo(
    () => (result.status === 'ready' ? { ...result, data: withoutEnded(result.data, today) } : result),
    [result, today],
  );
}
