import * as fc from 'fast-check';
import { euros } from '@vp-digital/core/finance';
import { leverConditions, openQuestions, optimum, optimumSteps, optimumTaskId, taxClassComparison } from '..';
import type { SectionData, SubsidyFact, SubsidyLever } from '../../documents';
import { variedHousehold } from '../../testing/householdArbitrary';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const lena = { ...sample(1), id: sample(1).person('Lena') };
const family = sample(2);
const [jonas, aylin] = [family.person('Jonas'), family.person('Aylin')];

const withFacts = (household: SectionData, facts: readonly SubsidyFact[]): SectionData => ({
  ...household,
  subsidyFacts: {
    items: Object.fromEntries(
      facts.map((fact, index) => [`00000000-0000-4000-8000-0000000000${index + 10}`, fact]),
    ),
  },
});

const estimate = (lever: SubsidyLever, possible: number, personId?: string, used = 0): SubsidyFact => ({
  position: 0,
  kind: 'estimate',
  lever,
  usedYear: euros(used),
  possibleYear: euros(possible),
  ...(personId !== undefined && { personId }),
});

const { date } = family;
const optimumOf = (...facts: SubsidyFact[]) =>
  optimum({ household: withFacts(family.household, facts), date });
const amountsOf = (levers: readonly { lever: string; used: number; possible: number }[]) =>
  levers.map(({ lever, used, possible }) => [lever, used / 100, possible / 100]);

