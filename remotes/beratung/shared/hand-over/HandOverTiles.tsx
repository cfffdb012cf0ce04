import { handOverSegments, type HandOverSegment } from '@vp-digital/core/reference';
import { Columns } from '@vp-digital/core/ui';
import { HandOverTile } from './HandOverTile';
import type { HandOverData } from './segments';

/** The applications outside, all of them or those that fit; the page declares what a tile needs. */
export function HandOverTiles({
  data,
  segments = handOverSegments,
}: {
  data: HandOverData;
  segments?: readonly HandOverSegment[];
}) {
  return (
    <Columns>
      {segments.map((segment) => (
        <HandOverTile key={segment} segment={segment} data={data} />
      ))}
    </Columns>
  );
}
