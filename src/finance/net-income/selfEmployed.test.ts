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
