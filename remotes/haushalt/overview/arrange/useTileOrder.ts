import { useSelector } from '@vp-digital/core/libs/redux';
import { selectInRole, selectUser } from '@vp-digital/core/session';
import { useState } from 'react';
import { useOwnPreferences } from '../../preferences/useOwnPreferences';
import { type TileName, tiles } from '../tiles/tiles';
import { arranged } from './arranged';

export interface TileOrder {
  /** Names of the tiles that the user may see, in their order. */
  names: readonly TileName[];
  /** Undefined as names goes back to the template. There is no change in the role of another. */
  change: ((names: readonly TileName[] | undefined) => void) | undefined;
  /** Whether the order is the user's own. */
  isOwn: boolean;
  /** The last change was not kept. */
  hasFailed: boolean;
}

/** The user's own order of tiles, kept with the other preferences; what is changed shows at once. */
export function useTileOrder(): TileOrder {
  const user = useSelector(selectUser);
  const { data, hasFailed, change } = useOwnPreferences();
  const [changed, setChanged] = useState<{ tiles: readonly TileName[] | undefined }>();
  const inRole = useSelector(selectInRole);
  const allowed = tiles
    .filter(({ permission }) => permission === undefined || user?.permissions.includes(permission))
    .filter(({ name }) => !(inRole && name === 'summary')) // snapshots are nobody else's
    .map(({ name }) => name);
  const stored = changed && !hasFailed ? changed.tiles : data?.tiles;
  return {
    names: arranged(stored ?? [], allowed),
    isOwn: stored !== undefined,
    hasFailed,
    change:
      change &&
      ((names) => {
        setChanged({ tiles: names });
        void change(({ tiles: _, ...others }) => ({ ...others, ...(names && { tiles: [...names] }) }));
      }),
  };
}
