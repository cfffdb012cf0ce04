import { type ReactNode, useContext, useId, useMemo } from 'react';
import { ReadOnlyContext } from './readOnlyContext';

export interface ReadOnlyProps {
  /** Why the content is read-only, in words; undefined if it can be edited. */
  reason: string | undefined;
  children: ReactNode;
}

/**
 * Its content is read-only: fields keep value and focus and cannot be changed, actions that write are not drawn. An
 * outer reason takes precedence. Each field is described by the reason, which is shown above the page.
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

/** What stays possible in spite of the innermost reason: the rights of persons, going back. */
export function StillOpen({ children }: { children: ReactNode }) {
  const { around } = useContext(ReadOnlyContext);
  const scope = useMemo(() => ({ reason: around, around }), [around]);
  return <ReadOnlyContext value={scope}>{children}</ReadOnlyContext>;
}
