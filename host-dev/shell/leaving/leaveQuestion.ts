import type { DirtyEntry } from '@vp-digital/core/session';
import { createValue } from '../value/createValue';
import type { LeaveChoice } from './leaveGuard';

export interface OpenQuestion {
  entries: DirtyEntry[];
  /** They were to be saved just now, and could not be. */
  hasFailed: boolean;
  answer(choice: LeaveChoice): void;
}

/** The question that is open, if any, for the dialog to show; a new question answers an older one with "stay". */
export function createLeaveQuestion() {
  const { current, set, subscribe } = createValue<OpenQuestion | undefined>(undefined);
  return {
    ask: (entries: DirtyEntry[], hasFailed: boolean) =>
      new Promise<LeaveChoice>((resolve) => {
        current()?.answer('stay');
        set({
          entries,
          hasFailed,
          answer: (choice) => {
            set(undefined);
            resolve(choice);
          },
        });
      }),
    current,
    subscribe,
  };
}

export type LeaveQuestion = ReturnType<typeof createLeaveQuestion>;
