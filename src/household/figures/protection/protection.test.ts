import * as fc from 'fast-check';
import { euros } from '@vp-digital/core/finance';
import { ageOf, deathCover, disabilityEstimate, incomeProtection, incomeWhenSick } from '..';
import type { Employment, ProtectionWish, SectionData } from '../../documents';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const { household, date, person } = sample(2);
const jonas = { household, date, personId: person('Jonas') };
const aylin = { household, date, personId: person('Aylin') };

/** The household with other facts of Jonas's job. */
const withJob = (facts: Partial<Employment>, from = household): SectionData => ({
  ...from,
  employments: {
    items: Object.fromEntries(
      Object.entries(from.employments.items).map(([id, job]) => [
        id,
        job.personId === jonas.personId ? { ...job, ...facts } : job,
      ]),
    ),
  },
});

/** The household with letters that contain points only. */
const pointsOnly = (waitingMonths?: number): SectionData => ({
  ...household,
  statutoryPensions: {
    items: Object.fromEntries(
      Object.entries(household.statutoryPensions.items).map(([id, record]) => {
        const { disabilityPension: _disability, ...rest } = record;
        return [id, { ...rest, ...(waitingMonths !== undefined && { waitingMonths }) }];
      }),
    ),
  },
});

describe('disability pension (F12)', () => {
  test('the letter wins over the estimate', () => {
    expect(valueOf(disabilityEstimate(jonas))).toEqual({
      kind: 'disability',
      source: 'record',
      gross: euros(1_771),
    });
  });

  test('the added period counts with today’s points, or with those of the years behind, × 0.892', () => {
    const today = valueOf(disabilityEstimate({ ...jonas, household: pointsOnly() }));
    expect(today.estimate).toMatchObject({ factor: 0.892, pensionValue: 4_252 });
    expect(today.estimate?.addedPoints).toBeCloseTo(
      (61_800 / 51_944) * ((today.estimate?.addedMonths ?? 0) / 12),
      2,
    );
    const years = valueOf(disabilityEstimate({ ...jonas, household: pointsOnly(180) }));
    expect(years.estimate?.addedPoints).toBeCloseTo(
      (15.9 / 15) * ((years.estimate?.addedMonths ?? 0) / 12),
      3,
    );
  });

  test('a civil servant on probation has no pension of right', () => {
    const probation = withJob({ status: 'civilServantProbation' });
    expect(valueOf(disabilityEstimate({ ...jonas, household: probation }))).toMatchObject({
      kind: 'unfit',
      source: 'notInsured',
      gross: 0,
    });
  });

  test('an appointed one without a letter is computed from pay and years of service', () => {
    const civil = sample(4);
    const henrik = civil.person('Henrik');
    const letters = { items: {} };
    const bare = { ...civil.household, statutoryPensions: letters };
    expect(disabilityEstimate({ household: bare, personId: henrik, date })).toEqual({
      kind: 'missing',
      facts: [{ fact: 'unfitPension', personId: henrik }],
    });
    const served: SectionData = {
      ...bare,
      employments: {
        items: Object.fromEntries(
          Object.entries(bare.employments.items).map(([id, job]) => [
            id,
            { ...job, pensionableYearsTenths: 115 },
          ]),
        ),
      },
    };
    const { source, gross } = valueOf(disabilityEstimate({ household: served, personId: henrik, date }));
    expect(source).toBe('estimate');
    // the sample's letter says 2,287
    expect(Math.abs(gross - euros(2_287))).toBeLessThanOrEqual(euros(10));
  });
});

