import { usePart } from '@vp-digital/core/micro-app';
import { Card, Skeleton } from '@vp-digital/core/ui';
import type { ComponentType } from 'react';

/** In a file of their own: they stand below what is looked at first, and nothing waits for them. */
const part = { load: () => import('./later') };

type LaterTiles = Awaited<ReturnType<typeof part.load>>;

const later = (contentOf: (tiles: LaterTiles) => ComponentType) =>
  function LaterTile() {
    const tiles = usePart(part, false);
    if (!tiles)
      return (
        <Card>
          <Skeleton shape="text" count={3} />
        </Card>
      );
    const Content = contentOf(tiles);
    return <Content />;
  };

export const TopicsTile = later((tiles) => tiles.TopicsTile);
export const GoalsTile = later((tiles) => tiles.GoalsTile);
export const GradeTile = later((tiles) => tiles.GradeTile);
export const RatingTile = later((tiles) => tiles.RatingTile);
export const SummaryTile = later((tiles) => tiles.SummaryTile);
