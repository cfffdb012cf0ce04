import * as fc from 'fast-check';
import { euros } from '@vp-digital/core/finance';
import {
  type HealthCostCourse,
  healthCostCourse,
  privateHealthComparison,
  savedDifference,
  statutoryHealth,
} from '..';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const { household, date, person } = sample(6);
const nadine = { household, date, personId: person('Nadine') };
const quote = { health: euros(596), care: euros(48), sickPay: euros(32), deductibleYear: euros(600) };
const whole = (cents: number | undefined) => Math.round((cents ?? Number.NaN) / 100);

describe('private against statutory (F22)', () => {
  test('the employer pays at most what it would pay into the statutory fund', () => {
    const premium = fc.integer({ min: 0, max: euros(3_000) });
    fc.assert(
      fc.property(premium, premium, (health, care) => {
        const { private: own } = valueOf(
          privateHealthComparison({ ...nadine, quote: { ...quote, health, care } }),
        );
        expect(own.premium).toBe(own.own + own.subsidy.total);
        expect(own.subsidy.total).toBeLessThanOrEqual(euros(613.23));
        expect(own.subsidy.total).toBeLessThanOrEqual(Math.ceil(own.premium / 2) + 1);
      }),
      { numRuns: 30 },
    );
  });

  test('the self-employed bear both in full', () => {
    const clara = sample(3);
    const comparison = valueOf(privateHealthComparison({ ...clara, personId: clara.person('Clara'), quote }));
    expect(whole(comparison.statutory.own)).toBe(1_161);
    expect(comparison.statutory.employer).toBe(0);
    expect(comparison.private).toMatchObject({ own: euros(676), subsidy: { total: 0 } });
  });

  test('a Minijob makes nobody a member of a fund: there is nothing to compare', () => {
    const { household, date, person } = sample(2);
    const personId = person('Aylin');
    const withGross = (gross: number) => ({
      ...household,
      incomes: {
        items: Object.fromEntries(
          Object.entries(household.incomes.items).map(([id, income]) => [
            id,
            income.personId === personId && income.kind === 'salary' ? { ...income, gross } : income,
          ]),
        ),
      },
    });
    const of = (gross: number) => statutoryHealth({ household: withGross(gross), personId, date }).kind;
    expect([of(euros(600)), of(euros(700))]).toEqual(['notRelevant', 'computed']);
  });

  test('a civil servant in a statutory fund bears all of it, at the reduced rate and half the care rate, and as a pensioner too', () => {
    const henrik = sample(4);
    const { statutory, outlook } = valueOf(
      privateHealthComparison({
        ...henrik,
        personId: henrik.person('Henrik'),
        quote: { ...quote, sickPay: 0, deductibleYear: 0, oldAgeShare: 0.6 },
      }),
    );
    expect(statutory).toMatchObject({ employer: 0, gross: euros(5_720) });
    expect(statutory.own).toBe(euros(1_069.64)); // 14 % and 2.9 %, and half of 3.6 % for care
    expect(outlook).toMatchObject({ subsidy: 0, pensionSubsidy: 0 });
    expect(outlook.premium.today).toBe(Math.round(euros(644) * 0.6));
    expect(outlook.statutoryPensioner).toBe(euros(752.7)); // of a pension of 3,900
  });

  test('contracts of the family raise the premium and are no part of old age', () => {
    const single = valueOf(privateHealthComparison({ ...nadine, quote }));
    const family = { premium: euros(180), years: 20 };
    const together = valueOf(privateHealthComparison({ ...nadine, quote: { ...quote, family } }));
    expect(together.private.premium - single.private.premium).toBe(euros(180));
    expect(together.private.own - single.private.own).toBe(euros(90));
    expect(together.outlook).toEqual(single.outlook);
  });

  test('part-time work makes the statutory fund cheaper and leaves the premium as it is', () => {
    const part = valueOf(privateHealthComparison({ ...nadine, quote, payShare: 0.5 }));
    expect(part.statutory.gross).toBe(euros(4_150));
    expect(part.statutory.own).toBeLessThan(euros(648));
    expect(part.private.premium).toBe(euros(676));
  });

  test('nothing to compare for the retired', () => {
    const gerd = sample(5);
    expect(privateHealthComparison({ ...gerd, personId: gerd.person('Gerd'), quote }).kind).toBe(
      'notRelevant',
    );
  });
});

