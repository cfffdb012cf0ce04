import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { useMemo } from 'react';
import type { OwnPreferences } from './useOwnPreferences';

export interface Favourites {
  has(householdId: string): boolean;
  /** Undefined without the permission, and in the role of another. */
  toggle: ((householdId: string) => void) | undefined;
}

const most = 200;

/** The person's favourite households, the last one first. */
export function useFavouriteHouseholds({ data, change }: OwnPreferences): Favourites {
  const held = useHasPermission(permissions.favorites);
  return useMemo(() => {
    const ids = data?.favouriteHouseholds ?? [];
    const has = (householdId: string) => ids.includes(householdId);
    if (!held || !data || !change) return { has, toggle: undefined };
    const toggle = (householdId: string) => {
      const isFavourite = !has(householdId);
      void change((current) => {
        const others = (current.favouriteHouseholds ?? []).filter((id) => id !== householdId);
        const favouriteHouseholds = isFavourite ? [householdId, ...others].slice(0, most) : others;
        return { ...current, favouriteHouseholds };
      });
    };
    return { has, toggle };
  }, [held, data, change]);
}
