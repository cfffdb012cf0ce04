import * as fc from 'fast-check';
import { euros } from '@vp-digital/core/finance';
import {
  capitalPension,
  netPensionFactorsOn,
  netPensions,
  pensionProjection,
  rateForPension,
  retirementGap,
  statutoryPensionEstimate,
} from '..';
import { emptySection, type Income, type SectionData } from '../../documents';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const { household, date, person } = sample(1);
const lena = { household, date, personId: person('Lena') };

describe('the pension to come (F11)', () => {
  test('four years early cost 14.4 % and the points of four years', () => {
    const standard = valueOf(statutoryPensionEstimate(lena));
    const early = valueOf(statutoryPensionEstimate({ ...lena, monthsFromStandardAge: -48 }));
    expect(early.access.factor).toBe(0.856);
    expect(early.years).toBe(standard.years - 4);
    expect(early.startDate).toBe('2060-04-01');
    expect(early.pension).toBeLessThan(standard.pension * 0.856);
  });

  test('two years late add 12 %', () => {
    expect(valueOf(statutoryPensionEstimate({ ...lena, monthsFromStandardAge: 24 })).access.factor).toBe(
      1.12,
    );
  });

  test('without any letter there is no pension, not a pension of 0', () => {
    const employments = Object.entries(household.employments.items).map(([id, job]) => [
      id,
      { ...job, status: 'freelancer' as const }, // of an employee it is estimated
    ]);
    const without = {
      ...household,
      employments: { items: Object.fromEntries(employments) },
      statutoryPensions: emptySection('statutoryPensions'),
    };
    expect(pensionProjection({ ...lena, household: without })).toEqual({
      kind: 'missing',
      facts: [{ fact: 'pensionRecord', personId: lena.personId }],
    });
    expect(retirementGap({ household: without, date }).kind).toBe('missing');
  });

  test('a civil servant’s years of service to come count from the day, not from the last birthday', () => {
    const civil = sample(4);
    const henrik = civil.person('Henrik');
    const jobs = Object.entries(civil.household.employments.items).map(([id, job]) => [
      id,
      { ...job, pensionableYearsTenths: 115 },
    ]);
    const untold = {
      ...civil.household,
      employments: { items: Object.fromEntries(jobs) },
      statutoryPensions: emptySection('statutoryPensions'),
    };
    // born 25.11.1986: from 1.10.2026 to 1.12.2053 are 326 months; (11.5 + 27.17) × 1.79375 % = 69.36 % of 5,720
    const { gross } = valueOf(pensionProjection({ household: untold, personId: henrik, date }));
    expect(Math.abs(gross - euros(3_967))).toBeLessThanOrEqual(euros(1));
  });

  test('the newest letter counts', () => {
    const [id = '', letter] = Object.entries(household.statutoryPensions.items)[0] ?? [];
    if (!letter) throw new Error('a letter');
    const older = { ...letter, recordDate: '2024-03-01', projectedPension: euros(1_000) };
    const both = { items: { [id]: letter, [person('Lena')]: older } };
    const { gross } = valueOf(
      pensionProjection({ ...lena, household: { ...household, statutoryPensions: both } }),
    );
    expect(gross).toBe(euros(1_592));
  });
});

