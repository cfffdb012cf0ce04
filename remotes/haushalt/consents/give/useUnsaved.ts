import { useAreaServices } from '@vp-digital/core/services';
import { useEffect } from 'react';

/** While something is filled in that only an action would record, leaving the page asks, under this name. */
export function useUnsaved(isUnsaved: boolean, key: string, label: string): void {
  const { unsaved } = useAreaServices();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved.set(key, { label, state: 'failed' });
    return () => unsaved.clear(key);
  }, [isUnsaved, key, label, unsaved]);
}
