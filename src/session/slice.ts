import { createSlice, type PayloadAction } from '@vp-digital/core/libs/redux';
import type { DirtyEntry, EnteredHousehold, Revision, SessionState, User } from './state';

const initialState: SessionState = { user: undefined, household: undefined, dirty: {}, revisions: {} };

/**
 * The slice that shell and areas share. Its action types and payloads are part of the contract: two versions of
 * the core may dispatch to one store.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    userSet: (state, { payload }: PayloadAction<User>) => {
      state.user = payload;
    },
    householdEntered: (state, { payload }: PayloadAction<EnteredHousehold>) => {
      state.household = payload;
    },
    householdLeft: (state) => {
      state.household = undefined;
    },
    dirtySet: (state, { payload }: PayloadAction<{ key: string; entry: DirtyEntry }>) => {
      state.dirty[payload.key] = payload.entry;
    },
    dirtyCleared: (state, { payload }: PayloadAction<{ key: string }>) => {
      delete state.dirty[payload.key];
    },
    /** What the areas behind messages have open: replaces everything that the same source reported before. */
    dirtyReported: (
      state,
      { payload }: PayloadAction<{ source: string; entries: readonly DirtyEntry[] }>,
    ) => {
      const prefix = `${payload.source}:`;
      for (const key of Object.keys(state.dirty)) if (key.startsWith(prefix)) delete state.dirty[key];
      for (const [index, entry] of payload.entries.entries()) state.dirty[`${prefix}${index}`] = entry;
    },
    /** The newest version of a document that anybody on this page has seen; older news changes nothing. */
    revisionSeen: (state, { payload }: PayloadAction<Revision>) => {
      const household = (state.revisions[payload.householdId] ??= {});
      const known = household[payload.document];
      if (known === undefined || known.version < payload.version)
        household[payload.document] = { version: payload.version, savedAt: payload.savedAt };
    },
    /** Signed out: nothing personal stays. */
    sessionEnded: () => initialState,
  },
});

export const {
  userSet,
  householdEntered,
  householdLeft,
  dirtySet,
  dirtyCleared,
  dirtyReported,
  revisionSeen,
  sessionEnded,
} = sessionSlice.actions;
