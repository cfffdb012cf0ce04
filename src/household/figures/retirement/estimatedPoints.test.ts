import { euros } from '@vp-digital/core/finance';
import type { Employment, SectionData, StatutoryPension } from '../../documents';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';
import {
  asOf,
  certaintyOf,
  disabilityEstimate,
  incomeProtection,
  ownNetPensionFigure,
  pensionProjection,
  personPension,
  retirementGap,
  statutoryPensionEstimate,
  widowPension,
} from '..';

const without = (number: 1 | 2 | 3 | 4) => {
  const { household, ...rest } = sample(number);
  return { ...rest, household: { ...household, statutoryPensions: { items: {} } } satisfies SectionData };
};

const { household, date, person } = without(2);
const jonas = { household, date, personId: person('Jonas') };
const aylin = { household, date, personId: person('Aylin') };

const withLetter = (letter: Partial<StatutoryPension>, of = jonas): typeof jonas => ({
  ...of,
  household: {
    ...of.household,
    statutoryPensions: {
      items: {
        '66666666-0000-4000-8000-000000000001': {
          position: 0,
          personId: of.personId,
          provider: 'statutory',
          recordDate: '2026-03-01',
          ...letter,
        },
      },
    },
  },
});

const withJob = (facts: Partial<Employment>, of = jonas): typeof jonas => ({
  ...of,
  household: {
    ...of.household,
    employments: {
      items: Object.fromEntries(
        Object.entries(of.household.employments.items).map(([id, job]) => [
          id,
          job.personId === of.personId ? { ...job, ...facts } : job,
        ]),
      ),
    },
  },
});

describe('points without a letter', () => {
  test('an employee’s are 80 % of those of today’s pay for each year since 22', () => {
    // Jonas, 38: 61,800 ÷ 51,944 = 1.1897; (38 − 22) × 1.1897 × 0.8
    expect(valueOf(statutoryPensionEstimate(jonas))).toMatchObject({
      points: 15.2282,
      assumed: 'usualWorkingLife',
    });
    // Aylin, 36: 28,200 ÷ 51,944 = 0.5429; (36 − 22) × 0.5429 × 0.8; the months since her birthday are in the years to come
    expect(valueOf(statutoryPensionEstimate(aylin)).points).toBe(6.0805);
  });

  test('who is not 22 yet has none so far, and those of the years to come', () => {
    const items = { ...household.persons.items };
    const born = items[jonas.personId];
    if (!born) throw new Error('no person');
    const persons = { items: { ...items, [jonas.personId]: { ...born, birthDate: '2006-04-01' } } };
    const young = valueOf(statutoryPensionEstimate({ ...jonas, household: { ...household, persons } }));
    expect(young.points).toBe(0);
    expect(young.futurePoints).toBeGreaterThan(50);
  });

  test('the pension, the net and the gap of the household follow from them, and say so', () => {
    expect(valueOf(pensionProjection(jonas))).toMatchObject({
      assumed: 'usualWorkingLife',
      schemes: [{ provider: 'statutory', source: 'estimate' }],
    });
    expect(valueOf(personPension(aylin))).toMatchObject({ assumed: 'usualWorkingLife', source: 'estimate' });
    expect(retirementGap({ household, date }).kind).toBe('computed');
    expect(certaintyOf(ownNetPensionFigure, household, { personId: jonas.personId, date })).toBe('default');
  });

  test('a letter replaces them: its points, or its projected pension', () => {
    const points = valueOf(statutoryPensionEstimate(withLetter({ pointsTenThousandths: 159_000 })));
    expect(points.points).toBe(15.9);
    expect(points).not.toHaveProperty('assumed');
    const projected = valueOf(pensionProjection(withLetter({ projectedPension: euros(2_143) })));
    expect(projected).toMatchObject({ gross: euros(2_143), schemes: [{ source: 'record' }] });
    expect(projected).not.toHaveProperty('assumed');
  });

  test('a letter counts before what was estimated, even if it is older', () => {
    const estimated = withLetter({
      pointsTenThousandths: 100_000,
      recordDate: '2026-09-30',
      source: 'estimated',
    });
    const letter = withLetter({ pointsTenThousandths: 159_000, recordDate: '2026-03-01' });
    const [[id = '', record] = []] = Object.entries(estimated.household.statutoryPensions.items);
    if (!record) throw new Error('no record');
    const items = { ...letter.household.statutoryPensions.items, [id.replace(/1$/, '2')]: record };
    const both = { ...jonas, household: { ...household, statutoryPensions: { items } } };
    expect(valueOf(statutoryPensionEstimate(both)).points).toBe(15.9);
  });

  test('nothing is estimated of members of a Versorgungswerk, managing partners, civil servants and the self-employed', () => {
    const record = { kind: 'missing', facts: [{ fact: 'pensionRecord', personId: jonas.personId }] };
    expect(pensionProjection(withJob({ professionalPensionFund: 'Ärzteversorgung' }))).toEqual(record);
    expect(pensionProjection(withJob({ status: 'managingPartner' }))).toEqual(record);
    expect(pensionProjection(withJob({ status: 'freelancer' }))).toEqual(record);
    const civil = without(4);
    const henrik = { ...civil, personId: civil.person('Henrik') };
    expect(pensionProjection(henrik)).toMatchObject({ facts: [{ fact: 'pensionRate' }] });
  });

  test('without pay nothing is estimated: it is asked for', () => {
    const unpaid = { ...household, incomes: { items: {} } };
    expect(pensionProjection({ ...jonas, household: unpaid })).toEqual({
      kind: 'missing',
      facts: [{ fact: 'gross', personId: jonas.personId }],
    });
  });
});

