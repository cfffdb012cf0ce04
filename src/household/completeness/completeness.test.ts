import * as fc from 'fast-check';
import { type AbsentKind, asOf, needComparison, type SectionData } from '..';
import { emptySection } from '../documents';
import { documentsOf, sampleHouseholds } from '../samples';
import { anyHousehold, variedHousehold } from '../testing/householdArbitrary';
import { answers } from './requiredFacts';
import { completeness, completenessDocuments, type DataArea, openResults, percentOf, totalOf } from '.';

const date = '2026-10-01';
const samples = sampleHouseholds.map(documentsOf);
const [, musterhaus = documentsOfNobody()] = samples;
const [jonas = '', aylin = ''] = Object.keys(musterhaus.persons.items);

function documentsOfNobody(): SectionData {
  throw new Error('there are no samples');
}

const areaOf = (household: SectionData, name: DataArea) => {
  const found = completeness(household, date).find(({ area }) => area === name);
  if (!found) throw new Error(`${name} is no area`);
  return found;
};
const shareOf = (household: SectionData) => {
  const { filled, required } = totalOf(completeness(household, date));
  return filled / required;
};
const without = (...names: (keyof SectionData)[]): SectionData => ({
  ...musterhaus,
  ...Object.fromEntries(names.map((name) => [name, emptySection(name)])),
});

describe('of a household of which only the persons are known', () => {
  const empty = without(...completenessDocuments.filter((name) => name !== 'persons'));

  test('nothing counts as told but their birth dates', () => {
    const states = completeness(empty, date).map(({ area, state, filled }) => [area, state, filled]);
    expect(states).toEqual([
      ['persons', 'partial', 2],
      ...['housing', 'income', 'expenses', 'contracts', 'wealth', 'pension', 'goals'].map((area) => [
        area,
        'empty',
        0,
      ]),
    ]);
  });

  test('every result waits, and telling how somebody earns is the way to what work is worth', () => {
    const open = openResults(completeness(empty, date));
    expect(open).toEqual(
      expect.arrayContaining([
        { figure: 'householdNet' },
        { figure: 'freeAmount' },
        { figure: 'reserve' },
        { figure: 'housingShare' },
        { figure: 'netWorth' },
        { figure: 'ownNetPension', personId: aylin },
        { figure: 'protectionGap', personId: aylin },
      ]),
    );
    const job = areaOf(empty, 'persons').missing.find(({ fact }) => fact === 'occupation');
    expect(job?.opens).toContainEqual({ figure: 'protectionGap', personId: job?.personId });
  });

  test('no contract recorded is not none: what counts their costs waits for them, the rest becomes surer', () => {
    const [contracts] = areaOf(without('contracts'), 'contracts').missing;
    expect(contracts?.opens).toEqual([{ figure: 'freeAmount' }, { figure: 'reserve' }]);
    expect(contracts?.sharpens).toContainEqual({ figure: 'netWorth' });
  });
});

test('a contract without its premium is not wholly recorded, nor is what is owned while nobody was asked for contracts', () => {
  const [[id, contract] = ['', undefined]] = Object.entries(musterhaus.contracts.items).filter(
    ([, { line }]) => line === 'liability',
  );
  if (!contract) throw new Error('sample household 2 has a liability insurance');
  const items = { ...musterhaus.contracts.items, [id]: { ...contract, premium: 0 } };
  const bare = areaOf({ ...musterhaus, contracts: { items } }, 'contracts');
  expect(bare.state).toBe('partial');
  expect(bare.missing).toMatchObject([{ fact: 'premium', count: 1 }]);
  const paidUp = { ...items, [id]: { ...contract, premium: 0, state: 'paidUp' as const } };
  expect(areaOf({ ...musterhaus, contracts: { items: paidUp } }, 'contracts').state).toBe('complete');

  expect(areaOf(musterhaus, 'wealth').state).toBe('complete');
  const unasked = areaOf(without('contracts', 'liabilities'), 'wealth');
  expect(unasked.state).toBe('partial');
  expect(unasked.missing.map(({ fact }) => fact)).toContain('savingsAndLoans');
});

test('what several areas need is missing once, by a name of its own in each', () => {
  const lacking = completeness(without('contracts', 'assets', 'liabilities', 'incomes'), date).flatMap(
    ({ missing }) => missing.map(({ fact, personId }) => `${fact} ${personId}`),
  );
  expect(lacking).toContain('contracts undefined');
  expect(lacking).toContain('savingsAndLoans undefined');
  expect(new Set(lacking).size).toBe(lacking.length);
});

