import * as fc from 'fast-check';
import {
  type NeedComparison,
  needComparison,
  type NeedData,
  needReason,
  reserveKinds,
  wantedNeeds,
} from '..';
import {
  emptySection,
  isPersonalNeed,
  needDecisionId,
  type NeedTopic,
  type SectionData,
  sectionNames,
} from '../../documents';
import { variedHousehold } from '../../testing/householdArbitrary';
import { sample } from '../../testing/sample';

const date = '2026-10-01';
const empty = Object.fromEntries(sectionNames.map((name) => [name, emptySection(name)])) as SectionData; // one per name

const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);
const gapOf = ({ open }: NeedComparison, key: string) => {
  const need = open.find((row) => row.key === key)?.need;
  return need?.kind === 'measured' ? Math.round(need.gap / 100) : undefined;
};

describe('sample 2', () => {
  const { household, person } = sample(2);
  const [jonas, aylin] = [person('Jonas'), person('Aylin')];
  const comparison = needComparison({ household, date });

  test('has one row of each adult for topics that are her own, and one of the household for the others', () => {
    const rows = [...comparison.open, ...comparison.settled, ...comparison.unknown];
    for (const { topic, personId } of rows) expect(personId !== undefined).toBe(isPersonalNeed(topic));
    expect(rows.filter(({ topic }) => topic === 'work')).toHaveLength(2);
  });

  test('has its three gaps in the order of the story', () => {
    expect(keysOf(comparison.open).slice(0, 3)).toEqual([`work-${aylin}`, `death-${jonas}`, 'oldAge']);
    expect(gapOf(comparison, `work-${aylin}`)).toBe(533);
    expect(gapOf(comparison, `death-${jonas}`)).toBe(200_140);
    expect(gapOf(comparison, 'oldAge')).toBe(877);
    expect(comparison.open.map(({ rank }) => rank)).toEqual(comparison.open.map((_, index) => index + 1));
    expect(comparison.open.map(({ level }) => level)).toEqual(
      comparison.open.map(({ level }) => level).toSorted(),
    );
    expect(comparison.open[0]?.level).toBe(1);
    expect(comparison.open[2]?.level).toBe(2);
  });

  test('a reserve never stands before a death that leaves children behind, nor before work', () => {
    // so little money at hand, and so much to live on, that the gap weighs more than any other: within level 2
    const poor = Object.fromEntries(
      Object.entries(household.assets.items).map(([id, asset]) => [
        id,
        reserveKinds.has(asset.kind) ? { ...asset, value: asset.kind === 'callMoney' ? 6_000_00 : 0 } : asset,
      ]),
    );
    const assets = { items: poor };
    const { open } = needComparison({ household: { ...household, assets }, date });
    const weight = (key: string) => {
      const need = open.find((row) => row.key === key)?.need;
      return need?.kind === 'measured' ? need.gap * need.weightOfCent : 0;
    };
    const keys = keysOf(open);
    expect(weight('reserve')).toBeGreaterThan(weight(`death-${aylin}`));
    expect(open.find(({ key }) => key === 'reserve')?.level).toBe(
      open.find(({ key }) => key === `death-${aylin}`)?.level,
    );
    expect(keys.indexOf('reserve')).toBeGreaterThan(keys.indexOf(`death-${aylin}`));
    // who has agreed on it first, has it first
    const agreed = { position: 0, topic: 'reserve' as const, rank: 1 };
    const needDecisions = { items: { [needDecisionId(agreed)]: agreed } };
    const after = needComparison({ household: { ...household, assets, needDecisions }, date }).open;
    expect(keysOf(after).indexOf('reserve')).toBeLessThan(keysOf(after).indexOf(`death-${aylin}`));
  });

  test('a measured gap says what its weight is made of', () => {
    for (const { need } of comparison.open) {
      if (need.kind !== 'measured' || !need.weighed) continue;
      const { months, part, net } = need.weighed;
      expect(need.weightOfCent).toBeCloseTo(part / months / net, 15);
    }
    const death = comparison.open.find(({ key }) => key === `death-${jonas}`)?.need;
    expect(death).toMatchObject({ weighed: { months: 300, net: 545_000 } }); // 25 years; 5,450 € net
  });

  test('what was not open when an order was agreed stands before it where nobody can live without it', () => {
    const id = needDecisionId({ topic: 'oldAge' });
    const needDecisions = { items: { [id]: { position: 0, topic: 'oldAge' as const, rank: 1 } } };
    const { open } = needComparison({ household: { ...household, needDecisions }, date });
    expect(keysOf(open).slice(0, 3)).toEqual([`work-${aylin}`, `death-${jonas}`, 'oldAge']);
    expect(open[3]?.level).toBeGreaterThan(1);
  });

  test('what the household has put off is not wanted now, and a reason is the true one', () => {
    const put = { position: 0, topic: 'work' as const, personId: aylin, decision: 'notWanted' as const };
    const needDecisions = { items: { [needDecisionId(put)]: put } };
    const wanted = wantedNeeds(needComparison({ household: { ...household, needDecisions }, date }));
    expect(wanted[0]).toMatchObject({ key: `death-${jonas}` });
    expect(wantedNeeds(comparison).map(needReason).slice(0, 3)).toEqual(['basic', 'basic', 'largest']);
  });

  test('while nobody has told of contracts no amount counts them as 0', () => {
    const { open, unknown } = needComparison({
      household: { ...household, contracts: emptySection('contracts') },
      date,
    });
    expect(open).toEqual([]);
    expect(keysOf(unknown)).toEqual(
      expect.arrayContaining([`work-${aylin}`, `death-${jonas}`, 'oldAge', 'reserve']),
    );
    for (const { facts } of unknown) expect(facts).toContainEqual({ fact: 'contracts' });
  });

  test('what is saved or owed tells nothing of insurance: no topic is said to be missing that nobody asked about', () => {
    const items = Object.fromEntries(
      Object.entries(household.contracts.items).filter(([, { kind }]) => kind !== 'insurance'),
    );
    expect(items).not.toEqual({});
    const { open, unknown } = needComparison({ household: { ...household, contracts: { items } }, date });
    expect(keysOf(open)).toEqual([]);
    expect(keysOf(unknown)).toEqual(
      expect.arrayContaining(['liability', 'building', 'motor', `work-${aylin}`, `death-${jonas}`, 'oldAge']),
    );
    expect(keysOf(unknown)).toContain('reserve'); // a month costs premiums, too
    const absences = { items: { one: { position: 0, of: 'contracts' as const } } };
    const known = needComparison({ household: { ...household, contracts: { items }, absences }, date });
    expect(keysOf(known.open)).toContain('liability');
  });

  test('of what nobody has decided yet two people write one place', () => {
    expect(needDecisionId({ topic: 'work', personId: aylin })).toBe(
      needDecisionId({ topic: 'work', personId: aylin }),
    );
    const ids = new Set([
      needDecisionId({ topic: 'work', personId: aylin }),
      needDecisionId({ topic: 'work', personId: jonas }),
      needDecisionId({ topic: 'death', personId: aylin }),
      needDecisionId({ topic: 'oldAge' }),
    ]);
    expect(ids.size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  test('a cover that ends before the pension leaves a gap from then on', () => {
    const items = Object.fromEntries(
      Object.entries(household.contracts.items).map(([id, contract]) => [
        id,
        contract.line === 'disability' ? { ...contract, benefit: 200_000, benefitUntilAge: 60 } : contract,
      ]),
    ) as SectionData['contracts']['items']; // the same contracts
    const { open } = needComparison({ household: { ...household, contracts: { items } }, date });
    expect(open.find(({ key }) => key === `work-${jonas}`)?.need).toMatchObject({ fromAge: 60 });
  });

  test('has what it is insured for among the settled, and nothing unknown', () => {
    expect(keysOf(comparison.settled)).toEqual(expect.arrayContaining(['health', 'liability', 'building']));
    expect(comparison.unknown).toEqual([]);
  });

  test('an agreed order stands over the computed one, a wanted target over the computed one', () => {
    const id = needDecisionId({ topic: 'oldAge' });
    const agreed = (topic: NeedTopic, rank: number, personId?: string) =>
      [
        needDecisionId({ topic, personId }),
        { position: 0, topic, rank, ...(personId !== undefined && { personId }) },
      ] as const;
    const needDecisions = {
      items: {
        [id]: {
          position: 0,
          topic: 'oldAge' as const,
          decision: 'discuss' as const,
          rank: 1,
          target: 400_000,
        },
        ...Object.fromEntries([agreed('work', 2, aylin), agreed('death', 3, jonas)]),
      },
    };
    const decided = needComparison({ household: { ...household, needDecisions }, date });
    const [first] = decided.open;
    const before = comparison.open.find(({ key }) => key === 'oldAge')?.need;
    if (before?.kind !== 'measured') throw new Error('F15 is measured');
    const { actual, target } = before;
    expect(first).toMatchObject({ key: 'oldAge', rank: 1, decided: { id, decision: { rank: 1 } } });
    expect(first?.need).toMatchObject({ target: 400_000, gap: 400_000 - actual });
    expect(first?.computedTarget).toBe(target);
    expect(keysOf(decided.open).slice(1, 3)).toEqual([`work-${aylin}`, `death-${jonas}`]);
  });
});

test('of an empty household nothing is open and nothing settled: each topic waits for facts', () => {
  const comparison = needComparison({ household: empty, date });
  expect(comparison.open).toEqual([]);
  expect(comparison.settled).toEqual([]);
  expect(keysOf(comparison.unknown)).toEqual(
    expect.arrayContaining(['oldAge', 'reserve', 'liability', 'contents', 'legal']),
  );
  for (const { facts } of comparison.unknown) expect(facts).not.toEqual([]);
});

test('who says that there are no contracts lacks liability before everything that has an amount', () => {
  const { household } = sample(1);
  const none = {
    ...household,
    contracts: emptySection('contracts'),
    absences: { items: { '00000000-0000-4000-8000-000000000002': { position: 0, of: 'contracts' } } },
  } as const;
  expect(needComparison({ household: none, date }).open[0]).toMatchObject({
    topic: 'liability',
    level: 1,
    need: { kind: 'presence', state: 'none' },
  });
});

test('a building without natural hazards is covered in part, and that is an improvement', () => {
  const { household } = sample(2);
  const [id = '', building] =
    Object.entries(household.contracts.items).find(([, { line }]) => line === 'building') ?? [];
  if (building?.kind !== 'insurance') throw new Error('the sample has a building');
  const stateOf = (naturalHazards: boolean) => {
    const items = { ...household.contracts.items, [id]: { ...building, naturalHazards } };
    const { open } = needComparison({ household: { ...household, contracts: { items } }, date });
    return open.find(({ topic }) => topic === 'building');
  };
  expect(stateOf(true)).toBeUndefined();
  expect(stateOf(false)).toMatchObject({ level: 3, need: { kind: 'presence', state: 'partial' } });
});

test('the building of an owned flat is insured by the owners’ association: nothing is missing', () => {
  const { household } = sample(2);
  const items = Object.fromEntries(
    Object.entries(household.contracts.items).filter(([, { line }]) => line !== 'building'),
  );
  const topicsOf = (property: 'flat' | 'terracedHouse' | undefined) => {
    const homes = Object.entries(household.housing.items).map(([id, { property: _, ...home }]) => [
      id,
      { ...home, ...(property !== undefined && { property }) },
    ]);
    const changed = { ...household, contracts: { items }, housing: { items: Object.fromEntries(homes) } };
    const { open, settled, unknown } = needComparison({ household: changed, date });
    return [...open, ...settled, ...unknown].map(({ topic }) => topic);
  };
  expect(topicsOf('flat')).not.toContain('building');
  expect(topicsOf('terracedHouse')).toContain('building');
});

test('while nobody has said what kind of home is owned, no building is said to lack insurance', () => {
  const { household } = sample(2);
  const without = Object.fromEntries(
    Object.entries(household.contracts.items).filter(([, { line }]) => line !== 'building'),
  );
  const homes = Object.fromEntries(
    Object.entries(household.housing.items).map(([id, { property: _, ...home }]) => [id, home]),
  );
  const rows = (changes: Partial<typeof household>) =>
    needComparison({ household: { ...household, ...changes }, date });
  for (const housing of [{ items: homes }, emptySection('housing')]) {
    const { open, settled, unknown } = rows({ contracts: { items: without }, housing });
    expect([...open, ...settled].map(({ topic }) => topic)).not.toContain('building');
    expect(unknown.find(({ topic }) => topic === 'building')?.facts).toEqual([{ fact: 'propertyKind' }]);
    const insured = rows({ housing });
    expect([...insured.open, ...insured.settled].map(({ topic }) => topic)).toContain('building');
  }
});

test('the retired are asked neither for their work nor for their pension', () => {
  const { open, settled, unknown } = needComparison({ household: sample(5).household, date });
  const topics = [...open, ...settled, ...unknown].map(({ topic }) => topic);
  expect(topics).not.toContain('work');
  expect(topics).not.toContain('oldAge');
  expect(topics).toContain('reserve');
});

const reversed = <Items extends Record<string, unknown>>(items: Items): Items =>
  Object.fromEntries(Object.entries(items).toReversed()) as Items; // the same entries

test('is the same whatever the order in which facts were entered', () => {
  fc.assert(
    fc.property(variedHousehold, (household) => {
      const other = {
        ...household,
        contracts: { ...household.contracts, items: reversed(household.contracts.items) },
        assets: { items: reversed(household.assets.items) },
        incomes: { items: reversed(household.incomes.items) },
        expenses: { items: reversed(household.expenses.items) },
      };
      const [one, two] = [household, other].map((each) => needComparison({ household: each, date }));
      expect(keysOf(two?.open ?? [])).toEqual(keysOf(one?.open ?? []));
      expect(two?.unknown).toEqual(one?.unknown);
    }),
    { numRuns: 40 },
  );
});

test('is the same in whatever unit an amount is paid', () => {
  fc.assert(
    fc.property(variedHousehold, (household) => {
      const { contracts, expenses } = household;
      const other = {
        ...household,
        contracts: {
          ...contracts,
          items: mapped(contracts.items, (contract) =>
            contract.frequency === 'monthly' && contract.premium !== undefined
              ? { ...contract, frequency: 'yearly' as const, premium: contract.premium * 12 }
              : contract,
          ),
        },
        expenses: {
          items: mapped(expenses.items, (expense) =>
            expense.frequency === 'monthly' && expense.amount !== undefined
              ? { ...expense, frequency: 'yearly' as const, amount: expense.amount * 12 }
              : expense,
          ),
        },
      };
      const [one, two] = [household, other].map((each) => needComparison({ household: each, date }));
      expect(two?.open.map(({ key, rank, need }) => [key, rank, need])).toEqual(
        one?.open.map(({ key, rank, need }) => [key, rank, need]),
      );
      expect(two?.unknown).toEqual(one?.unknown);
    }),
    { numRuns: 40 },
  );
});

const mapped = <Entry>(items: Record<string, Entry>, change: (entry: Entry) => Entry) =>
  Object.fromEntries(Object.entries(items).map(([id, entry]) => [id, change(entry)]));

test('every topic of a household stands once: open with its rank, settled, or unknown with what it waits for', () => {
  fc.assert(
    fc.property(variedHousehold, (household: NeedData) => {
      const { open, settled, unknown } = needComparison({ household, date });
      const keys = keysOf([...open, ...settled, ...unknown]);
      expect(new Set(keys).size).toBe(keys.length);
      expect(open.map(({ rank }) => rank)).toEqual(open.map((_, index) => index + 1));
      for (const { need } of open)
        if (need.kind === 'measured') expect(need.gap).toBeGreaterThan(0);
        else expect(need.state).not.toBe('present');
    }),
    { numRuns: 40 },
  );
});
