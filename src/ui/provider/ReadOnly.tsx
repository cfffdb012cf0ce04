import { type ReactNode, useContext, useId, useMemo } from 'react';
import { ReadOnlyContext } from './readOnlyContext';

export interface ReadOnlyProps {
  /** Why nothing is written below, in words; undefined where writing is open. */
  reason: string | undefined;
  children: ReactNode;
}

/**
 * What stands below is only read: fields keep value and focus and cannot be changed, actions that write are not drawn. A
 * reason around it goes first. Each field is described by the reason, which is said above the page.
 */
export function ReadOnly({ reason, children }: ReadOnlyProps) {
  const id = useId();
  const around = useContext(ReadOnlyContext).reason;
  const own = reason === undefined ? undefined : id;
  const scope = useMemo(() => ({ reason: around ?? own, around }), [around, own]);
  return (
    <ReadOnlyContext value={scope}>
      {own && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
      {children}
    </ReadOnlyContext>
  );
}

/** What stays possible in spite of the innermost reason: the rights of persons, the way back. */
export function StillOpen({ children }: { children: ReactNode }) {
  const { around } = useContext(ReadOnlyContext);
  const scope = useMemo(() => ({ reason: around, around }), [around]);
  return <ReadOnlyContext value={scope}>{children}</ReadOnlyContext>;
}
