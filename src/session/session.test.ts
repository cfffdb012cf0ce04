import { createSlice } from '@vp-digital/core/libs/redux';
import { contextUser } from './contextUser';
import { createSharedStore } from './createSharedStore';
import { selectSaveProgress } from './selectors';
import { dirtyCleared, dirtySet, revisionSeen, sessionEnded, userSet } from './slice';
import type { WithSession } from './state';

const source = {
  authData: { profile: { sub: '1', preferred_username: 'petra', name: 'Petra Beispiel' } },
  userData: {
    parentUserId: 'sabine',
    role: 'advisor',
    userPermissions: ['permission.vpd.app-web-vp-digital.main-access'],
    fileRights: ['access' as const],
    advisor: true,
    assistant: false,
  },
};

const setUp = () => {
  const shared = createSharedStore();
  return { ...shared, state: () => shared.store.getState() as WithSession };
};

test('the user is mapped from authData and userData as the specification says', () => {
  expect(contextUser(source)).toEqual({
    id: 'petra',
    name: 'Petra Beispiel',
    parentUserId: 'sabine',
    role: 'advisor',
    permissions: ['permission.vpd.app-web-vp-digital.main-access'],
    fileRights: ['access'],
    advisor: true,
    assistant: false,
  });
});

test('older news of a document never overtakes newer news', () => {
  const { store, state } = setUp();
  const seen = (version: number) =>
    store.dispatch(revisionSeen({ householdId: 'h', document: 'incomes', version, savedAt: undefined }));
  seen(3);
  seen(2);
  expect(state().session.revisions['h']?.['incomes']?.version).toBe(3);
});

test('the header says what is failing before what is saving before what is saved', () => {
  const { store, state } = setUp();
  const entry = { area: 'analysis', label: 'Netto' };
  expect(selectSaveProgress(state())).toEqual({ kind: 'idle' });
  const savedAt = '2026-10-01T16:52:00.000Z';
  store.dispatch(revisionSeen({ householdId: 'h', document: 'incomes', version: 2, savedAt }));
  expect(selectSaveProgress(state())).toEqual({ kind: 'saved', at: savedAt });
  store.dispatch(dirtySet({ key: 'a', entry: { ...entry, state: 'editing' } }));
  expect(selectSaveProgress(state())).toEqual({ kind: 'saving' });
  store.dispatch(dirtySet({ key: 'b', entry: { ...entry, state: 'failed' } }));
  expect(selectSaveProgress(state())).toEqual({ kind: 'failed', count: 1 });
  store.dispatch(dirtyCleared({ key: 'a' }));
  store.dispatch(dirtyCleared({ key: 'b' }));
  expect(selectSaveProgress(state())).toEqual({ kind: 'saved', at: savedAt });
});

test('after the end of the session nothing personal is left', () => {
  const { store, state } = setUp();
  store.dispatch(userSet(contextUser(source)));
  store.dispatch(sessionEnded());
  expect(state().session).toEqual({ user: undefined, household: undefined, dirty: {}, revisions: {} });
});

test('an area brings its own slice into the store, once', () => {
  const { store, inject } = setUp();
  const counter = createSlice({
    name: 'counter',
    initialState: 0,
    reducers: { counted: (state) => state + 1 },
  });
  inject(counter);
  inject(counter);
  store.dispatch(counter.actions.counted());
  expect(store.getState()).toMatchObject({ counter: 1 });
});
