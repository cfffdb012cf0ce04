import { useSyncExternalStore } from 'react';
import { useAreaServices } from './AreaServices';

export interface Undo {
  /** The field that would be taken back; undefined when there is nothing to take back. */
  next: string | undefined;
  /** Takes back the last step and saves; answers the fields that hold again what they held before. */
  undo(): string[];
}

/** The last twenty steps of this screen. What somebody else has changed since is left as it is. */
export function useUndo(): Undo {
  const { queues } = useAreaServices();
  const next = useSyncExternalStore(queues.undoSteps.subscribe, queues.undoSteps.next);
  return { next, undo: () => queues.undo() };
}