test('a first talk, of which only birth dates and gross pay are told, has its picture', async () => {
  const none = { items: {} };
  const gross = (personId: string, amount: number) => ({
    position: 0,
    personId,
    kind: 'salary' as const,
    gross: amount,
    netFrom: 'estimate' as const,
    paymentsPerYear: 12,
    specialPayments: {},
  });
  const provided: SectionData = {
    ...household,
    employments: none,
    taxProfiles: none,
    contracts: none,
    assets: none,
    liabilities: none,
    housing: none,
    expenses: none,
    goals: none,
    incomes: {
      items: {
        '77777777-0000-4000-8000-000000000001': gross(jonas.personId, 4_350_00),
        '77777777-0000-4000-8000-000000000002': gross(aylin.personId, 1_900_00),
      },
    },
  };
  const talk = await asOf(provided, date);
  for (const { personId } of [jonas, aylin]) {
    expect(personPension({ household: talk, personId, date }).kind).toBe('computed');
    expect(incomeProtection({ household: talk, personId, date }).kind).toBe('computed');
  }
  expect(retirementGap({ household: talk, date }).kind).toBe('computed');
});

describe('disability pension without a letter', () => {
  test('is estimated from the same points, the added period valued like the years behind', () => {
    const { source, assumed, estimate, gross } = valueOf(disabilityEstimate(jonas));
    expect({ source, assumed }).toEqual({ source: 'estimate', assumed: 'usualWorkingLife' });
    // born 2.9.1988: 38 years today, the added period ends at 66 years 3 months (2026): 795 − 456 = 339 months
    expect(estimate?.addedMonths).toBe(339);
    expect(estimate?.addedPoints).toBeCloseTo((1.1897 * 0.8 * 339) / 12, 3);
    // (15.2282 + 26.8872) × 0.892 × 42.52
    expect(gross).toBe(1_597_34);
  });

  test('so protection of the income and the widow’s pension have a picture in a first talk', () => {
    expect(incomeProtection(jonas).kind).toBe('computed');
    expect(incomeProtection(aylin).kind).toBe('computed');
    expect(valueOf(widowPension(jonas))).toMatchObject({ source: 'estimate' });
  });

  test('that of the self-employed counts only once somebody has told that there is a claim', () => {
    const free = (letter: Partial<StatutoryPension>) =>
      withJob({ status: 'selfEmployed' }, withLetter(letter));
    const asked = { kind: 'missing', facts: [{ fact: 'disabilityClaim', personId: jonas.personId }] };
    expect(disabilityEstimate(free({ disabilityPension: euros(320) }))).toEqual(asked);
    expect(disabilityEstimate(free({ pointsTenThousandths: 114_000 }))).toEqual(asked);
    expect(disabilityEstimate(withJob({ status: 'freelancer' }))).toEqual(asked);
    const yes = disabilityEstimate(free({ disabilityPension: euros(320), disabilityEntitled: true }));
    expect(valueOf(yes)).toMatchObject({ source: 'record', gross: euros(320) });
    const no = disabilityEstimate(free({ disabilityPension: euros(320), disabilityEntitled: false }));
    expect(valueOf(no)).toMatchObject({ source: 'notInsured', gross: 0 });
  });

  test('a Versorgungswerk’s own pension needs no such claim', () => {
    const letter = { provider: 'professional', disabilityPension: euros(2_400) } as const;
    const free = withJob(
      { status: 'freelancer', professionalPensionFund: 'Ärzteversorgung' },
      withLetter(letter),
    );
    expect(valueOf(disabilityEstimate(free)).gross).toBe(euros(2_400));
  });
});
