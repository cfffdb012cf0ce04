import type { DirtyEntry } from '@vp-digital/core/session';

export type LeaveChoice = 'save' | 'discard' | 'stay';

export interface LeaveGuardOptions {
  dirty(): Record<string, DirtyEntry>;
  /** Saves everything pending of the mounted areas. */
  save(): Promise<boolean>;
  discard(): void;
  /** Asks the user, naming what is open. */
  ask(entries: DirtyEntry[]): Promise<LeaveChoice>;
}

/**
 * The one leave guard. What only waits for its time is saved without a question; the user is asked about what
 * cannot be saved: wrong input, no connection, a conflict.
 */
export function createLeaveGuard({ dirty, save, discard, ask }: LeaveGuardOptions): () => Promise<boolean> {
  const open = () => Object.values(dirty());
  return async () => {
    if (open().length === 0) return true;
    await save();
    while (open().length > 0) {
      const choice = await ask(open());
      if (choice === 'stay') return false;
      if (choice === 'discard') {
        discard();
        return true;
      }
      await save();
    }
    return true;
  };
}
