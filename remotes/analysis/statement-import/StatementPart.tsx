import { usePart } from '@vp-digital/core/micro-app';
import { useEffect, useRef } from 'react';

const part = { load: () => import(/* webpackChunkName: "statement" */ './parts') };

/** Reading a statement: fetched when somebody wants it. */
export function StatementPart({ onClose }: { onClose(): void }) {
  const Statement = usePart(part)?.Statement;
  const place = useRef<HTMLDivElement>(null);
  const isThere = Statement !== undefined;
  useEffect(() => {
    if (isThere) place.current?.focus();
  }, [isThere]);
  return (
    <div ref={place} tabIndex={-1}>
      {Statement && <Statement onClose={onClose} />}
    </div>
  );
}
