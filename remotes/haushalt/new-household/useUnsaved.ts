import { useDispatch } from '@vp-digital/core/libs/redux';
import { useAreaServices } from '@vp-digital/core/services';
import { dirtyCleared, dirtySet } from '@vp-digital/core/session';
import { useEffect } from 'react';

/** Tells the shell that a form would be lost on leaving, under this name; `clear` when it is left on purpose. */
export function useUnsaved(label: string, isUnsaved: boolean): { clear(): void } {
  const { area } = useAreaServices().areaApi;
  const dispatch = useDispatch();
  const key = `${area}:${label}:invalid`; // as text that is no value yet: it has no queue and no draft
  useEffect(() => {
    if (!isUnsaved) return undefined;
    dispatch(dirtySet({ key, entry: { area, label, state: 'editing' } }));
    return () => void dispatch(dirtyCleared({ key }));
  }, [dispatch, area, key, label, isUnsaved]);
  return { clear: () => void dispatch(dirtyCleared({ key })) };
}
