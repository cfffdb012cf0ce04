import { usePageDocuments } from '@vp-digital/core/micro-app';
import { documents } from '../documents';
import type { TalkData } from '../talk/talkStations';

/** What the rail reads beyond the areas; undefined while it is on its way. */
export function useRailData(): TalkData | undefined {
  const result = usePageDocuments(documents.rail);
  return result.status === 'ready' ? result.data : undefined;
}
