import fc from 'fast-check';
import { civilServantPension } from './civilServantPension';
import { deathCapitalNeed } from './deathCapitalNeed';
import { disabilityGap } from './disabilityGap';
import { incomeLossPhases } from './phases';
import { type SickPayInput, sickPay } from './sickPay';

const lena: SickPayInput = {
  year: 2026,
  status: 'employee',
  grossMonth: 3_350_00,
  netMonth: 2_250_00,
  federalState: 'THUERINGEN',
};

describe('sick pay, § 47 SGB V', () => {
  test('the highest sick pay of a day: 128.63 in 2025, 135.63 in 2026', () => {
    const rich = { ...lena, grossMonth: 20_000_00, netMonth: 12_000_00 };
    expect(sickPay({ ...rich, year: 2025 }).day).toBe(128_63);
    expect(sickPay(rich)).toMatchObject({ day: 135_63, limitedBy: 'gross' });
  });

  test.each([
    ['Lena', lena, 1_762],
    ['Jonas', { ...lena, grossMonth: 5_150_00, netMonth: 3_235_14, children: 2 }, 2_558],
    ['Aylin', { ...lena, grossMonth: 2_350_00, netMonth: 1_697_00, children: 2 }, 1_342],
  ] as const)('%s: net sick pay, limited by 90 %% of net', (_name, input, expected) => {
    const result = sickPay(input);
    expect(Math.abs(result.netMonth - expected * 100)).toBeLessThanOrEqual(100);
    expect(result.limitedBy).toBe('net');
    expect(result.gapMonth).toBe(input.netMonth - result.netMonth);
  });

  test('own contributions: 9.3 %, 1.3 % and the care share', () => {
    const { contributions, month } = sickPay(lena);
    expect(contributions.pension).toBe(Math.round(month * 0.093));
    expect(contributions.unemployment).toBe(Math.round(month * 0.013));
    expect(contributions.care).toBe(Math.round(month * 0.024));
    expect(contributions.total).toBe(contributions.pension + contributions.unemployment + contributions.care);
  });

  test('the self-employed have 70 % of their income, without the limit by net', () => {
    const clara = sickPay({
      ...lena,
      status: 'self-employed',
      grossMonth: 5_500_00,
      children: 1,
      pensionInsured: false,
    });
    expect(clara.day).toBe(128_33);
    expect(clara.contributions.pension).toBe(0);
    expect(clara.limitedBy).toBe('gross');
  });

  test('who is not insured against unemployment pays nothing for it; without sick pay there is no rate', () => {
    const { month, contributions, contributionRate } = sickPay({ ...lena, unemploymentInsured: false });
    expect(contributions.unemployment).toBe(0);
    expect(contributionRate).toBe((contributions.pension + contributions.care) / month);
    expect(sickPay({ ...lena, netMonth: 0 })).toMatchObject({ month: 0, contributionRate: 0 });
  });

  test('a twelfth of one-off pay counts each month: 1,200 more a year are 100 more of 3,350', () => {
    expect(sickPay({ ...lena, oneOffPayYear: 1_200_00 }).countedPayDay).toBe(115_00);
  });

  // Haufe, "Krankengeld: Höhe und Berechnung", example with one-off pay: 88.47 and 71.50, paid 71.50.
  test('one-off pay raises both limbs: 3,500 gross, 2,200 net and 3,500 at Christmas are 71.50 a day', () => {
    const pay = { ...lena, grossMonth: 3_500_00, netMonth: 2_200_00 };
    expect(sickPay({ ...pay, oneOffPayYear: 3_500_00 })).toMatchObject({
      grossLimitDay: 88_47,
      netLimitDay: 71_50,
      limitedBy: 'net',
      day: 71_50,
    });
    expect(sickPay(pay).day).toBe(66_00);
  });

  test('however much one-off pay there was, sick pay is never above the net pay of now', () => {
    const pay = { ...lena, grossMonth: 3_500_00, netMonth: 2_100_00, oneOffPayYear: 21_000_00 };
    expect(sickPay(pay)).toMatchObject({ grossLimitDay: 122_50, netLimitDay: 70_00, day: 70_00 });
  });

  test('who had one-off pay alone has no net pay of now that sick pay could follow', () => {
    expect(sickPay({ ...lena, grossMonth: 0, netMonth: 0, oneOffPayYear: 1_200_00 }).day).toBe(0);
  });

  test('is never above 70 % of gross nor net pay, nor 90 % of net without one-off pay; never falls with the pay', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, (grossMonth, netMonth, oneOffPayYear) => {
        const low = sickPay({ ...lena, grossMonth, netMonth });
        expect(low.month).toBeLessThanOrEqual(Math.min(grossMonth * 0.7, netMonth * 0.9) + 15.01);
        const more = sickPay({ ...lena, grossMonth, netMonth, oneOffPayYear });
        expect(more.day).toBeGreaterThanOrEqual(low.day);
        expect(more.month).toBeLessThanOrEqual(netMonth + 15.01);
      }),
    );
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 100_000 }), (grossMonth, netMonth, more) => {
        const low = sickPay({ ...lena, grossMonth, netMonth });
        expect(sickPay({ ...lena, grossMonth: grossMonth + more, netMonth }).day).toBeGreaterThanOrEqual(
          low.day,
        );
      }),
    );
  });
});

