import { usePart } from '@vp-digital/core/micro-app';
import { Skeleton } from '@vp-digital/core/ui';
import type { TileLayout } from './useTileLayout';

const part = { load: () => import('./Arrangement') };

/** Fetched when somebody arranges: it brings what drags. */
export function Arranging({ layout }: { layout: TileLayout }) {
  const Arrangement = usePart(part)?.default;
  if (!Arrangement) return <Skeleton shape="field" count={layout.names.length} />;
  return <Arrangement layout={layout} />;
}
