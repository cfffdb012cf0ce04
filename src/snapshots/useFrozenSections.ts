import type { Snapshot } from '@vp-digital/core/contracts';
import { type SectionData, withMaskedIn, withoutEnded } from '@vp-digital/core/household';
import { snapshotSections } from '@vp-digital/core/services';
import { useMemo } from 'react';

/** The documents of a snapshot as they held on its day; undefined before it has come, and where a newer release has frozen it. */
export function useFrozenSections(snapshot: Snapshot | undefined): SectionData | undefined {
  const payload = snapshot?.payload;
  return useMemo(() => {
    const sections = payload && snapshotSections(payload);
    return sections && withoutEnded(withMaskedIn(sections, payload.covered), payload.referenceDate);
  }, [payload]);
}
