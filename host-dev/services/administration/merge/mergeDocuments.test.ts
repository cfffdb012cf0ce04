import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { partsOf } from './mergeDocuments';

const [aylin, jonas] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];

describe('the parts of a document that is merged', () => {
  const sides = { here: new Set([aylin, jonas]), there: new Set<string>(), pairs: [] };
  const goal = { position: 0, category: 'car', title: 'Auto', priority: 'must', saved: 0, rate: 0 };

  it('what only one person has answered to is still the household’s', () => {
    const ours = { ...goal, importance: { [aylin]: { rating: 4 } } };
    const hers = { ...goal, personId: aylin };
    const { shared, own } = partsOf('goals', { items: { ours, hers } }, sides, 'here');
    assert.deepEqual(shared, { items: { ours } });
    assert.deepEqual(own, { items: { hers } });
  });
});
