import { Columns } from '@vp-digital/core/ui';
import type { TileLayout } from './arrange/useTileLayout';
import { type TilePlace, tiles } from './tiles/tiles';

export interface TileGridProps {
  layout: TileLayout;
  place: TilePlace;
}

/** The tiles of a place in the advisor's order, side by side where there is room; each is a world of its own. */
export function TileGrid({ layout, place }: TileGridProps) {
  return (
    <Columns stretch>
      {layout.names.map((name) => {
        const tile = tiles.find((one) => one.name === name && one.place === place);
        return tile && !layout.isHidden(name) && <tile.Content key={name} />;
      })}
    </Columns>
  );
}