describe('the course until 85', () => {
  const course = valueOf(healthCostCourse({ ...nadine, quote }));
  const ends = ({ working, retired }: HealthCostCourse) =>
    [working[0], working.at(-1), retired[0], retired.at(-1)].map((costs) => [
      costs?.age,
      whole(costs?.statutory.real),
      whole(costs?.private.real),
    ]);

  test('260 less today, 252 more at 67, and what it is at 85, in today’s money', () => {
    expect(ends(course)).toEqual([
      [34, 648, 388],
      [67, 984, 532],
      [67, 427, 679],
      [85, 537, 874],
    ]);
  });

  test('every year once, from today to the pension and from there to 85', () => {
    expect(course.working.map(({ age }) => age)).toEqual(Array.from({ length: 34 }, (_, year) => 34 + year));
    expect(course.retired.map(({ age }) => age)).toEqual(Array.from({ length: 19 }, (_, year) => 67 + year));
  });

  test('without any growth every year of work costs the same, and so does every year after it', () => {
    const growth = { statutoryGrowth: 0, privateGrowth: 0, inflation: 0 };
    const still = valueOf(healthCostCourse({ ...nadine, quote, growth }));
    expect(new Set(still.working.map((costs) => costs.private.nominal))).toEqual(new Set([euros(388)]));
    expect(new Set(still.retired.map((costs) => costs.statutory.nominal)).size).toBe(1);
  });

  test('a faster growth of premiums never makes private cover cheaper', () => {
    const rate = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(rate, rate, rate, (one, other, inflation) => {
        const [slow, fast] = [Math.min(one, other), Math.max(one, other)].map((privateGrowth) =>
          valueOf(
            healthCostCourse({
              ...nadine,
              quote,
              growth: {
                statutoryGrowth: 0.033,
                privateGrowth: privateGrowth / 1_000,
                inflation: inflation / 1_000,
              },
            }),
          ),
        );
        const last = (costs: HealthCostCourse | undefined) =>
          costs?.retired.at(-1)?.private.nominal ?? Number.NaN;
        expect(last(fast)).toBeGreaterThanOrEqual(last(slow));
      }),
      { numRuns: 25 },
    );
  });

  test('what is saved while working pays a part of it later', () => {
    const terms = { annualRate: 0.03, inflation: 0.02 };
    const all = savedDifference(course, { ...terms, share: 1 });
    const half = savedDifference(course, { ...terms, share: 0.5 });
    expect(whole(half.capital.nominal * 2)).toBe(whole(all.capital.nominal));
    expect(savedDifference(course, { ...terms, share: 0 })).toMatchObject({
      capital: { nominal: 0, real: 0 },
      monthly: 0,
    });
    expect(all.capital.real).toBeLessThan(all.capital.nominal);
    expect(all.monthly).toBeGreaterThan(half.monthly);
    expect(whole(all.needed)).toBe(293);
  });

  test('without interest and prices it is the sum of the differences', () => {
    const growth = { statutoryGrowth: 0, privateGrowth: 0, inflation: 0 };
    const still = valueOf(healthCostCourse({ ...nadine, quote, growth }));
    const cheaper = still.comparison.statutory.own - euros(388);
    const saved = savedDifference(still, { share: 1, annualRate: 0, inflation: 0 });
    expect(saved.capital).toEqual({ nominal: cheaper * 12 * 33, real: cheaper * 12 * 33 });
    expect(saved.monthly).toBe(Math.floor((cheaper * 12 * 33) / (18 * 12)));
  });
});