describe('net pensions (F13)', () => {
  test('the flat factors are placeholders, and may be changed', () => {
    const row = netPensionFactorsOn(date);
    expect(row).toMatchObject({ label: 'Pauschale', verified: false });
    const factors = { ...row.factors, statutory: 0.85 };
    expect(valueOf(netPensions({ household, date, factors })).total).toBe(euros(1_353.2));
  });

  test('of a couple in which one is retired, that pension counts as it is paid', () => {
    const mixed = sample(5).household;
    const [jobId = '', job] = Object.entries(mixed.employments.items)[1] ?? [];
    if (!job) throw new Error('a second job');
    const working: SectionData = {
      ...mixed,
      employments: { items: { ...mixed.employments.items, [jobId]: { ...job, status: 'employee' } } },
      incomes: {
        items: Object.fromEntries(
          Object.entries(mixed.incomes.items).filter(([, { personId }]) => personId !== job.personId),
        ),
      },
      statutoryPensions: {
        items: {
          [jobId]: {
            position: 0,
            personId: job.personId,
            recordDate: date,
            provider: 'statutory' as const,
            projectedPension: euros(1_000),
          },
        },
      },
    };
    const { entries, total } = valueOf(netPensions({ household: working, date }));
    expect(entries.map(({ source, net }) => [source, net])).toEqual([
      ['income', euros(1_517)],
      ['income', euros(334)],
      ['record', euros(800)],
    ]);
    expect(total).toBe(euros(2_651));
  });

  test('a private and a widow’s pension count as they are paid, also of who works still', () => {
    const drawn = (kind: 'privatePension' | 'widowPension' | 'companyPension', net: number): Income => ({
      personId: lena.personId,
      position: 9,
      kind,
      net: euros(net),
      netFrom: 'payslip',
      paymentsPerYear: 12,
      specialPayments: {},
    });
    const incomes = {
      items: {
        ...household.incomes.items,
        [person('Lena')]: drawn('widowPension', 410),
        [lena.personId.replace('1', '2')]: drawn('privatePension', 150),
      },
    };
    const before = valueOf(netPensions({ household, date }));
    const { entries, total } = valueOf(netPensions({ household: { ...household, incomes }, date }));
    expect(total - before.total).toBe(euros(560)); // 410 + 150
    expect(entries.filter(({ source }) => source === 'income').map(({ kind }) => kind)).toEqual([
      'privatePension',
      'statutory',
    ]);
  });
});

describe('pension of capital (F14)', () => {
  test('what belongs to children, what is earmarked and the reserve stay out', () => {
    const family = sample(2);
    expect(valueOf(capitalPension(family)).monthly).toBe(0);
    const assets = Object.entries(household.assets.items).map(([id, asset]) => [
      id,
      { ...asset, earmarked: true },
    ]);
    const earmarked = { ...household, assets: { items: Object.fromEntries(assets) } };
    const { parts } = valueOf(capitalPension({ household: earmarked, date }));
    expect(parts.map(({ contractId, capital }) => [contractId !== undefined, capital])).toEqual([[true, 0]]);
  });

  test('a contract that is paid up only bears interest', () => {
    const contracts = Object.entries(household.contracts.items).map(([id, one]) => [
      id,
      { ...one, state: 'paidUp' },
    ]);
    const paidUp = { ...household, contracts: { items: Object.fromEntries(contracts) } };
    expect(valueOf(capitalPension({ household: paidUp, date })).parts).toHaveLength(1);
  });

  test('a wider gap needs a higher rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: euros(1), max: euros(5_000) }),
        fc.integer({ min: 12, max: 540 }),
        (gap, months) => {
          const rate = rateForPension(gap, months, 0.02);
          expect(rate).toBeGreaterThan(0);
          expect(rateForPension(gap + euros(1), months, 0.02)).toBeGreaterThan(rate);
        },
      ),
    );
  });

  test('saving what the gap asks for closes it', () => {
    const { gap } = valueOf(retirementGap({ household, date }));
    const rate = rateForPension(gap, 38 * 12, 0.02);
    const [planId = '', plan] =
      Object.entries(household.contracts.items).find(([, { line }]) => line === 'fundPlan') ?? [];
    if (!plan) throw new Error('a fund plan');
    const more = { ...plan, premium: plan.premium + rate };
    const saving = { ...household, contracts: { items: { ...household.contracts.items, [planId]: more } } };
    expect(valueOf(retirementGap({ household: saving, date })).gap).toBe(0);
  });
});

describe('retirement gap (F15)', () => {
  test('need less what is secured, never below zero; more saving never widens it', () => {
    const [planId = '', plan] =
      Object.entries(household.contracts.items).find(([, { line }]) => line === 'fundPlan') ?? [];
    if (!plan) throw new Error('a fund plan');
    const withRate = (premium: number) => {
      const contracts = { items: { ...household.contracts.items, [planId]: { ...plan, premium } } };
      return valueOf(retirementGap({ household: { ...household, contracts }, date }));
    };
    const rate = fc.integer({ min: 0, max: euros(1_000) });
    fc.assert(
      fc.property(rate, rate, (one, more) => {
        const low = withRate(one);
        expect(low.gap).toBe(Math.max(0, low.need - low.secured));
        expect(low.secured).toBe(low.pensions.total + low.capital.monthly + low.savedRent);
        expect(withRate(one + more).gap).toBeLessThanOrEqual(low.gap);
      }),
      { numRuns: 30 },
    );
  });
});
