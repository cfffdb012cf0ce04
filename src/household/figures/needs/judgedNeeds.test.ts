import {
  type Contract,
  type NeedDecision,
  needDecisionId,
  type NeedTopic,
  type SectionData,
  type StatutoryPension,
} from '../../documents';
import { documentsOf, sampleHouseholds } from '../../samples';
import { lightOf, whyOf } from './judgedNeeds';
import { needComparison } from './needComparison';
import { doubtsOf, isPensionConfirmed } from './needDoubts';
import { areEnoughFields, needFieldStates, needFieldWord } from './needFields';

const date = '2026-10-01';
const musterhaus = documentsOf(sampleHouseholds[1]);

const compared = (sections: Partial<SectionData> = {}) =>
  needComparison({ household: { ...musterhaus, ...sections }, date });

test('what the household has put off is neither red nor fine, and says so', () => {
  const [first] = compared().open;
  if (!first) throw new Error('sample household 2 has open topics');
  const { topic, personId } = first;
  const decision: NeedDecision = {
    position: 0,
    topic,
    decision: 'notWanted',
    ...(personId !== undefined && { personId }),
  };
  const after = compared({ needDecisions: { items: { [needDecisionId(first)]: decision } } });
  const put = after.open.filter(({ key }) => key === first.key);
  expect(put.map(whyOf)).toEqual(['putOff']);
  expect(put.map(lightOf)).toEqual(['putOff']); // it is of level 1, and red no more
});

test('nothing of nothing is no cover', () => {
  const nothing = {
    kind: 'measured',
    per: 'once',
    actual: 0,
    target: 0,
    gap: 0,
    level: 2,
    weightOfCent: 0,
  } as const;
  const row = { key: 'death', topic: 'death', level: 2 } as const;
  expect(whyOf({ ...row, need: nothing })).toBe('nothingNeeded');
  expect(whyOf({ ...row, need: { ...nothing, actual: 100, target: 100 } })).toBe('settled');
});

test('only what nobody can live without is red, and never what is not known', () => {
  const { open, settled } = compared();
  for (const row of open) expect(lightOf(row)).toBe(row.level === 1 ? 'missing' : 'check');
  for (const row of settled) expect(lightOf(row)).toBe('fine');
  const reds = (sections: Partial<SectionData>) =>
    compared(sections)
      .open.filter((row) => lightOf(row) === 'missing')
      .map(({ topic }) => topic);
  const savings = Object.fromEntries(
    Object.entries(musterhaus.contracts.items).filter(([, { kind }]) => kind === 'saving'),
  );
  expect(Object.keys(savings)).not.toEqual([]);
  const absences = { items: { one: { position: 0, of: 'contracts' as const } } };
  expect(reds({ contracts: { items: savings } })).toEqual([]);
  expect(reds({ contracts: { items: savings }, absences })).toContain('liability');
});

test('of a field the weakest topic counts; one that is not known has no share, and is not 0', () => {
  const states = needFieldStates(compared());
  expect(states).toHaveLength(9);
  const work = states.find(({ field }) => field === 'work');
  expect(work?.share).toBeCloseTo(825 / 1_358, 2); // Aylin's, not Jonas's
  expect(work?.measured).toBe('work');
  expect(areEnoughFields(states)).toBe(true);
  const bare = needFieldStates(compared({ contracts: { items: {} } }));
  expect(bare.find(({ field }) => field === 'legal')).toEqual({ field: 'legal', kind: 'unknown' });
  expect(bare.filter(({ kind }) => kind === 'known').map(({ field }) => field)).toEqual(['health']);
  expect(areEnoughFields(bare)).toBe(false);
});

