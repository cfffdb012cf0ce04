import type { SectionName } from '@vp-digital/core/household';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { type SectionsResult, useSections } from '@vp-digital/core/services';

/** The documents that a tile is computed from. */
export const useTileSections = <Name extends SectionName>(sections: readonly Name[]): SectionsResult<Name> =>
  useSections(useHouseholdId(), sections);