test('"there is none" is an answer, and one that counts only while nothing is recorded', () => {
  const none = (of: AbsentKind) => ({ items: { [crypto.randomUUID()]: { position: 0, of } } });
  const bare = without('contracts', 'goals');
  expect(areaOf(bare, 'contracts').state).toBe('empty');
  expect(areaOf({ ...bare, absences: none('contracts') }, 'contracts')).toMatchObject({
    state: 'complete',
    missing: [],
  });
  expect(areaOf({ ...bare, absences: none('goals') }, 'goals').state).toBe('complete');
  expect(areaOf({ ...bare, absences: none('goals') }, 'contracts').state).toBe('empty');
  expect(areaOf({ ...musterhaus, absences: none('contracts') }, 'contracts')).toEqual(
    areaOf(musterhaus, 'contracts'),
  );
});

test('a sample that is wholly recorded is complete', () => {
  const [musterfeld = musterhaus] = samples;
  const areas = completeness(musterfeld, date).filter(({ area }) => area !== 'goals');
  expect(percentOf(totalOf(areas))).toBe(100);
  expect(openResults(areas)).toEqual([]);
});

test('each fact that is missing says which results it opens, as the figures say', () => {
  expect(areaOf(without('assets'), 'wealth').missing).toEqual([
    { fact: 'assets', count: 1, opens: [{ figure: 'reserve' }], sharpens: [] },
    { fact: 'property', count: 1, opens: [{ figure: 'netWorth' }], sharpens: [] },
  ]);
});

test('a letter that is missing makes the pensions more certain that are estimated until it is there', () => {
  const { missing, state } = areaOf(without('statutoryPensions'), 'pension');
  expect(state).not.toBe('complete');
  for (const fact of ['pensionRecord', 'pensionPoints'] as const)
    expect(missing).toContainEqual({
      fact,
      personId: jonas,
      count: 1,
      opens: [],
      sharpens: [
        { figure: 'ownNetPension', personId: jonas },
        { figure: 'protectionGap', personId: jonas },
      ],
    });
});

test('of the self-employed the claim to a disability pension is asked, and opens the gap', () => {
  const [, , h3 = documentsOfNobody()] = samples;
  const [clara = ''] = Object.keys(h3.persons.items);
  const items = Object.entries(h3.statutoryPensions.items).map(([id, letter]) => {
    const { disabilityEntitled: _, ...untold } = letter;
    return [id, { ...untold, disabilityPension: 320_00 }];
  });
  const asked = { ...h3, statutoryPensions: { items: Object.fromEntries(items) } };
  expect(areaOf(asked, 'pension').missing).toContainEqual({
    fact: 'disabilityClaim',
    personId: clara,
    count: 1,
    opens: [{ figure: 'protectionGap', personId: clara }],
    sharpens: [],
  });
  expect(areaOf(h3, 'pension').missing.map(({ fact }) => fact)).not.toContain('disabilityClaim');
});

test('whatever a figure waits for is missing in some area', async () => {
  await fc.assert(
    fc.asyncProperty(variedHousehold, async (household) => {
      const today = await asOf(household, date);
      const areas = completeness(today, date);
      const waits = areas.some(({ missing }) => missing.some(({ opens }) => opens.length > 0));
      expect(openResults(areas).length > 0).toBe(waits);
      if (totalOf(areas).filled === totalOf(areas).required) expect(waits).toBe(false);
    }),
    { numRuns: 100 },
  );
});

