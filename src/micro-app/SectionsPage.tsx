import type { SectionData, SectionName } from '@vp-digital/core/household';
import { LoadedState } from '@vp-digital/core/parts';
import { useSections } from '@vp-digital/core/services';
import { Page } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { useHouseholdId } from './routeParameters';

export interface SectionsPageProps<Name extends SectionName> {
  /** What the page is called while its documents are fetched. */
  name: string;
  /** A constant list, declared outside of the component. */
  sections: readonly Name[];
  /** The page, once all of them are there. */
  children: (data: Pick<SectionData, Name>) => ReactNode;
}

/** A page on some documents of the household: loading, failed, then itself. */
export function SectionsPage<Name extends SectionName>({
  name,
  sections,
  children,
}: SectionsPageProps<Name>) {
  const result = useSections(useHouseholdId(), sections);
  if (result.status === 'ready') return children(result.data);
  return (
    <Page name={name}>
      <LoadedState result={result}>{() => undefined}</LoadedState>
    </Page>
  );
}
