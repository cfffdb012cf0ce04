import fc from 'fast-check';
import { annuityTaxableShare } from './annuityShare';
import { childRaising } from './childRaising';
import { disabilityEntitlement, disabilityPension } from './disabilityPension';
import { earningPoints } from './earningPoints';
import { oldAgePension } from './oldAgePension';
import { projectPensionLetter } from './pensionLetter';
import { orphanPension, widowPension } from './survivorsPension';

describe('earning points', () => {
  test('the most a year brings: 1.9131 in 2025, 1.9521 in 2026', () => {
    expect(earningPoints({ year: 2025, grossYear: 200_000_00 }).points).toBe(1.9131);
    expect(earningPoints({ year: 2026, grossYear: 101_400_00 }).points).toBe(1.9521);
  });

  test('average pay brings one point', () => {
    expect(earningPoints({ year: 2026, grossYear: 51_944_00 }).points).toBe(1);
    expect(earningPoints({ year: 2026, grossYear: 61_800_00 }).points).toBe(1.1897);
    expect(earningPoints({ year: 2026, grossYear: 0 }).points).toBe(0);
  });
});

describe('old-age pension', () => {
  const standard = { kind: 'standard', birthDate: '1960-01-15', startDate: '2026-06-01' } as const;

  // Published with the adjustment of 2026: 45 points rise from 1,835.55 to 1,913.40 euros, by 77.85.
  test('45 points at the pension values before and after 1 July 2026', () => {
    const before = oldAgePension({ ...standard, points: 45, valueDate: '2026-06-30' });
    const after = oldAgePension({ ...standard, points: 45, valueDate: '2026-07-01' });
    expect(before.pension).toBe(1_835_55);
    expect(after.pension).toBe(1_913_40);
    expect(after.pension - before.pension).toBe(77_85);
  });

  test('Jonas: 15.9 points and 29 more years become 2,143 euros (F11)', () => {
    const jonas = oldAgePension({
      kind: 'standard',
      birthDate: '1988-09-02',
      startDate: '2055-10-01',
      points: 15.9,
      pointsPerYear: earningPoints({ year: 2026, grossYear: 61_800_00 }).points,
      remainingYears: 29,
      valueDate: '2026-10-01',
    });
    expect(Math.round(jonas.pension / 100)).toBe(2_143);
    expect(jonas).toMatchObject({ futurePoints: 34.5013, totalPoints: 50.4013, personalPoints: 50.4013 });
  });

  test('an early start lowers the personal points', () => {
    const early = oldAgePension({
      kind: 'long-insured',
      birthDate: '1970-03-10',
      startDate: '2033-04-01',
      points: 40,
      valueDate: '2026-10-01',
    });
    expect(early.personalPoints).toBe(34.24);
    expect(early.pension).toBe(Math.round(34.24 * 42_52));
  });
});

describe('disability pension', () => {
  const base = {
    birthDate: '1986-10-01',
    startDate: '2026-10-01',
    points: 15,
    averagePointsPerYear: 1,
    degree: 'full',
  } as const;

  test('the added period runs to 66 and three months when the pension begins in 2026', () => {
    const pension = disabilityPension(base);
    expect(pension.addedMonths).toBe(66 * 12 + 3 - 40 * 12);
    expect(pension.addedPoints).toBe(26.25);
    expect(pension).toMatchObject({ factor: 0.892, personalPoints: 36.795 });
    expect(pension.pension).toBe(Math.round(36.795 * 42_52));
  });

  test('half a disability pension is half of it', () => {
    const whole = disabilityPension(base).pension;
    expect(Math.abs(disabilityPension({ ...base, degree: 'half' }).pension * 2 - whole)).toBeLessThanOrEqual(
      1,
    );
  });

  test('the deduction shrinks toward 65, or 63 with 40 years, and the added period ends', () => {
    const at = (birthDate: string, longInsured = false) =>
      disabilityPension({ ...base, birthDate, longInsured });
    expect(at('1962-10-01')).toMatchObject({ monthsEarly: 12, factor: 0.964, addedMonths: 27 });
    expect(at('1962-10-01', true)).toMatchObject({ monthsEarly: 0, factor: 1 });
    expect(at('1960-06-15')).toMatchObject({ monthsEarly: 0, factor: 1, addedMonths: 0, addedPoints: 0 });
  });

  test('it is paid until the standard retirement age, § 43 (1) SGB VI', () => {
    const at = (birthDate: string) => () => disabilityPension({ ...base, birthDate });
    expect(at('1960-05-15')).toThrow(expect.objectContaining({ code: 'invalid-input', field: 'startDate' }));
    expect(at('1960-06-15')).not.toThrow();
  });

  test('the insurance conditions: five years, and 36 of the last 60 months', () => {
    const check = (waitingMonths: number, compulsoryMonthsInLastFiveYears: number) =>
      disabilityEntitlement({ waitingMonths, compulsoryMonthsInLastFiveYears }).entitled;
    expect([check(60, 36), check(59, 36), check(300, 35)]).toEqual([true, false, false]);
  });
});

