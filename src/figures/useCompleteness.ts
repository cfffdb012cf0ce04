import {
  type AreaCompleteness,
  type CompletenessData,
  completeness,
  completenessDocuments,
} from '@vp-digital/core/household';
import { useChangeDates, usePageDocuments } from '@vp-digital/core/micro-app';
import type { Loaded } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { useMemo } from 'react';
import { type OfferedArea, useDataAreas } from './useDataAreas';

/** An area with the address of its screen. */
export type ShownArea = AreaCompleteness & Pick<OfferedArea, 'href'>;

export interface ShownCompleteness {
  areas: ShownArea[];
  household: CompletenessData;
}

/** Vollständigkeit, area by area as far as their screens can be opened, and what it was computed from. */
export function useCompleteness(): Loaded<ShownCompleteness> {
  const today = useHost().clock.today();
  const offered = useDataAreas();
  const result = usePageDocuments(completenessDocuments);
  const changed = useChangeDates();
  const household = result.status === 'ready' ? result.data : undefined;
  const all = useMemo(
    () => (household ? completeness(household, today, changed) : []),
    [household, today, changed],
  );
  if (result.status !== 'ready') return result;
  const areas = offered.flatMap(({ area, href }) =>
    all.filter((one) => one.area === area).map((one) => ({ ...one, href })),
  );
  return { status: 'ready', data: { areas, household: result.data } };
}
