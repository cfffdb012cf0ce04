import { netPension, type Pensioner } from './netPension';
import { pensionTaxation } from './pensionTaxation';

const fund = { kind: 'statutory', membership: 'compulsory', additionalRate: 0.029 } as const;
const grownUp = { children: 2, childrenUnder25: 0 };
const gerd: Pensioner = {
  statePension: 1_760_00,
  startYear: 2022,
  occupationalPension: 380_00,
  health: fund,
  ...grownUp,
};
const helga: Pensioner = { statePension: 985_00, startYear: 2024, health: fund, ...grownUp };
const brandenburg = { year: 2026, federalState: 'BRANDENBURG', churchMember: false } as const;

describe('net pension', () => {
  test('Gerd and Helga: 26 euros of income tax a month, 2,714 remain', () => {
    const couple = netPension({ ...brandenburg, pensioners: [gerd, helga] });
    expect(Math.round(couple.taxMonth / 100)).toBe(26);
    expect(Math.round(couple.net / 100)).toBe(2_714);
    expect(couple.pensioners.map((person) => Math.round(person.beforeTax / 100))).toEqual([1_877, 863]);
  });

  test('a small pension is free of tax', () => {
    const single = netPension({ ...brandenburg, pensioners: [helga] });
    expect(single.taxes.total).toBe(0);
    expect(single.net).toBe(863_35);
  });

  test('other income raises the tax, not the contributions of the KVdR', () => {
    const without = netPension({ ...brandenburg, pensioners: [gerd] });
    const letting = netPension({ ...brandenburg, pensioners: [gerd], otherTaxableYear: 12_000_00 });
    expect(letting.taxMonth).toBeGreaterThan(without.taxMonth);
    expect(letting.pensioners[0]?.insurance).toBe(without.pensioners[0]?.insurance);
    expect(letting.taxableIncome - without.taxableIncome).toBe(12_000_00);
  });

  test('other income has the relief for age, pensions have none: 608 off 18,759 leave 18,151', () => {
    // born 16 October 1961: 64 on 15 October 2025, so by the share of 2026, 12.8 % of 6,000, at most 608
    const pensioner: Pensioner = {
      statePension: 1_500_00,
      startYear: 2026,
      birthDate: '1961-10-16',
      health: fund,
      children: 1,
    };
    const net = (changes: Partial<Pensioner>, otherTaxableYear: number) =>
      netPension({ ...brandenburg, pensioners: [{ ...pensioner, ...changes }], otherTaxableYear });
    expect(net({}, 6_000_00)).toMatchObject({ ageRelief: 608_00 });
    expect(Math.floor(net({}, 6_000_00).taxableIncome / 100)).toBe(18_151);
    expect(net({}, 0).ageRelief).toBe(0);
    expect(net({ birthDate: '1962-01-02' }, 6_000_00).ageRelief).toBe(0); // 64 on 1 January 2026: from 2027 on
    expect(net({}, 1_000_00).ageRelief).toBe(128_00);
  });

  test('the privately insured receive half of 17.5 % as a subsidy, at most half their premium', () => {
    const health = { kind: 'private', premiumMonth: 700_00, basicPremiumMonth: 600_00 } as const;
    const [person] = netPension({ ...brandenburg, pensioners: [{ ...gerd, health }] }).pensioners;
    expect(person).toMatchObject({
      subsidy: 154_00,
      insurance: 700_00,
      beforeTax: 2_140_00 + 154_00 - 700_00,
    });
    const cheap = { ...health, premiumMonth: 200_00, basicPremiumMonth: 200_00 };
    const [other] = netPension({ ...brandenburg, pensioners: [{ ...gerd, health: cheap }] }).pensioners;
    expect(other?.subsidy).toBe(100_00);
  });

  // At 67 a pension of 3,300 has a subsidy of at most 289 euros (sample household 6).
  test('3,300 euros of pension bring a subsidy of 289', () => {
    const health = { kind: 'private', premiumMonth: 918_00, basicPremiumMonth: 800_00 } as const;
    const nadine: Pensioner = { statePension: 3_300_00, startYear: 2026, health };
    const [person] = netPension({ ...brandenburg, pensioners: [nadine] }).pensioners;
    expect(Math.round((person?.subsidy ?? 0) / 100)).toBe(289);
  });
});