describe('survivors’ pensions', () => {
  const widow = {
    kind: 'large',
    personalPoints: 40,
    date: '2025-12-01',
    monthsSinceDeath: 12,
    ownNetIncome: 0,
    children: 0,
  } as const;

  test('free of any credit: 1,076.86 euros and 228.42 per child in 2025/26, 1,122.53 and 238.11 after', () => {
    expect(widowPension(widow).freeAmount).toBe(1_076_86);
    expect(widowPension({ ...widow, children: 1 }).freeAmount).toBe(1_305_28);
    expect(widowPension({ ...widow, date: '2026-07-01' }).freeAmount).toBe(1_122_53);
    expect(widowPension({ ...widow, date: '2026-07-01', children: 1 }).freeAmount).toBe(1_360_64);
  });

  test('55 % of the pension, 60 % by the old law, 25 % for 24 months', () => {
    const whole = 40 * 40_79;
    expect(widowPension(widow).pension).toBe(Math.round(whole * 0.55));
    expect(widowPension({ ...widow, kind: 'large-old-law' }).pension).toBe(Math.round(whole * 0.6));
    expect(widowPension({ ...widow, kind: 'small' }).pension).toBe(Math.round(whole * 0.25));
    expect(widowPension({ ...widow, kind: 'small', monthsSinceDeath: 24 }).pension).toBe(0);
  });

  test('40 % of income above the free amount is credited, not in the first three months', () => {
    const earning = { ...widow, ownNetIncome: 1_576_86 };
    expect(widowPension(earning).credited).toBe(200_00);
    expect(widowPension({ ...earning, monthsSinceDeath: 2 })).toMatchObject({
      kindFactor: 1,
      credited: 0,
      pension: 1_631_60,
    });
    expect(widowPension({ ...widow, ownNetIncome: 9_000_00 }).pension).toBe(0);
  });

  test('more own income never means more pension', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 600_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (income, more) => {
          const low = widowPension({ ...widow, ownNetIncome: income });
          const high = widowPension({ ...widow, ownNetIncome: income + more });
          expect(high.pension).toBeLessThanOrEqual(low.pension);
          expect(low.beforeCredit - low.credited).toBe(low.pension);
        },
      ),
    );
  });

  test('orphans receive a tenth, full orphans a fifth', () => {
    const orphan = { personalPoints: 30, date: '2026-10-01' };
    expect(orphanPension({ ...orphan, kind: 'half' }).pension).toBe(127_56);
    expect(orphanPension({ ...orphan, kind: 'full' }).pension).toBe(255_12);
  });
});

describe('child-raising periods', () => {
  test('36 months per child; 30 for children born before 1992 until the end of 2026', () => {
    const childBirthDates = ['1990-05-01', '1992-01-01'];
    expect(childRaising({ childBirthDates, date: '2026-10-01' })).toMatchObject({
      months: 66,
      points: 5.4978,
    });
    expect(childRaising({ childBirthDates, date: '2027-01-01' })).toMatchObject({
      months: 72,
      points: 5.9976,
    });
    expect(childRaising({ childBirthDates: [], date: '2026-10-01' }).points).toBe(0);
  });
});

describe('projection of the pension letter', () => {
  const letter = {
    letterDate: '2026-03-01',
    startDate: '2056-03-01',
    projectedPension: 1_592_00,
    adjustmentRate: 0.02,
    inflationRate: 0.02,
  };

  test('adjustments as high as inflation leave the buying power as it is', () => {
    const projection = projectPensionLetter(letter);
    expect(projection).toMatchObject({ years: 30, real: 1_592_00 });
    expect(projection.nominal).toBe(Math.round(1_592_00 * 1.02 ** 30));
  });

  test('without adjustments 2 % inflation leaves 55 % after 30 years', () => {
    const projection = projectPensionLetter({ ...letter, adjustmentRate: 0 });
    expect(projection.nominal).toBe(1_592_00);
    expect(projection.real / projection.nominal).toBeCloseTo(0.552, 3);
  });

  test('a letter after the start is refused, a rate of −100 % too', () => {
    expect(() => projectPensionLetter({ ...letter, startDate: '2020-01-01' })).toThrow(
      expect.objectContaining({ code: 'invalid-input', field: 'startDate' }),
    );
    expect(() => projectPensionLetter({ ...letter, inflationRate: -1 })).toThrow(
      expect.objectContaining({ code: 'rate-out-of-range', field: 'inflationRate' }),
    );
  });
});

test('taxable share of private annuities by age: 22 % at 60, 18 at 65, 17 at 67, 15 at 70', () => {
  expect([60, 63, 65, 66, 67, 70].map((ageAtStart) => annuityTaxableShare({ ageAtStart }))).toEqual([
    0.22, 0.2, 0.18, 0.18, 0.17, 0.15,
  ]);
  expect(() => annuityTaxableShare({ ageAtStart: 40 })).toThrow(
    expect.objectContaining({ code: 'invalid-input' }),
  );
});
