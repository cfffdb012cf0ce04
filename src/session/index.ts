export { createSharedStore } from './createSharedStore';
export { followShell } from './followShell';
export {
  type SaveProgress,
  selectDirty,
  selectHasPermission,
  selectHousehold,
  selectInRole,
  selectSaveProgress,
  selectUser,
  selectViewer,
} from './selectors';
export { type HouseholdChange, shareRevisions } from './shareRevisions';
export {
  dirtyCleared,
  dirtyReported,
  dirtySet,
  householdEntered,
  householdLeft,
  revisionSeen,
  sessionEnded,
  sessionSlice,
  userSet,
} from './slice';
export type { DirtyEntry, EnteredHousehold, Revision, SessionState, User, WithSession } from './state';
export { contextUser } from './contextUser';
