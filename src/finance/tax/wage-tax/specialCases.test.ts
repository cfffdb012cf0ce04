import { lawForYear } from '../../law';
import { classFiveSixTax } from './classFiveSix';
import type { WageTaxInput } from './input';
import { type OneOffPayTaxInput, oneOffPayTax } from './oneOffPay';
import { wageTax } from './wageTax';

const person = {
  year: 2026,
  taxClass: 'I',
  federalState: 'HESSEN',
  churchMember: false,
  health: {
    kind: 'statutory',
    additionalRate: 0.029,
    careSurcharge: false,
    careDiscounts: 0,
    saxony: false,
  },
} as const;
const yearOf = (gross: number, changes: Partial<WageTaxInput> = {}) =>
  wageTax({ ...person, period: 'year', gross, ...changes }).yearly;
const benefitsOf = (amount: number, firstMonth: number, specialPayments = 0) => ({
  benefits: { amount, startYear: 2020, firstMonth, specialPayments },
});

describe('reliefs for benefits that began in 2020: 16 %, at most 1,200, and 360 euros', () => {
  test('are formed on twelve first months and the special payments of a year', () => {
    const { reliefs, employeeAllowance } = yearOf(5_800_00, benefitsOf(5_800_00, 400_00, 1_000_00));
    expect(reliefs).toEqual({ benefitAllowance: 928_00, benefitSupplement: 360_00, ageRelief: 0 });
    expect(employeeAllowance).toBe(102_00);
    expect(yearOf(24_000_00, benefitsOf(24_000_00, 2_000_00)).reliefs.benefitAllowance).toBe(1_200_00);
  });

  test('the supplement is at most what the allowance leaves of the first year’s benefits, up to full euros', () => {
    expect(yearOf(1_000_00, benefitsOf(1_000_00, 20_00)).reliefs).toMatchObject({
      benefitAllowance: 38_40,
      benefitSupplement: 202_00,
    });
  });

  test('benefits that the reliefs use up leave nothing for a lump sum', () => {
    const { reliefs, employeeAllowance, taxableIncome } = yearOf(300_00, benefitsOf(300_00, 25_00));
    expect(reliefs).toMatchObject({ benefitAllowance: 48_00, benefitSupplement: 252_00 });
    expect([employeeAllowance, taxableIncome]).toEqual([0, 0]);
  });

  test('without any benefits paid there is none', () => {
    expect(yearOf(1_000_00, benefitsOf(0, 25_00)).reliefs).toMatchObject({
      benefitAllowance: 0,
      benefitSupplement: 0,
    });
  });
});

// Completed on 31 December 2018, so 2019 counts: 17.6 %, at most 836 euros.
test('age relief of someone born on 1 January 1955: 528 of 3,000 euros', () => {
  const birthDate = '1955-01-01';
  expect(yearOf(3_000_00, { birthDate }).reliefs.ageRelief).toBe(528_00);
  expect(yearOf(30_000_00, { birthDate }).reliefs.ageRelief).toBe(836_00);
});

test('small pay is its own lump sum, up to full euros, and never taxed below one euro', () => {
  expect(yearOf(800_50)).toMatchObject({ employeeAllowance: 801_00, taxableIncome: 0, tariff: 'basic' });
  expect(yearOf(1_230_01).employeeAllowance).toBe(1_230_00);
  expect(yearOf(0)).toMatchObject({ employeeAllowance: 0, taxableIncome: 0, incomeTax: 0, surchargeBase: 0 });
});

test('which rule the provident allowance follows', () => {
  const basis = (changes: Partial<WageTaxInput>) => yearOf(20_000_00, changes).provident.basis;
  const health = { kind: 'private', basicPremiumMonth: 0, employerSubsidyMonth: 0, saxony: false } as const;
  expect([basis({ health }), basis({}), basis({ health, year: 2025 })]).toEqual([
    'with-unemployment',
    'actual-rates',
    'minimum-share',
  ]);
  expect(yearOf(20_000_00, { health: { ...person.health, additionalRate: 0.049 } }).provident.total).toBe(
    yearOf(20_000_00).provident.total + 200_00,
  );
});

