import { artistContributions, artistHealthSubsidy } from './artist';

const berlin = { year: 2026, federalState: 'BERLIN_WEST', birthDate: '1990-05-01' } as const;

describe('own half of the contributions of artists and writers, §§ 15, 16, 16a KSVG', () => {
  test('of 2,000 euros a month, childless', () => {
    // 2,000 × 9.3 % = 186.00; × 7.3 % = 146.00; × 2.9 % ÷ 2 = 29.00; × (1.8 % + 0.6 %) = 48.00; sum 409.00.
    // The fund adds 146 + 29 + 36 to health and care.
    expect(artistContributions({ ...berlin, incomeMonth: 2_000_00, children: 0 })).toEqual({
      pension: 186_00,
      health: 146_00,
      healthAdditional: 29_00,
      careInsurance: 48_00,
      total: 409_00,
      addedToInsurance: 211_00,
    });
  });

  test('Saxony has no other half: § 58 (3) SGB XI is of employees', () => {
    // 2,000 × 1.8 % = 36.00 with one child
    const saxony = { ...berlin, federalState: 'SACHSEN' as const, children: 1 };
    expect(artistContributions({ ...saxony, incomeMonth: 2_000_00 }).careInsurance).toBe(36_00);
  });

  test('at least on 3,900 euros a year and on a sixth of the Bezugsgröße', () => {
    // pension: 325.00 × 9.3 % = 30.225 → 30.23; health: 659.17 × 7.3 % = 48.119 → 48.12
    expect(artistContributions({ ...berlin, incomeMonth: 100_00, children: 1 })).toMatchObject({
      pension: 30_23,
      health: 48_12,
    });
  });

  test('each branch up to its own ceiling', () => {
    // 8,450.00 × 9.3 % = 785.85; 5,812.50 × 7.3 % = 424.3125 → 424.31
    expect(artistContributions({ ...berlin, incomeMonth: 12_000_00, children: 1 })).toMatchObject({
      pension: 785_85,
      health: 424_31,
    });
  });
});

describe('what the Künstlersozialkasse adds to private premiums, § 10 (2), § 10a (2) KSVG', () => {
  const subsidy = (incomeMonth: number, premiumMonth: number, carePremiumMonth: number) =>
    artistHealthSubsidy({ ...berlin, incomeMonth, premiumMonth, carePremiumMonth });

  test('half of what a fund would take, and at most half of the premiums', () => {
    // 2,000 × (14.6 % + 2.9 %) ÷ 2 = 175.00; × 3.6 % ÷ 2 = 36.00; half of 300 and of 50
    expect(subsidy(2_000_00, 600_00, 90_00)).toMatchObject({ health: 175_00, care: 36_00, total: 211_00 });
    expect(subsidy(2_000_00, 300_00, 50_00)).toMatchObject({ health: 150_00, care: 25_00, total: 175_00 });
  });

  test('no lowest income is taken', () => {
    // 100 × 17.5 % ÷ 2 = 8.75
    expect(subsidy(100_00, 300_00, 50_00).health).toBe(8_75);
  });
});
