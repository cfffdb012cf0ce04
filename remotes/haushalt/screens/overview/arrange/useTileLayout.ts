import { useSelector } from '@vp-digital/core/libs/redux';
import { selectInRole, selectUser } from '@vp-digital/core/session';
import { useFlag } from '@vp-digital/core/platform';
import { featureFlags } from '@vp-digital/core/reference';
import { useState } from 'react';
import { useOwnPreferences } from '../../../shared/preferences/useOwnPreferences';
import { readWithPage } from '../../../shared/overview/api';
import { placeOf, type TileName, type TilePlace, tiles } from '../tiles/tiles';
import { arranged } from './arranged';

interface OwnLayout {
  tiles?: readonly string[] | undefined;
  hiddenTiles?: readonly string[] | undefined;
}

export interface TileLayout {
  /** Names of the tiles that the user may see, in their order, with those that she does not want to see. */
  names: readonly TileName[];
  /** Those of a place. */
  namesIn(place: TilePlace): readonly TileName[];
  isHidden(name: TileName): boolean;
  /** What she may do with it; undefined in the role of another. */
  own:
    | {
        /** @param hidden those not to be seen; left out, as before */
        arrange(names: readonly TileName[], hidden?: readonly string[]): void;
        show(name: TileName, shown: boolean): void;
        /** Back to the template; undefined while it holds. */
        reset: (() => void) | undefined;
      }
    | undefined;
  /** The last change was not kept. */
  hasFailed: boolean;
}

/** The user's own order of tiles and what of them she sees, kept with the other preferences; a change shows at once. */
export function useTileLayout(): TileLayout {
  const user = useSelector(selectUser);
  const { data, hasFailed, change } = useOwnPreferences(readWithPage);
  const [changed, setChanged] = useState<OwnLayout>();
  const inRole = useSelector(selectInRole);
  const isGraded = useFlag(featureFlags.financialGradeFlow);
  const allowed = tiles
    .filter(({ permission }) => permission === undefined || user?.permissions.includes(permission))
    .filter(({ flag }) => flag === undefined || isGraded)
    .filter(({ name }) => !(inRole && name === 'summary')) // snapshots are nobody else's
    .map(({ name }) => name);
  const stored: OwnLayout = (changed && !hasFailed ? changed : data) ?? {};
  const hidden = stored.hiddenTiles ?? [];

  const put = (next: OwnLayout) => {
    setChanged(next);
    void change?.(({ tiles: _, hiddenTiles: __, ...others }) => ({
      ...others,
      ...(next.tiles && { tiles: [...next.tiles] }),
      ...(next.hiddenTiles && next.hiddenTiles.length > 0 && { hiddenTiles: [...next.hiddenTiles] }),
    }));
  };
  const names = arranged(stored.tiles ?? [], allowed);
  return {
    names,
    namesIn: (place) => names.filter((name) => placeOf(name) === place),
    isHidden: (name) => hidden.includes(name),
    hasFailed,
    own: change && {
      arrange: (moved, hiddenTiles = hidden) => put({ tiles: moved, hiddenTiles }),
      show: (name, shown) => {
        const others = hidden.filter((one) => one !== name);
        put({ tiles: stored.tiles, hiddenTiles: shown ? others : [...others, name] });
      },
      reset: stored.tiles || hidden.length > 0 ? () => put({}) : undefined,
    },
  };
}
