import type { DirtyEntry } from '@vp-digital/core/session';
import type { LeaveChoice } from './leaveGuard';

export interface OpenQuestion {
  entries: DirtyEntry[];
  answer(choice: LeaveChoice): void;
}

/** The question that is open, if any, for the dialog to show; a new question answers an older one with "stay". */
export function createLeaveQuestion() {
  const listeners = new Set<() => void>();
  let open: OpenQuestion | undefined;
  const set = (next: OpenQuestion | undefined) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    ask: (entries: DirtyEntry[]) =>
      new Promise<LeaveChoice>((resolve) => {
        open?.answer('stay');
        set({
          entries,
          answer: (choice) => {
            set(undefined);
            resolve(choice);
          },
        });
      }),
    current: () => open,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type LeaveQuestion = ReturnType<typeof createLeaveQuestion>;
