import { overlaps } from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import { useMemo, useSyncExternalStore } from 'react';
import { useAreaServices } from './AreaServices';
import type { QueueState } from './sectionQueue';

/** Whether the service has refused what was typed into the field of a path. */
export function useRefused(householdId: string, section: SectionName): (path: string) => boolean {
  const { queues } = useAreaServices();
  const failed = useSyncExternalStore(queues.subscribe, () => {
    const queue = queues.state({ householdId, section });
    return queue.phase === 'failed' ? queue : undefined; // a key that is typed concerns no other field
  });
  const paths = useMemo(() => (failed ? refusedPaths(failed) : []), [failed]);
  return (path) => paths.some((refused) => overlaps(refused, path));
}

/** What the service blames of what was sent; all of it, when it names nothing of it. */
function refusedPaths({ error, pending }: QueueState): string[] {
  if (error?.kind !== 'invalid') return [];
  const sent = pending.map(({ path }) => path);
  const blamed = (error.problem.issues ?? []).map(({ path }) => path);
  const named = sent.filter((path) => blamed.some((other) => overlaps(path, other)));
  return named.length > 0 ? named : sent;
}
