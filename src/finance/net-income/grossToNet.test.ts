import fc from 'fast-check';
import { wageTax } from '../tax';
import { grossToNet } from './grossToNet';
import type { GrossToNetInput } from './grossToNetInput';
import { minijobCharges } from './minijobCharges';

const fund = { kind: 'statutory', additionalRate: 0.029 } as const;

function pay(changes: Partial<GrossToNetInput>): GrossToNetInput {
  return {
    year: 2026,
    period: 'month',
    gross: 0,
    taxClass: 'I',
    federalState: 'HESSEN',
    churchMember: false,
    health: fund,
    ...changes,
  };
}

describe('the sample households of 2026', () => {
  test('Jonas: 5,150.00 becomes 3,235.14', () => {
    const jonas = grossToNet(
      pay({ gross: 5_150_00, taxClass: 'IV', children: 2, birthDate: '1988-09-02', federalState: 'BAYERN' }),
    );
    expect(jonas.deductions).toEqual({
      wageTax: 838_50,
      solidaritySurcharge: 0,
      churchTax: 0,
      pension: 478_95,
      unemployment: 66_95,
      health: 450_63,
      care: 79_83,
      deferredPay: 0,
    });
    expect(jonas.net).toBe(3_235_14);
  });

  test('of Lena’s 3,350: pension 312, unemployment 44, health 293, care 80, wage tax 371', () => {
    const { deductions } = grossToNet(
      pay({ gross: 3_350_00, birthDate: '1997-03-14', federalState: 'THUERINGEN' }),
    );
    const { pension, unemployment, health, care, wageTax: tax } = deductions;
    expect([pension, unemployment, health, care, tax].map((cents) => Math.round(cents / 100))).toEqual([
      312, 44, 293, 80, 371,
    ]);
  });

  test.each([
    ['Lena', { gross: 3_350_00, birthDate: '1997-03-14', federalState: 'THUERINGEN' }, 2_250],
    ['Aylin', { gross: 2_350_00, taxClass: 'IV', children: 2, federalState: 'BAYERN' }, 1_697],
    ['Sofie', { gross: 2_050_00, taxClass: 'IV', children: 1, federalState: 'NIEDERSACHSEN' }, 1_516],
    [
      'Nadine',
      { gross: 8_300_00, birthDate: '1992-04-30', federalState: 'HAMBURG', churchMember: true },
      4_647,
    ],
  ] as const)('%s, within one euro', (_name, changes, net) => {
    expect(Math.abs(grossToNet(pay(changes)).net - net * 100)).toBeLessThanOrEqual(100);
  });

  test('Henrik, civil servant with aid: 5,720 becomes 4,390, within 25 euros', () => {
    const health = {
      kind: 'private',
      premiumMonth: 290_00,
      carePremiumMonth: 22_00,
      basicPremiumMonth: 249_60,
      employerSubsidy: false,
    } as const;
    const henrik = grossToNet(
      pay({ gross: 5_720_00, taxClass: 'IV', pensionInsured: false, unemploymentInsured: false, health }),
    );
    expect(Math.abs(henrik.net - 4_390_00)).toBeLessThanOrEqual(25_00);
    expect(henrik.netAfterPrivatePremiums).toBe(henrik.net - 312_00);
  });

  test('Nadine with private cover: the subsidy is paid out, the premium leaves the account', () => {
    const health = { kind: 'private', premiumMonth: 628_00, carePremiumMonth: 48_00 } as const;
    const nadine = grossToNet(pay({ gross: 8_300_00, churchMember: true, federalState: 'HAMBURG', health }));
    expect(nadine.employerSubsidy).toBe(338_00);
    expect(nadine.net).toBe(8_300_00 + 338_00 - nadine.totalDeductions);
    expect(nadine.privatePremiums).toBe(676_00);
    expect(nadine.netAfterPrivatePremiums).toBe(nadine.net - 676_00);
    expect(nadine.deductions.health + nadine.deductions.care).toBe(0);
  });
});

