import { usePart } from '@vp-digital/core/micro-app';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ImportKind, ListName } from './importKinds';

const statement = { load: () => import(/* webpackChunkName: "statement" */ '../statement-import/parts') };
const list = { load: () => import(/* webpackChunkName: "list" */ '../list-import/parts') };

export interface ImportPartProps {
  kind: ImportKind;
  onClose(): void;
}

/** Reading a file: fetched when somebody wants it. */
export const ImportPart = ({ kind, onClose }: ImportPartProps) =>
  kind === 'statement' ? <StatementPart onClose={onClose} /> : <ListPart kind={kind} onClose={onClose} />;

function StatementPart({ onClose }: Pick<ImportPartProps, 'onClose'>) {
  const Statement = usePart(statement)?.Statement;
  return <Place>{Statement && <Statement onClose={onClose} />}</Place>;
}

function ListPart({ kind, onClose }: { kind: ListName; onClose(): void }) {
  const List = usePart(list)?.List;
  return <Place>{List && <List kind={kind} onClose={onClose} />}</Place>;
}

/** Whoever asked for it goes on in it. */
function Place({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isThere = children !== undefined;
  useEffect(() => {
    if (isThere) place.current?.focus();
  }, [isThere]);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
