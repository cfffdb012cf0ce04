import { useSyncExternalStore } from 'react';
import { useAreaServices } from './AreaServices';
import type { UndoDirection } from './undoSteps';

export interface Undo {
  /** The field that would be written next; undefined when there is none. */
  next: string | undefined;
  /** Takes back the last step, or does it again, and saves; answers the fields that were written. */
  go(): string[];
}

/** The last twenty steps of this screen, one way or the other. What somebody else has changed since is left as it is. */
export function useUndo(direction: UndoDirection): Undo {
  const { queues } = useAreaServices();
  const next = useSyncExternalStore(queues.undoSteps.subscribe, () => queues.undoSteps.next(direction));
  return { next, go: () => queues.undo(direction) };
}