test('what is open is never whole, however little is missing; what is settled always is', () => {
  const { open, settled } = compared();
  const nearly = open.map((row) =>
    row.need.kind === 'measured'
      ? { ...row, need: { ...row.need, target: 200_000, actual: 199_900, gap: 100 } }
      : row,
  );
  const shareOf = (field: string, comparison: Parameters<typeof needFieldStates>[0]) =>
    needFieldStates(comparison).find((state) => state.field === field)?.share;
  expect(shareOf('work', { open: nearly, settled, unknown: [] })).toBe(0.99);
  const closed = open.map(({ rank: _, ...row }) =>
    row.need.kind === 'measured' ? { ...row, need: { ...row.need, target: 200_000, actual: 199_960 } } : row,
  );
  expect(shareOf('work', { open: [], settled: [...settled, ...closed], unknown: [] })).toBe(1);
});

describe('what nobody has checked is never fine', () => {
  /** Sample 2 with its contracts of a line changed; without a contract's property where it is undefined. */
  const withLine = (line: Contract['line'], change: (contract: Contract) => Contract) => ({
    contracts: {
      ...musterhaus.contracts,
      items: Object.fromEntries(
        Object.entries(musterhaus.contracts.items).map(([id, contract]) => [
          id,
          contract.line === line ? change(contract) : contract,
        ]),
      ),
    },
  });
  const settledOf = (topic: NeedTopic, sections: Partial<SectionData>) =>
    compared(sections).settled.find((row) => row.topic === topic);

  test.each(['unchecked', 'review', 'cancel'] as const)('a liability contract that is %s', (state) => {
    const before = settledOf('liability', {});
    expect(before && lightOf(before)).toBe('fine');
    const row = settledOf(
      'liability',
      withLine('liability', (contract) => ({ ...contract, state })),
    );
    expect(row?.need).toEqual(before?.need); // it counts all the same
    expect(row && [lightOf(row), whyOf(row)]).toEqual(['check', 'doubtful']);
    expect(row?.doubts).toEqual([state === 'unchecked' ? 'unchecked' : 'review']);
  });

  test('nor a legal insurance without its premium, and the field says so', () => {
    const sections = withLine('legal', (contract) => ({ ...contract, premium: 0 }));
    const row = settledOf('legal', sections);
    expect(row && [lightOf(row), row.doubts]).toEqual(['check', ['premium']]);
    const states = needFieldStates(compared(sections));
    expect(states.filter(({ field }) => field === 'legal').map(needFieldWord)).toEqual(['toCheck']);
  });

  test('nor a disability pension that does not say until when it pays', () => {
    const [jonas = ''] = Object.keys(musterhaus.persons.items);
    const household = {
      ...musterhaus,
      ...withLine('disability', (contract) =>
        contract.kind === 'insurance' ? { ...contract, benefitUntilAge: undefined } : contract,
      ),
    };
    const work = { topic: 'work' as const, personId: jonas };
    expect(doubtsOf(musterhaus, work, date)).not.toContain('endAge');
    expect(doubtsOf(household, work, date)).toContain('endAge');
  });

  test('nor what rests on a pension that is only estimated, or that a self-employed person may not be entitled to', () => {
    const [jonas = ''] = Object.keys(musterhaus.persons.items);
    const of = (letter: Partial<StatutoryPension>, status: 'employee' | 'selfEmployed' = 'employee') =>
      isPensionConfirmed({
        household: {
          ...musterhaus,
          employments: { items: { one: { position: 0, personId: jonas, main: true, status } } },
          statutoryPensions: {
            items: {
              one: {
                position: 0,
                personId: jonas,
                provider: 'statutory',
                recordDate: '2026-05-01',
                pointsTenThousandths: 200_000,
                ...letter,
              },
            },
          },
        },
        personId: jonas,
        date,
      });
    expect(of({})).toBe(false); // computed from points
    expect(of({ disabilityPension: 1_529_00 })).toBe(true);
    expect(of({ disabilityPension: 1_529_00, source: 'estimated' })).toBe(false);
    expect(of({ disabilityPension: 320_00 }, 'selfEmployed')).toBe(false);
    expect(of({ disabilityPension: 320_00, disabilityEntitled: true }, 'selfEmployed')).toBe(true);
    expect(of({ disabilityPension: 320_00, disabilityEntitled: false }, 'selfEmployed')).toBe(true); // none counts
  });
});
