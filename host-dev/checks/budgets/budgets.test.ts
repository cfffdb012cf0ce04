import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differences, isToBeReviewed, overLimit } from './budgets';

const limits = { firstVisit: 440, areaBase: 24, page: 64, telephone: 10, loader: 40, frame: 64 };

test('what is larger than its limit is named with both', () => {
  const limited = [
    { limit: 'page', part: '/a', size: 64 },
    { limit: 'page', part: '/b', size: 64.1 },
    { limit: 'loader', part: 'loader.js', size: Number.NaN }, // not built
  ] as const;
  assert.deepEqual(overLimit({ limited: [...limited], rows: {} }, limits), [
    '/b has 64.1 kB, more than 64',
    'loader.js has NaN kB, more than 40',
  ]);
});

test('every difference is reported, the largest first; what came or went, too', () => {
  const found = differences(
    { same: 10, tiny: 1.05, grown: 12, came: 5 },
    { same: 10, tiny: 1, grown: 10, went: 3 },
  );
  assert.deepEqual(
    found.map(({ part, before, now }) => [part, before, now]),
    [
      ['came', 0, 5],
      ['went', 3, 0],
      ['grown', 10, 12],
    ],
  );
});

for (const [before, now, isIt] of [
  [100, 105, false],
  [100, 105.1, true],
  [20, 22, false],
  [20, 22.1, true],
  [2, 2.9, false], // a sentence more
  [0, 40, false], // a new page
  [40, 20, false],
] as const)
  test(`growth from ${before} to ${now} kB is ${isIt ? '' : 'not '}looked at`, () => {
    assert.equal(isToBeReviewed({ part: 'any', before, now }), isIt);
  });
