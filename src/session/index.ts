export { createSharedStore } from './createSharedStore';
export {
  type SaveProgress,
  selectDirty,
  selectHasPermission,
  selectHousehold,
  selectSaveProgress,
  selectUser,
} from './selectors';
export {
  dirtyCleared,
  dirtySet,
  householdEntered,
  householdLeft,
  revisionSeen,
  sessionEnded,
  sessionSlice,
  userSet,
} from './slice';
export type { DirtyEntry, EnteredHousehold, Revision, SessionState, User, WithSession } from './state';
export { userFromProfile } from './userFromProfile';
