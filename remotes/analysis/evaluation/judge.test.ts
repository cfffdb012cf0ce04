import {
  needComparison,
  type NeedDecision,
  needDecisionId,
  type SectionData,
} from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { fieldStates, lightOf, rowsOf, whyOf } from './judge';

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
  expect(after.open.filter(({ key }) => key === first.key).map(whyOf)).toEqual(['putOff']);
});

test('only what nobody can live without is red, and never what is not known', () => {
  const { open, settled } = compared();
  for (const row of open) expect(lightOf(row)).toBe(row.level === 1 ? 'missing' : 'check');
  for (const row of settled) expect(lightOf(row)).toBe('fine');
  const nothing = compared({ contracts: { items: {} }, incomes: { items: {} } });
  expect(rowsOf(nothing, 'all').filter((row) => lightOf(row) === 'missing')).toEqual([]);
});

test('of a field the weakest topic counts; one that is not known has no share, and is not 0', () => {
  const states = fieldStates(compared());
  expect(states).toHaveLength(9);
  const work = states.find(({ field }) => field === 'work');
  expect(work?.share).toBeCloseTo(825 / 1_358, 2); // Aylin's, not Jonas's
  expect(work?.measured).toBe('work');
  for (const state of fieldStates(compared({ contracts: { items: {} } })))
    if (state.kind !== 'known') expect(state.share).toBeUndefined();
  expect(
    fieldStates(compared({ contracts: { items: {} } })).find(({ field }) => field === 'legal')?.kind,
  ).toBe('unknown');
});
