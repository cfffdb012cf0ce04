import { usePart } from '@vp-digital/core/micro-app';
import { useEffect, useRef } from 'react';
import type { ImportKind } from './importKinds';

const parts = { load: () => import(/* webpackChunkName: "file-import" */ './parts') };

export interface ImportPartProps {
  kind: ImportKind;
  onClose(): void;
}

/** Reading a file: fetched when somebody wants it. */
export function ImportPart({ kind, onClose }: ImportPartProps) {
  const Import = usePart(parts)?.Import;
  const place = useRef<HTMLDivElement>(null);
  const isThere = Import !== undefined;
  useEffect(() => {
    if (isThere) place.current?.focus();
  }, [isThere]);
  return (
    <div ref={place} tabIndex={-1}>
      {Import && <Import kind={kind} onClose={onClose} />}
    </div>
  );
}