describe('small jobs', () => {
  test('a Minijob is taxed by the employer', () => {
    const mini = grossToNet(pay({ gross: 603_00, taxClass: 'VI', churchMember: true }));
    expect(mini.tax.total).toBe(0);
    expect(mini.net).toBe(603_00 - 21_71);
  });

  test('the privately insured have no subsidy in a Minijob: it is free by § 7 SGB V, § 257 (2) SGB V', () => {
    const health = { kind: 'private', premiumMonth: 628_00, carePremiumMonth: 48_00 } as const;
    const mini = grossToNet(pay({ gross: 500_00, health }));
    expect(mini).toMatchObject({ employerSubsidy: 0, net: 500_00 - mini.contributions.employeeTotal });
    expect(mini.contributions.employerTotal).toBe(75_00);
    const secondJob = grossToNet(pay({ gross: 500_00, health, employment: 'regular' }));
    expect(secondJob.employerSubsidy).toBe(52_75);
  });

  // minijobs-aktuell.de: 550 euros cost 71.50 + 82.50 of contributions, and what stands here.
  test.each([
    [2025, { flatTax: 11_00, sicknessLevy: 6_05, maternityLevy: 1_21, insolvencyLevy: 83 }, 723_09],
    [2026, { flatTax: 11_00, sicknessLevy: 4_40, maternityLevy: 1_21, insolvencyLevy: 83 }, 721_44],
  ] as const)(
    'what a Minijob of 550 euros costs its employer in %i, flat tax included',
    (year, charges, cost) => {
      const mini = grossToNet(pay({ year, gross: 550_00 }));
      expect(mini.minijobCharges).toMatchObject(charges);
      expect(mini.employerCost).toBe(cost);
      expect(minijobCharges({ year, gross: 550_00 })).toEqual(mini.minijobCharges);
    },
  );

  test('no other job has these charges, nor one beside a main job', () => {
    expect(grossToNet(pay({ gross: 603_01 })).minijobCharges).toBeUndefined();
    expect(grossToNet(pay({ gross: 500_00, employment: 'regular' })).minijobCharges).toBeUndefined();
    expect(() => minijobCharges({ year: 2026, gross: -1 })).toThrow('gross');
  });

  test('a Midijob of 1,000 euros is free of wage tax in class I', () => {
    const midi = grossToNet(pay({ gross: 1_000_00 }));
    expect(midi.contributions.bases.form).toBe('midijob');
    expect(midi.net).toBe(1_000_00 - midi.contributions.employeeTotal);
  });
});

test('pay converted into an occupational pension is free of tax and contributions', () => {
  const plain = grossToNet(pay({ gross: 5_000_00 }));
  const converted = grossToNet(pay({ gross: 5_000_00, deferredPay: 338_00 }));
  expect(converted.contributions.bases.pension).toBe(4_662_00);
  expect(plain.net - converted.net).toBeGreaterThan(338_00 * 0.4);
  expect(plain.net - converted.net).toBeLessThan(338_00 * 0.6);
  expect(() => grossToNet(pay({ gross: 100_00, deferredPay: 101_00 }))).toThrow(
    expect.objectContaining({ code: 'invalid-input', message: 'deferredPay: more than the gross pay' }),
  );
});

test('what the employer pays into it uses up the limits first: 300 and 45 are 7 above 4 % of 8,450', () => {
  const { contributions, deductions, tax } = grossToNet(
    pay({ gross: 5_000_00, deferredPay: 300_00, employerPension: 45_00 }),
  );
  expect(contributions.bases.pension).toBe(4_707_00);
  // 9.3 % of 4,707.00
  expect(deductions.pension).toBe(437_75);
  expect(tax).toEqual(grossToNet(pay({ gross: 5_000_00, deferredPay: 300_00 })).tax);
});

test('above 8 % of the ceiling, 676 a month, deferred pay is taxed', () => {
  const { contributions, deductions } = grossToNet(pay({ gross: 5_000_00, deferredPay: 700_00 }));
  // 5,000 − 338
  expect(contributions.bases.pension).toBe(4_662_00);
  const taxWith = (deferredPay: number) =>
    grossToNet(pay({ gross: 5_000_00, deferredPay })).deductions.wageTax;
  expect(deductions.wageTax).toBe(taxWith(676_00));
  expect(taxWith(676_00)).toBeLessThan(taxWith(600_00));
});