test('whatever the comparison of target and actual waits for is missing in some area', () => {
  fc.assert(
    fc.property(variedHousehold, (household) => {
      fc.pre(Object.values(household.persons.items).some(({ role }) => role === 'responsible')); // somebody to be asked about
      const missing = completeness(household, date).flatMap((area) => area.missing);
      const waits = needComparison({ household, date }).unknown.flatMap(({ facts }) => facts);
      const unsaid = waits.filter(
        (need) => need.fact !== 'newerRelease' && !missing.some((one) => answers(one, need)),
      );
      expect(unsaid).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test.each([['salary'], ['none']])(
  'how an adult is insured against illness is asked of everybody (%s)',
  (kind) => {
    const employments = Object.entries(musterhaus.employments.items).map(([id, job]) => {
      const { healthInsurance: _, ...rest } = job;
      return [id, kind === 'none' ? { ...rest, status: 'homemaker' as const } : rest];
    });
    const household = { ...musterhaus, employments: { items: Object.fromEntries(employments) } };
    for (const personId of [jonas, aylin])
      expect(areaOf(household, 'persons').missing).toContainEqual(
        expect.objectContaining({ fact: 'healthInsurance', personId }),
      );
  },
);

test('of any household it lies between nothing and everything, and 100 % means everything', () => {
  fc.assert(
    fc.property(fc.oneof(anyHousehold, variedHousehold), (household) => {
      for (const area of completeness(household, date)) {
        expect(area.filled).toBeGreaterThanOrEqual(0);
        expect(area.filled).toBeLessThanOrEqual(area.required);
        expect(percentOf(area) === 100).toBe(area.missing.length === 0);
        expect(area.missing.reduce((sum, { count }) => sum + count, area.filled)).toBe(area.required);
      }
    }),
    { numRuns: 150 },
  );
});

/** Optional fields of a schema, by document: what may be missing so far. */
const facts = {
  addresses: ['federalState'],
  employments: ['healthInsurance', 'pensionableYearsTenths'],
  taxProfiles: ['taxClass'],
  incomes: ['gross', 'net'],
  contracts: ['benefit', 'remainingDebt', 'debtAsOf', 'interest', 'interestFixedUntil'],
  housing: ['coldRent', 'ancillaryCosts', 'ownersFee'],
  statutoryPensions: [
    'pointsTenThousandths',
    'projectedPension',
    'disabilityPension',
    'disabilityEntitled',
    'pensionRate',
  ],
  goals: ['target', 'term'],
} as const;

/** Every place in a household with a fact that can be removed. */
const placesOf = (household: SectionData) =>
  Object.entries(facts).flatMap(([section, fields]) =>
    Object.entries(household[section as keyof typeof facts].items).flatMap(([id, entry]) =>
      fields
        .filter((field) => (entry as Record<string, unknown>)[field] !== undefined)
        .map((field) => ({ section, id, field })),
    ),
  );

function lacking(
  household: SectionData,
  { section, id, field }: ReturnType<typeof placesOf>[number],
): SectionData {
  const document = household[section as keyof typeof facts];
  const { [field]: _, ...entry } = document.items[id] as Record<string, unknown>;
  return { ...household, [section]: { ...document, items: { ...document.items, [id]: entry } } };
}

test('a fact more never makes a household less complete', () => {
  const inSomeOrder = fc
    .constantFrom(...samples)
    .chain((sample) =>
      fc.tuple(fc.constant(sample), fc.shuffledSubarray(placesOf(sample), { minLength: 1, maxLength: 12 })),
    );
  fc.assert(
    fc.property(inSomeOrder, ([sample, places]) => {
      let household = sample;
      for (const place of places) {
        const before = shareOf(household);
        household = lacking(household, place);
        expect(shareOf(household)).toBeLessThanOrEqual(before);
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  'employments',
  'incomes',
  'expenses',
  'contracts',
  'assets',
  'housing',
  'statutoryPensions',
] as const)('an entry of %s more, told in full, never makes a household less complete', (section) => {
  for (const sample of samples)
    for (const [id, entry] of Object.entries<object>(sample[section].items)) {
      if ('remainingDebt' in entry && !('interest' in entry)) continue; // incomplete
      const { [id]: _, ...items } = sample[section].items as Record<string, unknown>;
      const before = shareOf({ ...sample, [section]: { items } });
      expect(shareOf(sample)).toBeGreaterThanOrEqual(before);
    }
});

describe('an answer that there is none counts as told', () => {
  const provided = (household: SectionData, area: DataArea) => areaOf(household, area).filled;

  test('an account with nothing on it', () => {
    const [[id = '', account] = []] = Object.entries(musterhaus.assets.items);
    if (!account) throw new Error('the sample has no account');
    const empty = { ...without('assets'), assets: { items: { [id]: { ...account, value: 0 } } } };
    expect(areaOf(empty, 'wealth').missing.map(({ fact }) => fact)).toEqual(['property']);
    expect(provided(empty, 'wealth')).toBe(1);
  });

  test('an amount of 0 for a category', () => {
    const items = Object.entries(musterhaus.expenses.items).map(([id, expense]) => [
      id,
      expense.category === 'mobility' ? { ...expense, amount: 0 } : expense,
    ]);
    const withoutCar = { ...musterhaus, expenses: { items: Object.fromEntries(items) } };
    expect(areaOf(withoutCar, 'expenses').state).toBe('complete');
  });

  test('no claim to a disability pension', () => {
    const items = Object.entries(musterhaus.statutoryPensions.items).map(([id, letter]) => {
      const { disabilityPension: _, pointsTenThousandths: __, ...known } = letter;
      return [id, { ...known, disabilityEntitled: false }];
    });
    const notEntitled = { ...musterhaus, statutoryPensions: { items: Object.fromEntries(items) } };
    expect(areaOf(notEntitled, 'pension').state).toBe('complete');
  });

  test('who does not earn needs no income', () => {
    const employments = Object.entries(musterhaus.employments.items).map(([id, job]) => [
      id,
      job.personId === aylin ? { ...job, status: 'homemaker' as const } : job,
    ]);
    const incomes = Object.entries(musterhaus.incomes.items).filter(([, { personId }]) => personId !== aylin);
    const household: SectionData = {
      ...musterhaus,
      employments: { items: Object.fromEntries(employments) },
      incomes: { items: Object.fromEntries(incomes) },
    };
    expect(areaOf(household, 'income')).toMatchObject({ state: 'complete', required: 2 });
  });
});

describe('who works on own account', () => {
  const [, , h3 = documentsOfNobody()] = samples;
  const [clara = ''] = Object.keys(h3.persons.items);
  const insured = (
    healthInsurance: 'private' | 'statutoryVoluntary',
    items: SectionData['incomes']['items'],
  ) => ({
    ...h3,
    employments: {
      items: Object.fromEntries(
        Object.entries(h3.employments.items).map(([id, job]) => [id, { ...job, healthInsurance }]),
      ),
    },
    incomes: { items },
  });
  const lost = (household: SectionData) => areaOf(household, 'income').missing;
  const netOnly = Object.fromEntries(
    Object.entries(h3.incomes.items).map(([id, { gross: _, ...income }]) => [id, income]),
  );

  test.each(['private', 'statutoryVoluntary'] as const)(
    'is asked for the profit before tax, which what a statutory fund takes is computed from (%s)',
    (kind) => {
      expect(lost(insured(kind, h3.incomes.items))).toEqual([]);
      const [gross] = lost(insured(kind, netOnly));
      expect(gross).toMatchObject({ fact: 'gross', personId: clara });
      expect(gross?.opens).toContainEqual({ figure: 'statutoryHealth', personId: clara });
    },
  );

  test('of whom no profit is told, none of 0 is taken for it', () => {
    const [net, gross] = lost(insured('private', {}));
    expect([net?.fact, gross?.fact]).toEqual(['net', 'gross']);
    expect(gross?.opens).toContainEqual({ figure: 'statutoryHealth', personId: clara });
  });
});

describe('how old the data are', () => {
  const dated = (recordDate: string): SectionData => {
    const items = Object.entries(musterhaus.statutoryPensions.items).map(([id, letter]) => [
      id,
      letter.personId === aylin ? { ...letter, recordDate } : letter,
    ]);
    return { ...musterhaus, statutoryPensions: { items: Object.fromEntries(items) } };
  };

  test('a letter of more than two years is outdated, and a newer one makes the pension surer', () => {
    const pension = areaOf(dated('2024-03-01'), 'pension');
    expect(pension.asOf).toEqual({ day: '2024-03-01', isOutdated: true });
    expect(pension.state).toBe('partial');
    const [letter] = pension.missing;
    expect(letter).toMatchObject({ fact: 'currentLetter', personId: aylin, opens: [] });
    expect(letter?.sharpens).toContainEqual({ figure: 'ownNetPension', personId: aylin });
    expect(areaOf(dated('2024-11-01'), 'pension').asOf.isOutdated).toBe(false);
  });

  test('where entries carry no day it is the day of the last change', () => {
    const areas = completeness(musterhaus, date, { taxProfiles: '2026-02-01', persons: '2025-11-12' });
    expect(areas.find(({ area }) => area === 'persons')?.asOf.day).toBe('2026-02-01');
    expect(areas.find(({ area }) => area === 'income')?.asOf.day).toBeUndefined();
  });
});