test('the average additional rate of the year stands in for one that is not known', () => {
  const { additionalRate: _rate, ...health } = person.health;
  expect(yearOf(20_000_00, { health }).provident).toEqual(yearOf(20_000_00).provident);
});

// PAP 2025, MVSP: 6,000.00 less 30,000.01 × 10.05 % are 2,984.998995, cut to cents; 30,000.02 × 9.55 % in Saxony.
test('until 2025 what a notional subsidy leaves of private premiums is cut to cents, not the subsidy', () => {
  const health = { kind: 'private', basicPremiumMonth: 500_00, employerSubsidyMonth: 250_00 } as const;
  const left = (gross: number, saxony: boolean) =>
    yearOf(gross, { year: 2025, health: { ...health, saxony } }).provident.healthAndCare;
  expect(left(30_000_01, false)).toBe(2_984_99);
  expect(left(30_000_02, true)).toBe(3_134_99);
  const none = { ...health, saxony: false, employerSubsidyMonth: 0 };
  expect(yearOf(30_000_01, { year: 2025, health: none }).provident.healthAndCare).toBe(6_000_00);
});

// Worked by hand: the taxes on 31,642.50 and 18,985.50 euros are 4,774 and 1,389; on 32,328 and 19,397, 4,882 and 1,422.
test('class V keeps fractions of 1.25 and 0.75 times the income in 2025 and cuts them in 2026', () => {
  expect(classFiveSixTax(lawForYear(2025), 25_314)).toBe(6_770);
  expect(classFiveSixTax(lawForYear(2026), 25_863)).toBe(6_920);
});

describe('one-off pay with a factor', () => {
  const oneOff = { ...person, taxClass: 'IV', factor: 0.9 } as const;
  const tax = (change: Partial<OneOffPayTaxInput>) =>
    oneOffPayTax({ ...oneOff, yearlyPay: 85_000_00, oneOffPay: 10_000_00, ...change });

  test('the factor lowers the tax on it and the tax that decides on the surcharge', () => {
    const { taxWith, taxWithout, ...withFactor } = tax({});
    const plain = tax({ factor: 1 });
    expect([taxWithout, taxWith]).toEqual([plain.taxWithout, plain.taxWith]);
    expect(withFactor.wageTax).toBe(Math.floor(((taxWith - taxWithout) * 0.9) / 100) * 100);
    // Above the free limit of 20,350 euros only without the factor.
    expect([taxWith > 20_350_00, taxWith * 0.9 < 20_350_00]).toEqual([true, true]);
    expect(withFactor.solidaritySurcharge).toBe(0);
    expect(plain.solidaritySurcharge).toBe(Math.floor(plain.wageTax * 0.055));
    expect(plain.total).toBe(plain.wageTax + plain.solidaritySurcharge);
  });

  test('may be more than the regular pay', () => {
    expect(tax({ yearlyPay: 0, oneOffPay: 20_000_00, factor: 1 }).wageTax).toBe(
      wageTax({ ...person, taxClass: 'IV', period: 'year', gross: 20_000_00 }).wageTax,
    );
  });

  test('only class IV has a factor', () => {
    expect(() => tax({ taxClass: 'I' })).toThrow(
      expect.objectContaining({ message: 'factor: only class IV has a factor' }),
    );
  });
});

test.each<[string, Partial<WageTaxInput>]>([
  ['childAllowances: 0.3 is not a multiple of one half', { childAllowances: 0.3 }],
  ['benefits.amount: benefits are a part of the gross pay', benefitsOf(2, 0)],
])('%s', (message, change) => {
  expect(() => yearOf(1, change)).toThrow(expect.objectContaining({ message }));
});