describe('pensions of other kinds', () => {
  const single = (pensioner: Partial<Pensioner>) =>
    netPension({
      ...brandenburg,
      pensioners: [{ statePension: 0, startYear: 2024, health: fund, ...grownUp, ...pensioner }],
    });

  test('a civil-service pension of 2021 has 15.2 % relief, at most 1,140, and 342 on top', () => {
    // 3,000 × 12 = 36,000 − 1,140 − 342 − 102 = 34,416
    const premium = { kind: 'private', premiumMonth: 300_00, basicPremiumMonth: 300_00 } as const;
    const { pensioners, taxableIncome } = single({
      health: premium,
      servicePension: { pension: 3_000_00, startYear: 2021 },
    });
    expect(pensioners[0]).toMatchObject({ gross: 3_000_00, subsidy: 0, beforeTax: 2_700_00 });
    expect(pensioners[0]?.serviceTaxation).toEqual({
      relief: 1_482_00,
      expensesLumpSum: 102_00,
      income: 34_416_00,
    });
    expect(taxableIncome).toBe(34_416_00 - 3_600_00 - 36_00);
  });

  test('each state pension is taxed by the year of its own start', () => {
    const { pensioners } = single({
      statePension: 1_000_00,
      furtherStatePensions: [{ pension: 500_00, startYear: 2015 }],
    });
    // 12,000 × 83 % + 6,000 × 70 %
    expect(pensioners[0]?.taxation.taxable).toBe(9_960_00 + 4_200_00);
    expect(pensioners[0]?.contributions?.healthOnStatePension).toBe(131_25);
  });

  test('of a private annuity a share is taxed, and the KVdR takes nothing of it', () => {
    const annuity = { pension: 400_00, taxableShare: 0.17 };
    const compulsory = single({ statePension: 1_000_00, annuity });
    expect(compulsory.pensioners[0]?.taxation.fullyTaxable).toBe(816_00);
    expect(compulsory.pensioners[0]?.insurance).toBe(
      single({ statePension: 1_000_00 }).pensioners[0]?.insurance,
    );
    const health = { ...fund, membership: 'voluntary' } as const;
    expect(single({ statePension: 1_000_00, annuity, health }).pensioners[0]?.contributions).toMatchObject({
      healthOnOtherIncome: 67_60, // 400 × (14.0 + 2.9) %
    });
  });
});

describe('taxable part of a pension', () => {
  test('84 % for a start in 2026, less 102 euros', () => {
    expect(pensionTaxation({ year: 2026, startYear: 2026, pensionYear: 20_000_00 })).toEqual({
      taxableShare: 0.84,
      taxFreeAmount: 3_200_00,
      taxable: 16_800_00,
      fullyTaxable: 0,
      expensesLumpSum: 102_00,
      income: 16_698_00,
    });
  });

  test('the fixed euro amount goes before the share', () => {
    const fixed = pensionTaxation({
      year: 2026,
      startYear: 2020,
      pensionYear: 20_000_00,
      fixedTaxFreeAmount: 3_000_00,
    });
    expect(fixed.taxable).toBe(17_000_00);
  });

  test('a tiny pension has no negative income, a pension of the future is refused', () => {
    expect(pensionTaxation({ year: 2026, startYear: 2026, pensionYear: 50_00 }).income).toBe(0);
    expect(() => pensionTaxation({ year: 2026, startYear: 2027, pensionYear: 1 })).toThrow(
      expect.objectContaining({ code: 'invalid-input', field: 'startYear' }),
    );
  });
});
