import { useDispatch } from '@vp-digital/core/libs/redux';
import { dirtyCleared, dirtySet } from '@vp-digital/core/session';
import { useAreaServices } from '@vp-digital/core/services';
import { useEffect } from 'react';

/** While something is filled in that only a deed would record, leaving the page asks, under this name. */
export function useUnsaved(isUnsaved: boolean, key: string, label: string): void {
  const { area } = useAreaServices().areaApi;
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    dispatch(dirtySet({ key: `${area}:${key}`, entry: { area, label, state: 'failed' } }));
    return () => void dispatch(dirtyCleared({ key: `${area}:${key}` }));
  }, [isUnsaved, area, key, label, dispatch]);
}
