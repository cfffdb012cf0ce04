import type { DirtyEntry } from '@vp-digital/core/session';

export type LeaveChoice = 'save' | 'discard' | 'stay';

/**
 * What is left: a page for another one of the same household, a page for anything else (the search, another household,
 * another advisor), or everything (sign-out, a new release).
 */
export type Leave = 'inside' | 'page' | 'everything';

export interface LeaveGuardOptions {
  dirty(): Record<string, DirtyEntry>;
  /**
   * The areas that go away: the one in the page slot, and with the household the one beside it. What others left behind
   * on purpose lies on the device and is not asked about here.
   */
  areas(what: 'inside' | 'page'): readonly string[];
  /** Whether this one page may be left with open fields: the specification's preserve-dirty flag. Asked once. */
  takePreserve(): boolean;
  /** Saves everything pending of the mounted areas. */
  save(): Promise<boolean>;
  discard(): void;
  /** Asks the user, naming what is open, and whether it was to be saved just now and could not be. */
  ask(entries: DirtyEntry[], hasFailed: boolean): Promise<LeaveChoice>;
}

export type MayLeave = (what: Leave) => Promise<boolean>;

/**
 * The one leave guard. What only waits for its time is saved without a question; the user is asked about what
 * cannot be saved: wrong input, no connection, a conflict. Without a connection the ways inside the household stay open
 * for what lies on the device.
 */
export function createLeaveGuard(options: LeaveGuardOptions): MayLeave {
  const { dirty, areas, takePreserve, save, discard, ask } = options;
  const openOf = (what: Leave) =>
    Object.values(dirty()).filter((entry) => what === 'everything' || areas(what).includes(entry.area));
  const atStake = (what: Leave) => openOf(what).filter(({ kept = false }) => !(kept && what === 'inside'));
  return async (what) => {
    const preserve = takePreserve();
    if (openOf(what).length === 0 || (preserve && what !== 'everything')) return true;
    await save();
    for (let hasFailed = false; atStake(what).length > 0; hasFailed = true) {
      const choice = await ask(atStake(what), hasFailed);
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
