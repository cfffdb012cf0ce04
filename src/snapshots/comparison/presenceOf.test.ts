import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import type { ComparedPoint } from './pointsInTime';
import { presenceChanges, presenceOf } from './presenceOf';

const data = documentsOf(sampleHouseholds[1]);
const now: ComparedPoint = { data, date: '2026-10-01' };
const then = (needs: NonNullable<NonNullable<ComparedPoint['derived']>['needs']>): ComparedPoint => ({
  ...now,
  derived: { net: {}, needs },
});
const words = { nameOfNeed: ({ topic }: { topic: string }) => topic };

test('a topic that was not covered then and is today has changed; one that was not known is not missing', () => {
  const all = presenceOf(now).map(({ topic, state }) => ({ topic, state }));
  expect(presenceChanges({ before: then(all), after: now }, words)).toEqual([]);
  const before = then(
    all
      .filter(({ topic }) => topic !== 'building')
      .map((one) => (one.topic === 'liability' ? { ...one, state: 'none' as const } : one)),
  );
  expect(presenceChanges({ before, after: now }, words)).toEqual([
    { key: 'liability', name: 'liability', before: 'none', after: 'present' },
    { key: 'building', name: 'building', before: undefined, after: 'present' },
  ]);
});

test('what a newer release keeps has no word, and what nobody knows is no change', () => {
  expect(presenceOf(then([{ topic: 'cyber', state: 'none' }]))).toEqual([]);
  expect(presenceChanges({ before: then([]), after: { ...then([]) } }, words)).toEqual([]);
});
