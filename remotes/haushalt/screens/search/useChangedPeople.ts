import { type ThunkDispatch, type UnknownAction, useDispatch } from '@vp-digital/core/libs/redux';
import { useHost } from '@vp-digital/core/platform';
import { createShellStorage } from '@vp-digital/core/shell';
import { useEffect } from 'react';
import { haushaltApi } from '../../api';

/**
 * A list that was not on the page when somebody's data changed has heard of it from nobody: the shell's storage keeps it
 * (`fetchPersonList`), and it is read anew once.
 */
export function useChangedPeople(): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { shell } = useHost();
  useEffect(() => {
    const storage = createShellStorage(shell);
    const read = async () => {
      if ((await storage.get('fetchPersonList')) !== 'true') return;
      dispatch(haushaltApi.api.util.invalidateTags(['Household']));
      await storage.remove('fetchPersonList');
    };
    read().catch(() => undefined); // a shell without storage: the list is as fresh as it was
  }, [dispatch, shell]);
}
