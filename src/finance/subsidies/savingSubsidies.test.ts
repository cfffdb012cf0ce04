import { employerSavings, housingPremium, savingsAllowance } from './savingSubsidies';

const single = { year: 2026, taxableIncome: 31_000_00, couple: false };

describe('Wohnungsbauprämie', () => {
  const premium = (changes: object) =>
    housingPremium({ ...single, contributionsYear: 700_00, age: 29, ...changes });

  test('10 % of at most 700 euros, 1,400 for couples', () => {
    expect(premium({})).toMatchObject({ outcome: 'granted', premium: 70_00, incomeLimit: 35_000_00 });
    expect(premium({ contributionsYear: 5_000_00 }).premium).toBe(70_00);
    expect(premium({ contributionsYear: 333_00 }).premium).toBe(33_30);
    expect(premium({ contributionsYear: 2_000_00, couple: true, taxableIncome: 70_000_00 }).premium).toBe(
      140_00,
    );
  });

  test('says why there is none', () => {
    expect(premium({ taxableIncome: 35_000_01 })).toMatchObject({ outcome: 'income-too-high', premium: 0 });
    expect(premium({ taxableIncome: 35_000_00 }).outcome).toBe('granted');
    expect(premium({ age: 15 }).outcome).toBe('too-young');
    expect(premium({ age: 16, contributionsYear: 50_00 }).outcome).toBe('granted');
    expect(premium({ contributionsYear: 49_99 }).outcome).toBe('too-little');
  });
});

describe('Arbeitnehmersparzulage', () => {
  test('9 % of 470 and 20 % of 400 euros, up to full euros: 43 and 80, together 123', () => {
    const result = savingsAllowance({ ...single, buildingYear: 480_00, equityYear: 400_00 });
    expect(result.outcome).toBe('granted');
    expect(result).toMatchObject({ building: 43_00, equity: 80_00, total: 123_00, incomeLimit: 40_000_00 });
  });

  test('nothing above the income limit, which doubles for couples', () => {
    const saver = { year: 2026, buildingYear: 470_00, equityYear: 0 };
    expect(savingsAllowance({ ...saver, taxableIncome: 40_000_01, couple: false })).toMatchObject({
      outcome: 'income-too-high',
      total: 0,
    });
    expect(savingsAllowance({ ...saver, taxableIncome: 80_000_00, couple: true }).total).toBe(43_00);
  });
});

describe('employer savings', () => {
  test('Lena: 27 of 40 euros from the employer are 324 a year, the allowance 43', () => {
    const savings = employerSavings({
      ...single,
      form: 'building',
      contractMonth: 40_00,
      employerMonth: 27_00,
    });
    expect(savings).toMatchObject({ employerYear: 324_00, ownYear: 156_00, supportYear: 367_00 });
    expect(savings.allowance.building).toBe(43_00);
  });

  test('funds bring 80 euros', () => {
    const savings = employerSavings({
      ...single,
      form: 'equity',
      contractMonth: 40_00,
      employerMonth: 60_00,
    });
    expect(savings).toMatchObject({ employerYear: 480_00, ownYear: 0 });
    expect(savings.allowance).toMatchObject({ equity: 80_00, building: 0 });
  });
});
