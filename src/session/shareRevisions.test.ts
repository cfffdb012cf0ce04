import { createSharedStore } from './createSharedStore';
import { type HouseholdChange, shareRevisions } from './shareRevisions';
import { revisionSeen } from './slice';
import type { WithSession } from './state';

const householdId = '11111111-0000-4000-8000-000000000002';

function setUp() {
  const shared = createSharedStore();
  const received: HouseholdChange[] = [];
  const hear = shareRevisions(shared, (change) => received.push(change));
  const see = (document: string, version: number, savedAt?: string) =>
    shared.store.dispatch(revisionSeen({ householdId, document, version, savedAt }));
  const revisions = () => (shared.store.getState() as WithSession).session.revisions[householdId];
  return { received, hear, see, revisions };
}

test('what is seen together is told together, the newest of each document', async () => {
  const { received, see } = setUp();
  see('incomes', 2);
  see('incomes', 3, '2026-10-01T10:00:00.000Z');
  see('persons', 1);
  expect(received).toEqual([]);
  await Promise.resolve();
  expect(received).toEqual([
    { householdId, documents: { incomes: 3, persons: 1 }, savedAt: '2026-10-01T10:00:00.000Z' },
  ]);
});

test('what was known already is no news', async () => {
  const { received, see } = setUp();
  see('incomes', 3);
  await Promise.resolve();
  see('incomes', 3);
  see('incomes', 2);
  await Promise.resolve();
  expect(received).toHaveLength(1);
});

test('what is heard is known, and not told again', async () => {
  const { received, hear, revisions } = setUp();
  hear({ householdId, documents: { incomes: 7 } });
  await Promise.resolve();
  expect(revisions()).toEqual({ incomes: { version: 7, savedAt: undefined } });
  expect(received).toEqual([]);
});

test('older news changes nothing', () => {
  const { hear, see, revisions } = setUp();
  see('incomes', 7);
  hear({ householdId, documents: { incomes: 6 } });
  expect(revisions()?.['incomes']?.version).toBe(7);
});
