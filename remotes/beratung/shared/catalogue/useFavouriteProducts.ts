import { useTranslation } from '@vp-digital/core/libs/i18n';
import { skipToken } from '@vp-digital/core/libs/query';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useHasPermission, useHost } from '@vp-digital/core/platform';
import { menuCodes, permissions } from '@vp-digital/core/reference';
import { newerPreferences } from '@vp-digital/core/services';
import { selectInRole } from '@vp-digital/core/session';
import { useToasts } from '@vp-digital/core/ui';
import { useEffect, useRef } from 'react';
import { usePreferencesQuery, useReplacePreferencesMutation } from '../../api';

export interface FavouriteProducts {
  has(productId: string): boolean;
  toggle(productId: string): void;
}

const most = 200;
const codes: ReadonlySet<string> = new Set(menuCodes);

/**
 * The advisor's starred products, the last one first; a change shows at once and is taken back when it is refused. Undefined
 * without the permission `favorites`, in the role of another, and while they are not known.
 */
export function useFavouriteProducts(): FavouriteProducts | undefined {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue.favourite' });
  const inRole = useSelector(selectInRole);
  const held = useHasPermission(permissions.favorites) && !inRole;
  const { shell } = useHost();
  const { show } = useToasts();
  const { data: current, refetch } = usePreferencesQuery(held ? undefined : skipToken);
  const [replace, { isLoading, originalArgs, data: answered }] = useReplacePreferencesMutation();
  const order = useRef<Promise<void>>(Promise.resolve());
  useEffect(
    () => (held ? shell.subscribe('favoritesUpdated', () => void refetch()) : undefined),
    [held, shell, refetch],
  );
  const shown = (isLoading ? originalArgs : undefined) ?? newerPreferences(answered, current);
  if (!held || !shown) return undefined;
  const ids = shown.data.favouriteProducts ?? [];

  /** On what stands now; anew when another window was faster. */
  const put = async (id: string, wanted: boolean) => {
    for (const _ of ['at first', 'once more']) {
      const { data: now } = await refetch();
      if (!now) break;
      const others = (now.data.favouriteProducts ?? []).filter((other) => other !== id);
      const favouriteProducts = wanted ? [id, ...others].slice(0, most) : others;
      const result = await replace({ baseVersion: now.version, data: { ...now.data, favouriteProducts } });
      if (!result.error) {
        const favorites = result.data.data.favourites.filter((key) => codes.has(key));
        return shell.send('favoritesUpdated', { favorites }); // others read the preferences anew
      }
      if (!('status' in result.error && result.error.status === 412)) break;
    }
    show({ tone: 'negative', text: t('failed') });
  };
  return {
    has: (id) => ids.includes(id),
    toggle: (id) => {
      const wanted = !ids.includes(id);
      order.current = order.current.then(() => put(id, wanted));
    },
  };
}
