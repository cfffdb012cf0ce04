import { type SelfEmployedInput, selfEmployedNet } from './selfEmployed';

const clara: SelfEmployedInput = {
  year: 2026,
  profitYear: 66_000_00,
  health: { kind: 'statutory', sickPay: true, additionalRate: 0.029 },
  children: 1,
  tariff: 'basic',
  singleParentOf: 1,
  furtherDeductions: 3_600_00,
  federalState: 'HESSEN',
  churchMember: false,
};

describe('net income of the self-employed, simplified', () => {
  test('Clara: 5,500 a month become 3,610, within 25 euros', () => {
    const net = selfEmployedNet(clara);
    expect(net.insurance).toBe(12 * 1_160_50);
    expect(Math.abs(net.netMonth - 3_610_00)).toBeLessThanOrEqual(25_00);
    expect(Math.abs(net.taxableIncome - 44_735_00)).toBeLessThanOrEqual(100_00);
  });

  test('4 % of health contributions with sick pay are not deductible', () => {
    expect(selfEmployedNet(clara).deductions).toEqual({
      ageRelief: 0,
      insurance: 12 * (962_50 * 0.96 + 198_00),
      pension: 0,
      singleParentRelief: 4_260_00,
      specialExpenses: 36_00,
      further: 3_600_00,
    });
    const withoutSickPay = selfEmployedNet({ ...clara, health: { kind: 'statutory', sickPay: false } });
    expect(withoutSickPay.deductions.insurance).toBe(withoutSickPay.insurance);
  });

  test('each further child of a single parent brings 240 euros more relief', () => {
    expect(selfEmployedNet({ ...clara, singleParentOf: 3 }).deductions.singleParentRelief).toBe(4_740_00);
    expect(selfEmployedNet({ ...clara, singleParentOf: 0 }).deductions.singleParentRelief).toBe(0);
  });

  test('private premiums are paid in full and deducted with their basic part', () => {
    const health = { kind: 'private', premiumMonth: 700_00, basicPremiumMonth: 550_00 } as const;
    const net = selfEmployedNet({ ...clara, health });
    expect(net).toMatchObject({
      member: undefined,
      insurance: 8_400_00,
      deductions: { insurance: 6_600_00 },
    });
    expect(net.net).toBe(net.profit - net.insurance - net.taxes.total);
  });

  test('couples have the lump sum for special expenses twice', () => {
    expect(selfEmployedNet({ ...clara, tariff: 'splitting' }).deductions.specialExpenses).toBe(72_00);
  });

  test('the additional rate is the fund’s, or the average of the year when it is not known', () => {
    const rate = (health: SelfEmployedInput['health']) =>
      selfEmployedNet({ ...clara, health }).member?.additionalRate;
    expect(rate({ kind: 'statutory', sickPay: true, additionalRate: 0.035 })).toBe(0.035);
    expect(rate({ kind: 'statutory', sickPay: true })).toBe(0.029);
  });

  test('profit has the relief for age: 16.0 % less of 2020, at most 760', () => {
    // born 10 March 1955: 64 on 9 March 2019, so by the share of 2020, 16.0 %, at most 760
    const relief = (birthDate: string, profitYear: number) =>
      selfEmployedNet({ ...clara, birthDate, profitYear }).deductions.ageRelief;
    expect(relief('1955-03-10', 4_000_00)).toBe(640_00);
    expect(relief('1955-03-10', 40_000_00)).toBe(760_00);
    expect(relief('1985-03-10', 40_000_00)).toBe(0);
  });
});

describe('contributions to a pension, § 10 (1) Nr. 2 EStG', () => {
  test('an artist pays and deducts the own half of all of them, as sick pay is insured less 4 % of health', () => {
    // profit 24,000: pension 186.00 × 12 = 2,232; health 146 + 29, care 2,000 × 1.8 % = 36: 211.00 × 12 = 2,532;
    // deductible 211.00 − 4 % of 175.00 = 204.00 × 12 = 2,448
    const net = selfEmployedNet({
      year: 2026,
      profitYear: 24_000_00,
      health: { kind: 'statutory', sickPay: false },
      artist: true,
      children: 1,
      tariff: 'basic',
      federalState: 'HESSEN',
      churchMember: false,
    });
    expect(net).toMatchObject({
      member: undefined,
      insurance: 2_532_00,
      pension: 2_232_00,
      deductions: { insurance: 2_448_00, pension: 2_232_00 },
      taxableIncome: 24_000_00 - 2_448_00 - 2_232_00 - 36_00,
    });
    expect(net.net).toBe(24_000_00 - 2_532_00 - 2_232_00 - net.taxes.total);
  });

  test('of an artist privately insured, half of the premiums is not his own and cannot be deducted', () => {
    // a fund would take 2,000 × 21.1 % ÷ 2 = 211.00; half of 400 is less: 200 × 12 = 2,400; 350 − 200 = 150 × 12
    const net = selfEmployedNet({
      ...clara,
      profitYear: 24_000_00,
      artist: true,
      health: { kind: 'private', premiumMonth: 400_00, basicPremiumMonth: 350_00 },
    });
    expect(net.insurance).toBe(2_400_00);
    expect(net.deductions.insurance).toBe(1_800_00);
  });

  test('those to a Versorgungswerk are paid out of the profit and deducted up to the maximum of the Basisrente', () => {
    // 24.7 % × 124,800 = 30,825.60 → 30,826; of 18,000 all, of 40,000 that
    const of = (pensionYear: number) => selfEmployedNet({ ...clara, pensionYear });
    expect(of(18_000_00)).toMatchObject({ pension: 18_000_00, deductions: { pension: 18_000_00 } });
    expect(of(40_000_00).deductions.pension).toBe(30_826_00);
    const without = selfEmployedNet(clara);
    expect(of(18_000_00).net).toBe(without.net - 18_000_00 + without.taxes.total - of(18_000_00).taxes.total);
  });
});
