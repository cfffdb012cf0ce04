import type { SectionName } from '@vp-digital/core/household';
import type { ReactNode } from 'react';
import { usePartlyKnown } from './usePartlyKnown';

export interface WhollyKnownProps {
  documents: readonly SectionName[];
  children: ReactNode;
}

/** What follows from all entries of these documents, such as a hint that one is missing; nothing while some are not known. */
export function WhollyKnown({ documents, children }: WhollyKnownProps) {
  return usePartlyKnown(documents) ? undefined : children;
}