describe('levers that exclude each other', () => {
  test('what was told of the household and of its persons is the same money: the larger sum counts', () => {
    const both = [estimate('healthFundChange', 225), estimate('healthFundChange', 150, jonas)];
    const { levers, excluded } = optimumOf(...both);
    expect(amountsOf(levers).at(-1)).toEqual(['healthFundChange', 0, 225]);
    expect(amountsOf(excluded)).toEqual([['healthFundChange', 0, 150]]);
    const more = optimumOf(...both, estimate('healthFundChange', 90, aylin));
    expect(amountsOf(more.levers).slice(-2)).toEqual([
      ['healthFundChange', 0, 150],
      ['healthFundChange', 0, 90],
    ]);
    expect(amountsOf(more.excluded)).toEqual([['healthFundChange', 0, 225]]);
  });

  test('household services are a part of the tax return: what is used by one of them is not open in the other', () => {
    const { levers, excluded, open } = optimumOf(
      estimate('taxReturn', 640),
      estimate('householdServices', 300, undefined, 200),
    );
    expect(amountsOf(levers).at(-1)).toEqual(['taxReturn', 200, 640]);
    expect(amountsOf(excluded)).toEqual([['householdServices', 200, 300]]);
    expect(open).toBe(levers.reduce((sum, lever) => sum + lever.open, 0));
  });

  test('of what an advisor named himself each counts', () => {
    const { levers, excluded } = optimumOf(estimate('other', 100), estimate('other', 50));
    expect(amountsOf(levers).slice(-2)).toEqual([
      ['other', 0, 100],
      ['other', 0, 50],
    ]);
    expect(excluded).toEqual([]);
  });

  test('an amount that was entered for one of spouses wins over the premium computed for both', () => {
    const contracts = lena.household.contracts;
    const household = withFacts({ ...family.household, contracts }, [estimate('housingPremium', 50, jonas)]);
    const { levers, toCheck } = optimum({ household, date });
    const all = [...levers, ...toCheck].filter(({ lever }) => lever === 'housingPremium');
    expect(all).toEqual([expect.objectContaining({ personId: jonas, possible: euros(50) })]);
  });

  const leverArbitrary = fc.record({
    lever: fc.constantFrom<SubsidyLever>(
      'healthFundChange',
      'taxReturn',
      'householdServices',
      'riester',
      'other',
    ),
    personId: fc.option(fc.constantFrom(jonas, aylin), { nil: undefined }),
    used: fc.integer({ min: 0, max: 900 }),
    possible: fc.integer({ min: 0, max: 900 }),
  });

  test('whatever is entered: nothing counts twice, nothing possible is below what is used, nothing better is left out', () => {
    fc.assert(
      fc.property(fc.array(leverArbitrary, { maxLength: 8 }), (entered) => {
        const facts = entered.map(({ lever, possible, personId, used }) =>
          estimate(lever, possible, personId, used),
        );
        const { levers, excluded, used, possible } = optimumOf(...facts);
        const families = (lever: string) =>
          lever === 'householdServices' || lever === 'taxReturn' ? 'refund' : lever;
        const counted = levers.filter(({ lever, source }) => lever !== 'other' && source === 'entered');
        for (const one of counted)
          for (const other of counted)
            if (one !== other && families(one.lever) === families(other.lever))
              expect(one.personId !== other.personId && one.personId && other.personId).toBeTruthy();
        expect(levers.filter((lever) => lever.used > lever.possible)).toEqual([]);
        expect(used).toBeLessThanOrEqual(possible);
        for (const out of excluded) {
          const own = counted.filter(({ lever }) => families(lever) === families(out.lever));
          expect(own.reduce((sum, lever) => sum + lever.possible, 0)).toBeGreaterThanOrEqual(out.possible);
          expect(own.reduce((sum, lever) => sum + lever.used, 0)).toBeGreaterThanOrEqual(out.used);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('preconditions', () => {
  const of = (lever: SubsidyLever, from: typeof lena | typeof family, personId?: string) =>
    leverConditions({
      household: from.household,
      date: from.date,
      lever,
      ...(personId !== undefined && { personId }),
    });

  test('the housing premium: 33,508 of 35,000 euros, 29 of 16 years, 10 of 50 euros beyond the employer’s savings', () => {
    expect(of('housingPremium', lena, lena.id)).toEqual([
      {
        condition: 'minimumAge',
        state: 'met',
        held: { unit: 'age', actual: 29, limit: 16, rule: 'at-least' },
      },
      {
        condition: 'incomeLimit',
        state: 'met',
        held: { unit: 'year', actual: euros(33_508), limit: euros(35_000), rule: 'at-most' },
      },
      {
        condition: 'furtherContributions',
        state: 'unmet',
        held: { unit: 'year', actual: euros(10), limit: euros(50), rule: 'at-least' },
      },
    ]);
  });

  test('Riester: 1,200 of 1,325 euros are too little', () => {
    expect(of('riester', family, jonas)).toEqual([
      {
        condition: 'ownContribution',
        state: 'unmet',
        held: { unit: 'year', actual: euros(1_200), limit: euros(1_325), rule: 'at-least' },
      },
    ]);
  });

  test('what nobody has told is unknown, with the fact that it waits for', () => {
    const retired = sample(5);
    expect(of('householdServices', { ...retired, id: '' })).toEqual([
      expect.objectContaining({
        condition: 'taxToReduce',
        state: 'unknown',
        facts: expect.arrayContaining([{ fact: 'taxableIncome', personId: retired.person('Gerd') }]),
      }),
    ]);
    const untold = { ...lena, household: withFacts(lena.household, []) };
    expect(of('healthFundChange', untold, lena.id).at(-1)).toEqual({
      condition: 'cheaperFund',
      state: 'unknown',
    });
  });

  test('where an amount was entered, nothing waits for the fact that it stands for', () => {
    const own = ['employerSavings', 'occupationalPensionSaving', 'healthFundChange', 'basicPension'] as const;
    for (const lever of own) {
      const untold = { ...lena, household: withFacts({ ...lena.household, contracts: { items: {} } }, []) };
      const known = { ...untold, household: withFacts(untold.household, [estimate(lever, 100, lena.id)]) };
      const waiting = (from: typeof lena) =>
        of(lever, from, lena.id).filter(({ state, facts }) => state === 'unknown' && !facts);
      expect(waiting(untold)).toHaveLength(1);
      expect(waiting(known)).toEqual([]);
    }
  });

  test('an offer of nothing is no payment of the employer', () => {
    const fact = { position: 0, kind: 'employerSavings', personId: lena.id, offeredMonth: 0 } as const;
    const household = withFacts({ ...lena.household, contracts: { items: {} } }, [fact]);
    expect(of('employerSavings', { ...lena, household }, lena.id)).toContainEqual({
      condition: 'employerOffer',
      state: 'unmet',
    });
  });

  test('Riester and a tax return ask for no employment; pay is deferred by who is insured in the state pension', () => {
    const named = (lever: SubsidyLever, from: typeof lena, id: string) =>
      of(lever, from, id).map(({ condition, state }) => [condition, state]);
    const jobs = Object.entries(family.household.employments.items).map(([id, job]) => [
      id,
      { ...job, status: 'parentalLeave' as const },
    ]);
    const employments = { items: Object.fromEntries(jobs) };
    const onLeave = { ...lena, ...family, household: { ...family.household, employments } };
    expect(named('riester', onLeave, jonas)).toEqual([['ownContribution', 'unmet']]);
    expect(named('taxReturn', onLeave, jonas)).toEqual([]);
    const officials = { ...lena, ...sample(4) };
    const first = ([one]: string[][]) => one;
    expect(first(named('occupationalPensionSaving', officials, officials.person('Henrik')))).toEqual([
      'employee',
      'unmet',
    ]);
    expect(first(named('occupationalPensionSaving', officials, officials.person('Sofie')))).toEqual([
      'employee',
      'met',
    ]);
  });

  test('no household is refused an answer', () => {
    fc.assert(
      fc.property(variedHousehold, (household) => {
        const found = optimum({ household, date });
        for (const one of [...found.levers, ...found.toCheck])
          for (const { state, held, facts } of leverConditions({ household, date, ...one })) {
            if (facts !== undefined) expect(state).toBe('unknown');
            if (held) expect([held.actual, held.limit].every(Number.isFinite)).toBe(true);
          }
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is to be done', () => {
  test('both parts of a company pension are one step; the steps make the sums of the Optimum', () => {
    const found = optimum(family);
    const steps = optimumSteps(found);
    expect(steps.map(({ key, open }) => [key, Math.round(open / 100)])).toEqual([
      ['taxReturn', 640],
      [`occupationalPension-${aylin}`, 439],
      ['healthFundChange', 225],
      [`riester-${jonas}`, 73],
    ]);
    expect(steps.reduce((sum, { open }) => sum + open, 0)).toBe(found.open);
  });

  test('each step has one task: the same while its amounts change, another for another person or lever', () => {
    const others = [estimate('other', 100), estimate('other', 50), estimate('taxReturn', 640, jonas)];
    const steps = optimumSteps(optimumOf(...others, estimate('taxReturn', 100, aylin)));
    const ids = steps.map(optimumTaskId);
    expect(new Set(ids).size).toBe(steps.length);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    const [riester] = optimumSteps(optimum(family)).filter(({ key }) => key.startsWith('riester'));
    const [entered] = optimumSteps(optimumOf(estimate('riester', 500, jonas))).filter(({ key }) =>
      key.startsWith('riester'),
    );
    expect(riester && optimumTaskId(riester)).toBe(entered && optimumTaskId(entered));
  });

  test('what nobody was asked about: not what is told of the household as a whole', () => {
    const asked = openQuestions(family.household, optimum(family)).map(({ lever, personId }) => [
      lever,
      personId,
    ]);
    expect(asked).toEqual([
      ['employerSavings', jonas],
      ['occupationalPensionSaving', jonas],
      ['basicPension', jonas],
      ['employerSavings', aylin],
      ['basicPension', aylin],
      ['householdServices', undefined],
    ]);
  });

  test('a managing partner is not asked for vermögenswirksame Leistungen, which the law keeps from him', () => {
    const partner = { ...family.household, employments: { items: { job: partnerJob(jonas) } } };
    const asked = openQuestions(partner, optimum({ household: partner, date }));
    expect(asked).not.toContainEqual({ lever: 'employerSavings', personId: jonas });
    const conditions = leverConditions({
      household: partner,
      date,
      lever: 'employerSavings',
      personId: jonas,
    });
    expect(conditions[0]).toEqual({ condition: 'employed', state: 'unmet' });
  });

  const partnerJob = (personId: string) =>
    ({ position: 0, personId, main: true, status: 'managingPartner', controlsCompany: false }) as const;

  const privatelyInsured = (household: SectionData): SectionData => ({
    ...household,
    employments: {
      items: Object.fromEntries(
        Object.entries(household.employments.items).map(([id, job]) => [
          id,
          { ...job, healthInsurance: 'private' as const },
        ]),
      ),
    },
  });
  const deferral = { position: 0, kind: 'deferral', personId: lena.id, deferredMonth: euros(100) } as const;

  test('whoever told that nothing is possible is not asked again, and can tell otherwise', () => {
    const facts: SubsidyFact[] = [
      { position: 0, kind: 'employerSavings', personId: lena.id, offeredMonth: 0 },
      { position: 1, kind: 'basicPension', personId: lena.id, contributionYear: 0 },
      { ...deferral, deferredMonth: 0 },
    ];
    const noIncome = { ...lena.household, contracts: { items: {} }, incomes: { items: {} } };
    const household = withFacts(noIncome, facts);
    const found = optimum({ household, date });
    expect(amountsOf(found.levers)).toEqual([
      ['employerSavings', 0, 0],
      ['occupationalPensionEmployer', 0, 0],
      ['occupationalPensionSaving', 0, 0],
      ['basicPension', 0, 0],
    ]);
    expect(found.toCheck).toEqual([]);
    expect(openQuestions(household, found).map(({ lever }) => lever)).toEqual([
      'healthFundChange',
      'taxReturn',
      'householdServices',
    ]);
  });

  test('a deferral waits for the premium of who is privately insured, and for the salary of an employee without one', () => {
    const insured = privatelyInsured(withFacts(lena.household, [deferral]));
    const found = optimum({ household: insured, date });
    expect(found.toCheck).toContainEqual({
      lever: 'occupationalPensionSaving',
      personId: lena.id,
      facts: [{ fact: 'healthPremium', personId: lena.id }],
    });
    expect(openQuestions(insured, found).map(({ lever }) => lever)).not.toContain(
      'occupationalPensionSaving',
    );
    const unpaid = { ...withFacts(lena.household, [deferral]), incomes: { items: {} } };
    const { toCheck, notComputed } = optimum({ household: unpaid, date });
    expect(toCheck).toContainEqual({
      lever: 'occupationalPensionSaving',
      personId: lena.id,
      facts: [{ fact: 'gross', personId: lena.id }],
    });
    expect(notComputed).toEqual([]);
  });

  test.each([
    ['statutory', 'healthFundSupplement'],
    [undefined, 'healthInsurance'],
  ] as const)('a change of the fund of somebody insured %s waits for %s', (insurance, fact) => {
    const fund: SubsidyFact = { position: 0, kind: 'healthFund', personId: lena.id, supplement: 150 };
    const household = withFacts(lena.household, [fund]);
    const items = Object.fromEntries(
      Object.entries(household.employments.items).map(([id, job]) => {
        const { healthInsurance: _, healthFundSupplement: __, ...bare } = job;
        return [id, { ...bare, ...(insurance && { healthInsurance: insurance }) }];
      }),
    );
    const found = optimum({ household: { ...household, employments: { items } }, date });
    expect(found.toCheck).toContainEqual({
      lever: 'healthFundChange',
      personId: lena.id,
      facts: [{ fact, personId: lena.id }],
    });
  });

  test('nobody in private health insurance changes the fund', () => {
    const fact = { position: 0, kind: 'healthFund', personId: lena.id, supplement: 100 } as const;
    const found = optimum({ household: privatelyInsured(withFacts(lena.household, [fact])), date });
    expect(found.notComputed).toEqual([{ lever: 'healthFundChange', personId: lena.id }]);
    expect(found.levers.map(({ lever }) => lever)).not.toContain('healthFundChange');
  });
});

describe('tax classes of spouses', () => {
  test('only money sooner: III for who earns more brings more a month than V, and the factor what splitting gives', () => {
    const { pairs, current } = valueOf(taxClassComparison(family));
    const net = (name: string) => pairs.find(({ pair }) => pair === name)?.net ?? Number.NaN;
    expect(current).toBe('IV-IV');
    // net of both as the payslips have it: 3,235 + 1,697
    expect(Math.abs(net('IV-IV') - euros(3_235 + 1_697))).toBeLessThanOrEqual(euros(2));
    expect(net('III-V')).toBeGreaterThan(net('V-III'));
    const factor = pairs.find(({ pair }) => pair === 'IV-IV-factor')?.factorThousandths ?? 0;
    expect(factor).toBeGreaterThan(900);
    expect(factor).toBeLessThan(1_000);
    expect(net('IV-IV-factor')).toBeGreaterThan(net('IV-IV'));
  });

  test('of who earns otherwise than by a salary nothing is compared; unknown pay is missing and not 0', () => {
    const officials = sample(4);
    expect(taxClassComparison(officials).kind).toBe('notRelevant');
    const items = Object.fromEntries(
      Object.entries(family.household.incomes.items).filter(([, { personId }]) => personId !== aylin),
    );
    const untold = { ...family.household, incomes: { items } };
    expect(taxClassComparison({ household: untold, date })).toEqual({
      kind: 'missing',
      facts: [{ fact: 'gross', personId: aylin }],
    });
    const jobs = Object.entries(untold.employments.items).map(([id, job]) => [
      id,
      job.personId === aylin ? { ...job, status: 'homemaker' as const } : job,
    ]);
    const atHome = { ...untold, employments: { items: Object.fromEntries(jobs) } };
    const [pair] = valueOf(taxClassComparison({ household: atHome, date })).pairs;
    expect(pair?.nets[1]).toBe(0);
  });

  test('today is the factor that is recorded, not the one that would be entered now', () => {
    const profiles = Object.entries(family.household.taxProfiles.items).map(([id, profile]) => [
      id,
      { ...profile, factorThousandths: 871 },
    ]);
    const household = { ...family.household, taxProfiles: { items: Object.fromEntries(profiles) } };
    const { current, pairs } = valueOf(taxClassComparison({ household, date }));
    expect(current).toBe('IV-IV-factor');
    expect(pairs.find(({ pair }) => pair === current)?.factorThousandths).toBe(871);
  });

  test('it is no part of the Optimum, and none of who is not married', () => {
    expect(optimum(family).levers.map(({ lever }) => lever)).not.toContain('taxClass');
    expect(taxClassComparison(lena).kind).toBe('notRelevant');
  });
});
