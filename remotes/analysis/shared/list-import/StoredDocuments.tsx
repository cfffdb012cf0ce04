import type { SectionData, SectionName } from '@vp-digital/core/household';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import type { ReactNode } from 'react';

export interface StoredDocumentsProps<Name extends SectionName> {
  names: readonly Name[];
  children(data: Pick<SectionData, Name>): ReactNode;
}

/** Documents as they were written: what has ended stands there too, and is not recorded once more. */
export function StoredDocuments<Name extends SectionName>({ names, children }: StoredDocumentsProps<Name>) {
  const result = usePageDocuments(names);
  return (
    <LoadedState result={result.status === 'ready' ? { ...result, data: result.stored } : result}>
      {children}
    </LoadedState>
  );
}