describe('what sick pay refuses', () => {
  test.each(['grossMonth', 'netMonth', 'oneOffPayYear'])('a negative %s', (field) => {
    expect(() => sickPay({ ...lena, [field]: -1 })).toThrow(
      expect.objectContaining({ code: 'negative-amount', field }),
    );
  });
});

describe('what one lives on after falling ill', () => {
  const situation = { year: 2026, netMonth: 2_250_00, sickNetMonth: 1_762_00, disabilityNetMonth: 1_076_00 };

  test('employees: six weeks of pay, sick pay to week 78, then the pension', () => {
    expect(incomeLossPhases({ ...situation, status: 'employee' })).toEqual([
      { kind: 'full-pay', fromWeek: 1, toWeek: 6, netMonth: 2_250_00, gapMonth: 0 },
      { kind: 'sick-pay', fromWeek: 7, toWeek: 78, netMonth: 1_762_00, gapMonth: 488_00 },
      { kind: 'disability', fromWeek: 79, netMonth: 1_076_00, gapMonth: 1_174_00 },
    ]);
  });

  test('the self-employed begin with nothing, and may have no sick pay at all', () => {
    const phases = incomeLossPhases({ ...situation, status: 'self-employed', sickNetMonth: 0 });
    expect(phases.map((phase) => phase.kind)).toEqual(['nothing', 'nothing', 'disability']);
    expect(phases[0]?.gapMonth).toBe(2_250_00);
  });

  test('civil servants keep their pay until they are retired', () => {
    const phases = incomeLossPhases({ ...situation, status: 'civil-servant' });
    expect(phases).toStrictEqual([
      { kind: 'full-pay', fromWeek: 1, toWeek: 78, netMonth: 2_250_00, gapMonth: 0 },
      { kind: 'disability', fromWeek: 79, netMonth: 1_076_00, gapMonth: 1_174_00 },
    ]);
  });

  test.each(['netMonth', 'sickNetMonth', 'disabilityNetMonth'])('a negative %s is refused', (field) => {
    expect(() => incomeLossPhases({ ...situation, status: 'employee', [field]: -1 })).toThrow(
      expect.objectContaining({ code: 'negative-amount', field }),
    );
  });
});

describe('disability gap (F17)', () => {
  const gap = (netMonth: number, pensionMonth: number, privateMonth: number) =>
    Math.round(
      disabilityGap({ netMonth, pensionMonth, privateMonth, targetShare: 0.8, pensionNetShare: 0.88 }).gap /
        100,
    );

  test('Lena 724, Jonas 30, Aylin 533', () => {
    expect(gap(2_250_00, 1_223_00, 0)).toBe(724);
    expect(gap(3_235_14, 1_771_00, 1_000_00)).toBe(30);
    expect(gap(1_697_00, 937_00, 0)).toBe(533);
  });

  test('there is no negative gap', () => {
    expect(gap(1_000_00, 2_000_00, 0)).toBe(0);
  });

  test.each(['netMonth', 'targetShare', 'pensionMonth', 'pensionNetShare', 'privateMonth'])(
    'a negative %s is refused',
    (field) => {
      const input = { netMonth: 1, targetShare: 1, pensionMonth: 1, pensionNetShare: 1, privateMonth: 1 };
      expect(() => disabilityGap({ ...input, [field]: -1 })).toThrow(expect.objectContaining({ field }));
    },
  );
});

