import { useTranslation } from '@vp-digital/core/libs/i18n';
import { skipToken } from '@vp-digital/core/libs/query';
import { useSelector } from '@vp-digital/core/libs/redux';
import { permissions } from '@vp-digital/core/reference';
import { newerPreferences, preferencesEndpoints } from '@vp-digital/core/services';
import { selectHasPermission, selectInRole } from '@vp-digital/core/session';
import { useToasts } from '@vp-digital/core/ui';
import { useEffect, useRef } from 'react';
import { useShell } from '../session/ShellContext';
import { shellApi } from '../session/shellApi';
import { announcedFavourites } from './announcedFavourites';

const { usePreferencesQuery, useReplacePreferencesMutation } = shellApi.api.injectEndpoints({
  endpoints: preferencesEndpoints,
});

export interface Favourites {
  /** Keys of menu entries, in the person's order. */
  keys: readonly string[];
  /** Sets an entry as favourite or takes it back, once they are known; undefined without the permission. */
  toggle: ((key: string) => void) | undefined;
}

const none: readonly string[] = [];

/** The person's favourites, kept by the service; what is toggled shows at once and is taken back when refused. */
export function useFavourites(): Favourites {
  const inRole = useSelector(selectInRole); // they are somebody else's
  const held = useSelector(selectHasPermission(permissions.favorites)) && !inRole;
  const { data: current, refetch } = usePreferencesQuery(held ? undefined : skipToken);
  const [replace, { isLoading, originalArgs, data: answered }] = useReplacePreferencesMutation();
  const { t } = useTranslation('shell', { keyPrefix: 'menuSearchBox' });
  const toasts = useToasts();
  const { bus } = useShell();
  const order = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(
    () => (held ? bus.subscribe('favoritesUpdated', () => void refetch()) : undefined), // an area has changed them
    [bus, held, refetch],
  );
  if (!held) return { keys: none, toggle: undefined };
  const shown = (isLoading ? originalArgs : undefined) ?? newerPreferences(answered, current);
  const keys = shown?.data.favourites;

  /** On what stands now; anew when another window was faster. Who has seen none yet turns what stands. */
  const put = async (key: string, wanted: boolean | undefined) => {
    for (const _ of ['at first', 'once more']) {
      const { data: now } = await refetch();
      if (!now) break;
      const isFavourite = wanted ?? !now.data.favourites.includes(key);
      const others = now.data.favourites.filter((other) => other !== key);
      const data = { ...now.data, favourites: isFavourite ? [...others, key] : others };
      const result = await replace({ baseVersion: now.version, data });
      if (!result.error)
        return bus.send('favoritesUpdated', { favorites: announcedFavourites(result.data.data.favourites) });
      if (!('status' in result.error && result.error.status === 412)) break;
    }
    toasts.show({ tone: 'negative', text: t('favouriteFailed') });
  };
  return {
    keys: keys ?? none,
    toggle: (key) => {
      const wanted = keys && !keys.includes(key);
      order.current = order.current.then(() => put(key, wanted));
    },
  };
}
