import { pensionerContributions } from './pensioner';
import { employerHealthSubsidy } from './privateHealth';
import { voluntaryMember } from './voluntaryMember';

describe('voluntary members without an employer', () => {
  test('Clara: 1,161 euros on a profit of 5,500 a month, with sick pay and one child', () => {
    const member = voluntaryMember({
      year: 2026,
      incomeMonth: 5_500_00,
      sickPay: true,
      additionalRate: 0.029,
      children: 1,
      federalState: 'HESSEN',
    });
    expect(member).toMatchObject({
      health: 803_00,
      healthAdditional: 159_50,
      careInsurance: 198_00,
      total: 1_160_50,
    });
  });

  test('the highest health contribution of 2026 is 1,017.19 euros with sick pay', () => {
    const member = voluntaryMember({
      year: 2026,
      incomeMonth: 9_000_00,
      sickPay: true,
      federalState: 'HESSEN',
    });
    expect(member.base).toBe(5_812_50);
    expect(Math.abs(member.health + member.healthAdditional - 1_017_19)).toBeLessThanOrEqual(1);
  });

  test('who earns little pays on the minimum base, at the reduced rate without sick pay', () => {
    const member = voluntaryMember({ year: 2026, incomeMonth: 0, sickPay: false, federalState: 'HESSEN' });
    expect(member.base).toBe(1_318_33);
    expect(member.healthRate).toBe(0.14);
    expect(member.health).toBe(184_57);
  });
});

describe('pensioners', () => {
  const gerd = {
    year: 2026,
    statePension: 1_760_00,
    occupationalPension: 380_00,
    membership: 'compulsory',
    additionalRate: 0.029,
    children: 2,
    childrenUnder25: 0,
    federalState: 'BRANDENBURG',
  } as const;

  test('Gerd and Helga: 1,760 becomes 1,543, 985 becomes 863', () => {
    const only = { ...gerd, occupationalPension: 0 };
    expect(1_760_00 - pensionerContributions(only).total).toBe(1_542_64);
    expect(985_00 - pensionerContributions({ ...only, statePension: 985_00 }).total).toBe(863_35);
  });

  test('an occupational pension of 380 pays health on what exceeds 197.75, care on all: 334 remain', () => {
    const together = pensionerContributions(gerd);
    const single = pensionerContributions({ ...gerd, occupationalPension: 0 });
    expect(together.occupationalBase).toBe(182_25);
    expect(together.healthOnOccupationalPension).toBe(31_89);
    expect(380_00 - (together.total - single.total)).toBe(334_43);
  });

  test('up to the allowance an occupational pension pays nothing', () => {
    const single = pensionerContributions({ ...gerd, occupationalPension: 0 });
    expect(pensionerContributions({ ...gerd, occupationalPension: 197_75 }).total).toBe(single.total);
    expect(pensionerContributions({ ...gerd, occupationalPension: 197_76 }).careInsurance).toBeGreaterThan(
      single.careInsurance,
    );
  });

  test('voluntary members pay on everything, without the allowance', () => {
    const voluntary = pensionerContributions({ ...gerd, membership: 'voluntary', otherIncome: 500_00 });
    expect(voluntary.occupationalBase).toBe(380_00);
    expect(voluntary.healthOnOtherIncome).toBe(84_50);
    expect(voluntary.total).toBe(
      voluntary.healthOnStatePension +
        voluntary.healthOnOccupationalPension +
        84_50 +
        voluntary.careInsurance,
    );
    expect(pensionerContributions({ ...gerd, otherIncome: 500_00 }).healthOnOtherIncome).toBe(0);
  });

  // Joint circular of 24 October 2019, A VIII 3.2.4: what lacks to the lowest income counts as further income.
  test('who is voluntarily insured pays at least on the lowest income: 229.51 of a pension of 500', () => {
    const small = { ...gerd, statePension: 500_00, occupationalPension: 0, membership: 'voluntary' } as const;
    const voluntary = pensionerContributions(small);
    expect(voluntary).toMatchObject({ healthOnStatePension: 43_75, minimumTopUp: 818_33, total: 229_51 });
    expect(voluntary.healthOnOtherIncome).toBe(138_30);
    expect(voluntary.careInsurance).toBe(47_46);
    const compulsory = pensionerContributions({ ...small, membership: 'compulsory' });
    expect(compulsory).toMatchObject({ minimumTopUp: 0, total: 61_75 });
  });

  test('income of 1,318.33 together needs no topping up', () => {
    const enough = { ...gerd, statePension: 900_00, occupationalPension: 300_00, otherIncome: 118_33 };
    expect(pensionerContributions({ ...enough, membership: 'voluntary' }).minimumTopUp).toBe(0);
    const less = { ...enough, otherIncome: 118_32 };
    expect(pensionerContributions({ ...less, membership: 'voluntary' }).minimumTopUp).toBe(1);
  });

  test('the ceiling is filled in the order pension, occupational pension, other income', () => {
    const rich = pensionerContributions({
      ...gerd,
      membership: 'voluntary',
      statePension: 3_000_00,
      occupationalPension: 2_000_00,
      otherIncome: 5_000_00,
    });
    expect(rich.healthOnOtherIncome).toBe(Math.round(812_50 * 0.169));
    expect(rich.careInsurance).toBe(209_25);
  });
});

describe('employer’s subsidy to private premiums, § 257 SGB V', () => {
  const nadine = {
    year: 2026,
    gross: 8_300_00,
    premiumMonth: 628_00,
    carePremiumMonth: 48_00,
    federalState: 'HAMBURG',
  } as const;

  test('the maxima of 2026 are 508.59 and 104.63, together 613.22; care in Saxony 75.56', () => {
    const most = employerHealthSubsidy({ ...nadine, premiumMonth: 2_000_00, carePremiumMonth: 400_00 });
    expect(most).toMatchObject({ health: 508_59, care: 104_63, total: 613_22 });
    expect(employerHealthSubsidy({ ...nadine, federalState: 'SACHSEN' }).maximumCare).toBe(75_56);
  });

  test('the maxima of 2025 are 471.32 and 99.23', () => {
    expect(employerHealthSubsidy({ ...nadine, year: 2025 })).toMatchObject({
      maximumHealth: 471_32,
      maximumCare: 99_23,
    });
  });

  test('a Minijob brings no subsidy, a job above its limit does', () => {
    expect(employerHealthSubsidy({ ...nadine, gross: 603_00 })).toMatchObject({ maximumHealth: 0, total: 0 });
    expect(employerHealthSubsidy({ ...nadine, gross: 603_01 }).total).toBeGreaterThan(0);
  });

  test('Nadine: half of 676 is 338, because the subsidy is at most half of the premium', () => {
    expect(employerHealthSubsidy(nadine).total).toBe(338_00);
  });
});
