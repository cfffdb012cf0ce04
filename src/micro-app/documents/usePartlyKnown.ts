import { isPartlyKnown, type SectionName } from '@vp-digital/core/household';
import { useContext } from 'react';
import { ReadDocumentsContext } from './context';

/** Whether a newer release has written, into one of these documents of the page, what nothing can be computed without. */
export function usePartlyKnown(names: readonly SectionName[]): boolean {
  const { current } = useContext(ReadDocumentsContext);
  return names.some((name) => isPartlyKnown(current[name]));
}