describe('income protection (F17)', () => {
  const born = (birthDate: string): SectionData => ({
    ...household,
    persons: {
      items: Object.fromEntries(
        Object.entries(household.persons.items).map(([id, person]) => [
          id,
          id === jonas.personId ? { ...person, birthDate } : person,
        ]),
      ),
    },
  });

  test('who works past the standard age has no disability gap', () => {
    expect(incomeProtection({ ...jonas, household: born('1959-01-01') }).kind).toBe('notRelevant');
    expect(incomeProtection({ ...jonas, household: born('1961-01-01') }).kind).toBe('computed');
  });

  test('insurance that ends before today’s age does not count', () => {
    const contracts = Object.entries(household.contracts.items).map(([id, contract]) => [
      id,
      contract.kind === 'insurance' && contract.line === 'disability'
        ? { ...contract, benefitUntilAge: 38 }
        : contract,
    ]);
    const ended = { ...household, contracts: { items: Object.fromEntries(contracts) } };
    expect(valueOf(incomeProtection({ ...jonas, household: ended })).privatePension).toBe(0);
    expect(valueOf(incomeProtection(jonas)).privatePension).toBe(euros(1_000));
  });

  const wishing = (wish: Partial<ProtectionWish>, birthDate?: string): SectionData => ({
    ...(birthDate === undefined ? household : born(birthDate)),
    protectionWishes: { items: { [jonas.personId]: { position: 0, ...wish } } },
  });

  test('the wanted part of net counts, the usual one while nobody has said', () => {
    const usual = valueOf(incomeProtection(jonas));
    const wanted = valueOf(incomeProtection({ ...jonas, household: wishing({ needPercent: 90 }) }));
    expect([usual.needShare, wanted.needShare]).toEqual([0.8, 0.9]);
    expect(wanted.target).toBe(Math.round(usual.net * 0.9));
    expect(valueOf(incomeProtection({ ...jonas, needShare: 0.6 })).needShare).toBe(0.6);
  });

  test('what is secured today may end before it should: not before the age that is wished', () => {
    // 60 % are met at once; Jonas's private pension ends at 65, his old-age pension begins with 67
    const open = valueOf(incomeProtection({ ...jonas, household: wishing({ needPercent: 60 }) }));
    expect(open.gap).toBe(0);
    expect(open.gaps).toEqual([{ fromAge: 65, gapMonth: open.target - open.pensionNet }]);
    const short = wishing({ needPercent: 60, untilAge: 65 });
    expect(valueOf(incomeProtection({ ...jonas, household: short }))).toMatchObject({
      gaps: [],
      wishedEnd: 65,
    });
    const passed = wishing({ needPercent: 60, untilAge: 50 }, '1970-01-01');
    expect(valueOf(incomeProtection({ ...jonas, household: passed })).wishedEnd).toBeUndefined();
    const now = valueOf(incomeProtection({ ...jonas, household: wishing({ needPercent: 90 }) }));
    expect(now.gaps).toEqual([
      { fromAge: undefined, gapMonth: now.gap },
      { fromAge: 65, gapMonth: now.target - now.pensionNet },
    ]);
  });

  test('someone without work has no income to protect', () => {
    expect(incomeProtection({ ...jonas, household: withJob({ status: 'homemaker' }) }).kind).toBe(
      'notRelevant',
    );
  });

  test('a person whose pay is unknown is asked for it', () => {
    const items = Object.entries(household.incomes.items).map(([id, income]) => {
      const { net, ...rest } = income;
      return [id, income.kind === 'salary' ? rest : { ...rest, ...(net !== undefined && { net }) }];
    });
    const unknown = { ...household, incomes: { items: Object.fromEntries(items) } };
    expect(incomeProtection({ ...aylin, household: unknown })).toEqual({
      kind: 'missing',
      facts: [{ fact: 'net', personId: aylin.personId }],
    });
  });
});

describe('sick pay (F16)', () => {
  test('the privately insured have none of the fund', () => {
    expect(valueOf(incomeWhenSick({ ...jonas, household: withJob({ healthInsurance: 'private' }) }))).toEqual(
      {
        kind: 'none',
      },
    );
  });

  test('the self-employed have to say how they are insured', () => {
    const { healthInsurance: _health, ...job } = Object.values(household.employments.items)[0] ?? {};
    const unknown = {
      ...household,
      employments: { items: { [jonas.personId]: { ...job, status: 'freelancer' } } },
    };
    expect(incomeWhenSick({ ...jonas, household: unknown as SectionData })).toMatchObject({
      kind: 'missing',
      facts: [{ fact: 'healthInsurance' }],
    });
  });
});

describe('death cover (F18)', () => {
  test('nobody depends on someone who lives alone', () => {
    const single = sample(1);
    expect(deathCover({ ...single, personId: single.person('Lena') }).kind).toBe('notRelevant');
  });

  test('debts, income and children make the need; money at hand lowers it', () => {
    const need = valueOf(deathCover(jonas));
    expect(need.need).toBe(need.debts + need.bridging + need.children - need.creditableAssets);
    expect(need).toMatchObject({ debts: euros(277_800), bridging: euros(77_640), children: euros(62_400) });
  });

  test('a child of the partner alone needs nothing more when the other one dies', () => {
    // Jonas and Aylin have two: 62,400 for both; of one that is Aylin's alone, only hers counts it
    const [first = ''] = Object.keys(household.persons.items).filter(
      (id) => household.persons.items[id]?.role === 'child',
    );
    const child = household.persons.items[first];
    if (!child) throw new Error('the sample has children');
    const items = { ...household.persons.items, [first]: { ...child, parents: [aylin.personId] } };
    const own = { ...household, persons: { items } };
    const years = 18 - (ageOf(household, first, date) ?? 0);
    const childrenOf = (personId: string) => valueOf(deathCover({ household: own, personId, date })).children;
    expect(childrenOf(jonas.personId)).toBe(euros(62_400) - years * 12 * euros(200));
    expect(childrenOf(aylin.personId)).toBe(euros(62_400));
  });

  test('child benefit does not end with the parent who receives it', () => {
    expect(valueOf(deathCover(jonas)).bridging).toBe(24 * euros(3_235));
  });

  test('more debts never lower the need', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: euros(500_000) }), (amount) => {
        const liabilities = {
          items: {
            [jonas.personId]: { position: 0, kind: 'private' as const, amount, asOf: date, ownership: {} },
          },
        };
        const owing = valueOf(deathCover({ ...jonas, household: { ...household, liabilities } }));
        expect(owing.need).toBe(valueOf(deathCover(jonas)).need + amount);
      }),
      { numRuns: 30 },
    );
  });
});