test('the wage tax knows the fund’s rate, Saxony and the premiums of a month', () => {
  const healthForTax = { kind: 'statutory', careSurcharge: true, careDiscounts: 0 } as const;
  const card = { year: 2026, period: 'month', gross: 4_000_00, taxClass: 'I', churchMember: false } as const;
  const saxon = { federalState: 'SACHSEN', health: { kind: 'statutory', additionalRate: 0.039 } } as const;
  expect(grossToNet(pay({ gross: 4_000_00, ...saxon })).tax).toEqual(
    wageTax({
      ...card,
      federalState: 'SACHSEN',
      health: { ...healthForTax, additionalRate: 0.039, saxony: true },
    }),
  );
  expect(grossToNet(pay({ gross: 4_000_00, health: { kind: 'statutory' } })).tax).toEqual(
    wageTax({ ...card, federalState: 'HESSEN', health: { ...healthForTax, saxony: false } }),
  );
  const health = { kind: 'private', premiumMonth: 628_00, carePremiumMonth: 48_00 } as const;
  for (const [period, months] of [
    ['month', 1],
    ['year', 12],
  ] as const) {
    const { provident } = grossToNet(pay({ period, gross: 8_300_00 * months, health })).tax.yearly;
    expect(provident.healthAndCare).toBe(12 * 338_00);
  }
});

test('Aktivrente: 2,000 euros a month are free of tax from 2026, not of contributions', () => {
  const plain = grossToNet(pay({ gross: 3_000_00 }));
  const active = grossToNet(pay({ gross: 3_000_00, activePension: true }));
  expect(active.activePension).toBe(2_000_00);
  expect(active.contributions).toEqual(plain.contributions);
  expect(active.tax.wageTax).toBe(0);
  expect(active.net).toBe(3_000_00 - active.contributions.employeeTotal);
  expect(grossToNet(pay({ gross: 1_500_00, activePension: true })).activePension).toBe(1_500_00);
  expect(grossToNet(pay({ gross: 60_000_00, period: 'year', activePension: true })).activePension).toBe(
    24_000_00,
  );
  expect(grossToNet(pay({ gross: 3_000_00, year: 2025, activePension: true })).activePension).toBe(0);
});

test('a year of twelve equal months differs from them by rounding only', () => {
  const month = grossToNet(pay({ gross: 4_321_00, churchMember: true }));
  const year = grossToNet(pay({ gross: 12 * 4_321_00, period: 'year', churchMember: true }));
  expect(Math.abs(year.net - 12 * month.net)).toBeLessThanOrEqual(60);
});

describe('properties', () => {
  const input = fc.record({
    year: fc.constantFrom(2025, 2026),
    period: fc.constantFrom('month' as const, 'year' as const),
    gross: fc.integer({ min: 0, max: 3_000_000 }),
    taxClass: fc.constantFrom('I', 'II', 'III', 'IV', 'V', 'VI'),
    children: fc.integer({ min: 0, max: 6 }),
    childAllowances: fc.integer({ min: 0, max: 8 }).map((halves) => halves / 2),
    federalState: fc.constantFrom('BAYERN', 'SACHSEN', 'HAMBURG', 'AUSLAND'),
    churchMember: fc.boolean(),
    pensionInsured: fc.boolean(),
    health: fc.oneof(
      fc.constant(fund),
      fc.record({
        kind: fc.constant('private' as const),
        premiumMonth: fc.integer({ min: 1, max: 120_000 }),
        carePremiumMonth: fc.integer({ min: 0, max: 20_000 }),
      }),
    ),
  }) as fc.Arbitrary<GrossToNetInput>;

  test('the parts sum to the whole to the cent, in whole cents', () => {
    fc.assert(
      fc.property(input, (anyPay) => {
        const result = grossToNet(anyPay);
        const withheld = Object.values(result.deductions).reduce((sum, part) => sum + part, 0);
        expect(withheld).toBe(result.totalDeductions);
        expect(result.net).toBe(result.gross + result.employerSubsidy - withheld);
        expect(Number.isInteger(result.net)).toBe(true);
        const charges = result.minijobCharges?.total ?? 0;
        expect(result.employerCost).toBe(result.gross + result.contributions.employerTotal + charges);
      }),
    );
  });

  test('above the Midijob more gross is more net', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 2_000, max: 100_000 }), (anyPay, more) => {
        const regular = { ...anyPay, employment: 'regular' as const, taxClass: 'I' as const };
        const low = grossToNet(regular).net;
        expect(grossToNet({ ...regular, gross: regular.gross + more }).net).toBeGreaterThanOrEqual(low);
      }),
    );
  });
});
