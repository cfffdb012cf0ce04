import { usePart } from '@vp-digital/core/micro-app';
import { useEffect, useRef } from 'react';
import type { FileImport } from './importKinds';

export interface ImportPartProps {
  of: FileImport;
  onClose(): void;
}

/** Reading a file: fetched when somebody wants it. */
export function ImportPart({ of, onClose }: ImportPartProps) {
  const Import = usePart(of)?.Import;
  const place = useRef<HTMLDivElement>(null);
  const isThere = Import !== undefined;
  useEffect(() => {
    if (isThere) place.current?.focus();
  }, [isThere]);
  return (
    <div ref={place} tabIndex={-1}>
      {Import && <Import onClose={onClose} />}
    </div>
  );
}
