import type { SectionData, SectionName } from '@vp-digital/core/household';
import { useContext } from 'react';
import { ReadDocumentsContext } from './context';

/** Some documents as they hold today, if the page reads them all and they are there; it may not declare them. */
export function useDocumentsAtHand<Name extends SectionName>(
  names: readonly Name[],
): Pick<SectionData, Name> | undefined {
  const { current } = useContext(ReadDocumentsContext);
  return names.every((name) => current[name]) ? (current as SectionData) : undefined; // those asked for are there
}
