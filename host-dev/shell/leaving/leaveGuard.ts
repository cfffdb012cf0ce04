import type { DirtyEntry } from '@vp-digital/core/session';

export type LeaveChoice = 'save' | 'discard' | 'stay';

/**
 * What is left: a page (links, back and forward, another household, another advisor), or everything (sign-out, a new
 * release).
 */
export type Leave = 'page' | 'everything';

export interface LeaveGuardOptions {
  dirty(): Record<string, DirtyEntry>;
  /** The area in the page slot. What other areas left behind on purpose lies on the device and is not asked about here. */
  area(): string | undefined;
  /** Whether this one page may be left with open fields: the specification's preserve-dirty flag. Asked once. */
  takePreserve(): boolean;
  /** Saves everything pending of the mounted areas. */
  save(): Promise<boolean>;
  discard(): void;
  /** Asks the user, naming what is open. */
  ask(entries: DirtyEntry[]): Promise<LeaveChoice>;
}

export type MayLeave = (what: Leave) => Promise<boolean>;

/**
 * The one leave guard. What only waits for its time is saved without a question; the user is asked about what
 * cannot be saved: wrong input, no connection, a conflict.
 */
export function createLeaveGuard(options: LeaveGuardOptions): MayLeave {
  const { dirty, area, takePreserve, save, discard, ask } = options;
  const openOf = (what: Leave) =>
    Object.values(dirty()).filter((entry) => what === 'everything' || entry.area === area());
  return async (what) => {
    const preserve = takePreserve();
    if (openOf(what).length === 0 || (preserve && what === 'page')) return true;
    await save();
    while (openOf(what).length > 0) {
      const choice = await ask(openOf(what));
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
