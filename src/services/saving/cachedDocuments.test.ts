import type { KnownSectionDocument } from '@vp-digital/core/contracts';
import { createSharedStore, revisionSeen, type User, userSet } from '@vp-digital/core/session';
import type * as cachedDocumentsModule from './cachedDocuments';
import { cachedDocuments } from './cachedDocuments';

const householdId = '11111111-0000-4000-8000-000000000001';
const goals = { householdId, section: 'goals' } as const;
const document = { section: 'goals', version: 3, data: { items: {} }, beyond: [] } as KnownSectionDocument;

const user: User = {
  id: 'petra',
  name: 'Petra Beispiel',
  role: 'advisor',
  permissions: [],
  fileRights: [],
  advisor: true,
  assistant: false,
  accountingContract: '4711',
};

function pageOf(who: User = user) {
  const { store } = createSharedStore();
  store.dispatch(userSet(who));
  return store;
}

test('a document that was read on the page is there for the area that is opened next', () => {
  const store = pageOf();
  cachedDocuments(store).keep(goals, document);
  expect(cachedDocuments(store).find(goals)).toEqual(document);
  expect(cachedDocuments(store).find({ ...goals, householdId: 'another' })).toBeUndefined();
  expect(cachedDocuments(pageOf()).find(goals)).toBeUndefined(); // of another page
});

test.each<[string, User]>([
  ['somebody else goes on', { ...user, id: 'sabine' }],
  ['the contract changes', { ...user, accountingContract: '4700' }],
  ['a right goes', { ...user, permissions: ['another'] }],
  [
    'the role changes',
    {
      ...user,
      impersonation: { impersonationId: householdId, name: 'Nora', endsAt: '2026-10-01T11:00:00Z' },
    },
  ],
])('nothing is left when %s', (_, next) => {
  const store = pageOf();
  cachedDocuments(store).keep(goals, document);
  store.dispatch(userSet(next));
  expect(cachedDocuments(store).find(goals)).toBeUndefined();
  store.dispatch(userSet(user));
  expect(cachedDocuments(store).find(goals)).toBeUndefined();
});

test('nothing is left of a household when another one is read', () => {
  const { keep, find } = cachedDocuments(pageOf());
  keep(goals, document);
  keep({ ...goals, householdId: 'another' }, document);
  expect(find(goals)).toBeUndefined();
});

test('one that is older than what has been seen since is none', () => {
  const store = pageOf();
  cachedDocuments(store).keep(goals, document);
  const newer = { householdId, document: 'goals', version: 4, savedAt: undefined };
  store.dispatch(revisionSeen(newer));
  expect(cachedDocuments(store).find(goals)).toBeUndefined();
});

test('what a newer release has written, or what is nothing but protected numbers, is never kept', () => {
  const store = pageOf();
  const { keep, find } = cachedDocuments(store);
  keep(goals, { ...document, beyond: [{ path: '/items/x', kind: 'entry', value: {} }] });
  expect(find(goals)).toBeUndefined();
  const accounts = { householdId, section: 'bankAccounts' } as const;
  keep(accounts, { ...document, section: 'bankAccounts' });
  expect(find(accounts)).toBeUndefined();
});

test('another copy of the core reads it by its own schema', () => {
  const store = pageOf();
  cachedDocuments(store).keep(goals, document);
  jest.isolateModules(() => {
    const other = jest.requireActual<typeof cachedDocumentsModule>('./cachedDocuments');
    expect(other.cachedDocuments(store).find(goals)).toEqual(document);
    expect(other.cachedDocuments(store).find(goals)).not.toBe(document);
  });
});
