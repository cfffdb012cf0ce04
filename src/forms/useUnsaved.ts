import { invalidName, useAreaServices } from '@vp-digital/core/services';
import { useEffect } from 'react';

/** Reports to the shell, under this name, that leaving would lose a form; `clear` when it is left on purpose. */
export function useUnsaved(label: string, isUnsaved: boolean): { clear(): void } {
  const { unsaved } = useAreaServices();
  const name = invalidName(label); // as text that is not a value yet: it has no queue and no draft
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved.set(name, { label, state: 'editing' });
    return () => unsaved.clear(name);
  }, [unsaved, name, label, isUnsaved]);
  return { clear: () => unsaved.clear(name) };
}
