import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mergeDocument, partsOf } from './mergeDocuments';

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

describe('documents in which each entry is kept', () => {
  const sides = { here: new Set([aylin]), there: new Set([jonas]), pairs: [] };
  const [goal, other] = ['10c08001-0000-4000-8000-000000000000', '00000000-0000-4000-8000-00000000000c'];
  const task = (text: string, position: number) => ({ kind: 'task', text, position });

  it('a goal that both households have remembered under one id stands there twice, with no text lost', () => {
    const here = { items: { [goal]: task('650 € frei', 0) } };
    const there = { items: { [goal]: task('900 € frei', 0), [other]: task('Police holen', 1) } };
    const { items = {} } = mergeDocument('recap', { here, there }, sides, 'both');
    assert.deepEqual(items[goal], here.items[goal]);
    assert.deepEqual(items[other], task('Police holen', 2));
    assert.deepEqual(
      Object.values(items),
      ['650 € frei', '900 € frei', 'Police holen'].map((text, index) => task(text, index)),
    );
  });

  it('what is once is still taken once', () => {
    const here = { items: { [goal]: { name: 'A', position: 0 } } };
    const there = { items: { [goal]: { name: 'B', position: 0 } } };
    assert.equal(
      Object.keys(mergeDocument('goals', { here, there }, sides, 'both')['items'] ?? {}).length,
      1,
    );
  });
});
