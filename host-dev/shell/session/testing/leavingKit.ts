import {
  createSharedStore,
  type DirtyEntry,
  dirtyCleared,
  dirtySet,
  selectDirty,
  type WithSession,
} from '@vp-digital/core/session';
import { isInside } from '../../location/householdAddress';
import { createShellLocation } from '../../location/shellLocation';
import type { Shell } from '../createShell';
import { createLeaveGuard, type LeaveChoice } from '../../leaving/leaveGuard';
import { createLeaveQuestion } from '../../leaving/leaveQuestion';
import { createPreserveDirty } from '../../leaving/preserveDirty';

/** The real parts of the shell involved in leaving; sign-in and the mounted area are stubs. */
export function setUpLeaving() {
  const shared = createSharedStore();
  const state = () => shared.store.getState() as WithSession; // the store has just been made with the session slice
  const leaveQuestion = createLeaveQuestion();
  const preserveDirty = createPreserveDirty();
  const saving = { works: false };
  const events: string[] = [];
  const clear = () =>
    Object.keys(selectDirty(state())).forEach((key) => shared.store.dispatch(dirtyCleared({ key })));
  const mayLeave = createLeaveGuard({
    dirty: () => selectDirty(state()),
    areas: (what) => (what === 'page' ? ['analysis', 'gespraechszusammenfassung'] : ['analysis']),
    takePreserve: preserveDirty.take,
    save: async () => {
      if (saving.works) clear();
      return saving.works;
    },
    discard: () => {
      events.push('discarded');
      clear();
    },
    ask: leaveQuestion.ask,
  });
  const location = createShellLocation((to, from) => mayLeave(isInside(to, from) ? 'inside' : 'page'));
  const shell = {
    location,
    mayLeave,
    signIn: { prepareEnd: async () => () => void events.push('left') },
    forgetSession: async () => void events.push('forgot'),
  } as unknown as Shell; // what `endSession` uses of it
  const type = (area = 'analysis', facts: Partial<DirtyEntry> = {}) =>
    shared.store.dispatch(
      dirtySet({ key: area, entry: { area, label: 'Jonas: Netto', state: 'failed', ...facts } }),
    );
  return {
    shell,
    location,
    leaveQuestion,
    preserveDirty,
    saving,
    events,
    type,
    dirty: () => selectDirty(state()),
  };
}

export type Kit = ReturnType<typeof setUpLeaving>;

/** Answers questions with `choices`, repeating the last one; returns what was asked about. */
export function answer(
  { leaveQuestion, saving }: Kit,
  choices: readonly (LeaveChoice | 'saved')[],
): string[][] {
  const left = [...choices];
  const asked: string[][] = [];
  leaveQuestion.subscribe(() => {
    const open = leaveQuestion.current();
    if (!open) return;
    asked.push(open.entries.map(({ label }) => label));
    const choice = (left.length > 1 ? left.shift() : left[0]) ?? 'stay';
    if (choice === 'saved') saving.works = true;
    queueMicrotask(() => open.answer(choice === 'saved' ? 'save' : choice));
  });
  return asked;
}
