import {
  needComparison,
  type NeedDecision,
  needDecisionId,
  type SectionData,
} from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { rowsOf } from './judge';

const date = '2026-10-01';
const musterhaus = documentsOf(sampleHouseholds[1]);

const compared = (sections: Partial<SectionData> = {}) =>
  needComparison({ household: { ...musterhaus, ...sections }, date });

test('every row is open or settled, and put off is settled', () => {
  const before = compared();
  const [first] = before.open;
  if (!first) throw new Error('sample household 2 has open topics');
  const { topic, personId } = first;
  const decision: NeedDecision = {
    position: 0,
    topic,
    decision: 'notWanted',
    ...(personId !== undefined && { personId }),
  };
  const after = compared({ needDecisions: { items: { [needDecisionId(first)]: decision } } });
  for (const one of [before, after]) {
    const keys = (scope: 'all' | 'open' | 'settled') => rowsOf(one, scope).map(({ key }) => key);
    expect([...keys('open'), ...keys('settled')].sort()).toEqual(keys('all').sort());
  }
  expect(rowsOf(after, 'open').map(({ key }) => key)).not.toContain(first.key);
  expect(rowsOf(after, 'settled').find(({ key }) => key === first.key)).toBeDefined();
  expect(rowsOf(after, 'open', new Set([first.key])).map(({ key }) => key)).toContain(first.key);
});