describe('pension of a civil servant', () => {
  const henrik = {
    pensionablePayMonth: 5_720_00,
    birthDate: '1986-11-25',
    date: '2026-10-01',
    serviceYears: 11.53,
    reason: 'unfit',
  } as const;

  test('Henrik, unfit today: 44.8 % less 10.8 % is about 2,287 euros', () => {
    const pension = civilServantPension(henrik);
    expect(pension.pensionShare).toBeCloseTo(0.448, 3);
    expect(pension.deduction).toBe(0.108);
    expect(Math.abs(pension.pension - 2_287_00)).toBeLessThanOrEqual(5_00);
  });

  test('by age: 1.79375 % a year, at most 71.75 %', () => {
    expect(civilServantPension({ ...henrik, serviceYears: 38, reason: 'age' })).toMatchObject({
      pensionShare: 0.6816,
      addedYears: 0,
      deduction: 0,
    });
    expect(civilServantPension({ ...henrik, serviceYears: 45, reason: 'age' }).pensionShare).toBe(0.7175);
  });

  test('at least 35 % are paid', () => {
    expect(civilServantPension({ ...henrik, serviceYears: 5, reason: 'age' })).toMatchObject({
      pension: 2_002_00,
      minimumApplied: true,
    });
  });
});

describe('a civil servant near the age limit', () => {
  const official = {
    pensionablePayMonth: 5_000_00,
    birthDate: '1962-10-01',
    serviceYears: 40,
    reason: 'unfit',
  } as const;

  test('unfit a year before 65: 3.6 % less, nothing added; unfit later: nothing less', () => {
    expect(civilServantPension({ ...official, date: '2026-10-01' })).toMatchObject({
      addedYears: 0,
      monthsEarly: 12,
      deduction: expect.closeTo(0.036, 12),
      pension: 3_458_35,
      minimumApplied: false,
    });
    expect(civilServantPension({ ...official, date: '2028-10-01' })).toMatchObject({
      monthsEarly: 0,
      deduction: 0,
      pension: 3_587_50,
    });
  });

  test('without pay there is nothing that the minimum raises', () => {
    expect(
      civilServantPension({ ...official, pensionablePayMonth: 0, date: '2026-10-01' }).minimumApplied,
    ).toBe(false);
  });

  test.each([
    ['pensionablePayMonth', -1],
    ['serviceYears', 61],
    ['birthDate', '1962-02-30'],
    ['date', '2026'],
  ])('%s of %j is refused', (field, value) => {
    expect(() => civilServantPension({ ...official, date: '2026-10-01', [field]: value })).toThrow(
      expect.objectContaining({ field }),
    );
  });
});

describe('capital need on death (F18)', () => {
  const jonas = {
    debts: 277_800_00,
    netMonth: 3_235_00,
    bridgingMonths: 24,
    childAges: [7, 3],
    childNeedMonth: 200_00,
    childUntilAge: 18,
    creditableAssets: 17_700_00,
    existingCover: 200_000_00,
  };

  test('Jonas: need 400,140, gap 200,140', () => {
    expect(deathCapitalNeed(jonas)).toMatchObject({
      bridging: 77_640_00,
      children: 62_400_00,
      need: 400_140_00,
      gap: 200_140_00,
    });
  });

  test('grown-up children need nothing, assets and cover never lead below zero', () => {
    const secured = { ...jonas, childAges: [18, 25], creditableAssets: 900_000_00 };
    expect(deathCapitalNeed(secured)).toMatchObject({ children: 0, need: 0, gap: 0 });
  });

  test.each([
    ['debts', -1],
    ['netMonth', -1],
    ['bridgingMonths', 1_201],
    ['childAges', [121]],
    ['childNeedMonth', -1],
    ['childUntilAge', 41],
    ['creditableAssets', -1],
    ['existingCover', -1],
  ])('%s of %j is refused', (field, value) => {
    expect(() => deathCapitalNeed({ ...jonas, [field]: value })).toThrow(expect.objectContaining({ field }));
  });
});
