import type { SectionData, SectionName } from '@vp-digital/core/household';
import { LoadedState } from '@vp-digital/core/parts';
import { useSections } from '@vp-digital/core/services';
import { Page } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { useHouseholdId } from './routeParameters';
import { type AsOf, useAsOf } from './useAsOf';

export interface SectionsPageProps<Name extends SectionName> {
  /** What the page is called while its documents are fetched. */
  name: string;
  /** A constant list, declared outside of the component. */
  sections: readonly Name[];
  /** For pages that compute: the documents as figures read them today. A constant function. */
  asOf?: AsOf<Pick<SectionData, Name>>;
  /** The page, once all of them are there; `stored` are the documents as they were written. */
  children: (data: Pick<SectionData, Name>, stored: Pick<SectionData, Name>) => ReactNode;
}

const asStored = <Data,>(data: Data) => data;

/** A page on some documents of the household: loading, failed, then itself. */
export function SectionsPage<Name extends SectionName>({
  name,
  sections,
  asOf = asStored,
  children,
}: SectionsPageProps<Name>) {
  const result = useSections(useHouseholdId(), sections);
  const data = useAsOf(result.status === 'ready' ? result.data : undefined, asOf);
  if (result.status === 'ready' && data) return children(data, result.data);
  return (
    <Page name={name}>
      <LoadedState result={result.status === 'ready' ? { status: 'loading' } : result}>
        {() => undefined}
      </LoadedState>
    </Page>
  );
}
