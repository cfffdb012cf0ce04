import { assessTaxes } from '../tax';
import {
  accessFactor,
  annuityTaxableShare,
  childRaising,
  netPension,
  type Pensioner,
  pensionTaxation,
  projectPensionLetter,
  retirementAge,
  widowPension,
} from '.';

// The table of § 22 Nr. 1 Satz 3 a bb EStG: per cent by the age at the start, from 50 on.
test('the taxable share of an annuity from a private contract is that of the law at each age', () => {
  const published = [30, 29, 29, 28, 27, 26, 26, 25, 24, 23, 22, 22, 21, 20, 19, 18, 18, 17, 16, 15, 15, 14];
  const later = [13, 13, 12, 11, 10, 10, 9, 9, 8, 7, 7, 6, 6, 5, 5, 5, 4, 4, 4, 4, 3, 3, 2, 2, 2, 1];
  const ages = [...published, ...later].map((percent, index) => [50 + index, percent]);
  expect(ages.at(-1)).toEqual([97, 1]);
  for (const [ageAtStart = 0, percent = 0] of [...ages, [98, 1], [110, 1]]) {
    expect([ageAtStart, annuityTaxableShare({ ageAtStart })]).toEqual([ageAtStart, percent / 100]);
  }
});

test('children born before 1992 bring 30 months, later ones 36', () => {
  const childBirthDates = ['1991-12-31', '1992-01-01'];
  expect(childRaising({ childBirthDates, date: '2026-10-01' }).children.map(({ months }) => months)).toEqual([
    30, 36,
  ]);
});

test('months of raising a child are credited as they pass, § 56 (5) SGB VI', () => {
  const months = (childBirthDates: string[], date = '2026-10-20') =>
    childRaising({ childBirthDates, date }).children.map((child) => child.months);
  expect(months(['2026-04-15'])).toEqual([5]);
  expect(months(['2026-10-01'])).toEqual([0]);
  expect(months(['2030-01-01'])).toEqual([0]);
  expect(months(['2023-09-30'])).toEqual([36]);
  expect(months(['2023-10-01'])).toEqual([35]);
  expect(childRaising({ childBirthDates: ['2026-04-15'], date: '2026-10-20' }).points).toBe(0.4165);
});

test('periods of two children that run at the same time follow one another, whichever is named first', () => {
  const twins = ['2022-05-10', '2022-05-10'];
  const at = (date: string) => childRaising({ childBirthDates: twins, date });
  expect(at('2023-06-01').children.map(({ months }) => months)).toEqual([12, 0]);
  expect(at('2026-06-01').children.map(({ months }) => months)).toEqual([36, 12]);
  expect(at('2028-06-01').months).toBe(72);
  expect(
    childRaising({ childBirthDates: ['2025-01-01', '2022-01-01'], date: '2026-02-01' }).children,
  ).toMatchObject([
    { birthDate: '2022-01-01', months: 36 },
    { birthDate: '2025-01-01', months: 12 },
  ]);
});

test('the standard age was 65 for those born before 1947, and 63 after 45 years for those before 1953', () => {
  const age = (kind: 'standard' | 'very-long-insured', year: number) =>
    retirementAge({ kind, birthDate: `${year}-06-15` }).fullAge;
  expect([1940, 1946, 1947].map((year) => age('standard', year))).toEqual([780, 780, 781]);
  expect([1950, 1952, 1953].map((year) => age('very-long-insured', year))).toEqual([756, 756, 758]);
});

describe('widow’s pension', () => {
  const widow = { personalPoints: 40, date: '2026-10-01', ownNetIncome: 9_999_00, children: 0 } as const;

  test('is paid in full for three months, and reduced by own income from the next', () => {
    const after = (monthsSinceDeath: number) => widowPension({ ...widow, kind: 'large', monthsSinceDeath });
    expect(after(2)).toMatchObject({ kindFactor: 1, credited: 0 });
    expect(after(3)).toMatchObject({ kindFactor: 0.55, pension: 0 });
    expect(after(3).credited).toBe(after(3).beforeCredit);
  });

  test('the small one ends after two years, the large one does not', () => {
    const paid = (kind: 'small' | 'large', monthsSinceDeath: number) =>
      widowPension({ ...widow, ownNetIncome: 0, kind, monthsSinceDeath }).pension > 0;
    expect([paid('small', 23), paid('small', 24), paid('large', 24)]).toEqual([true, false, true]);
  });
});

describe('net pension', () => {
  const health = { kind: 'statutory', membership: 'compulsory' } as const;
  const pensioner: Pensioner = { statePension: 2_500_00, startYear: 2020, health };
  const net = (change: Partial<Pensioner>) =>
    netPension({
      year: 2026,
      federalState: 'HESSEN',
      churchMember: false,
      pensioners: [{ ...pensioner, ...change }],
    });

  test('the free amount that the tax office fixed counts instead of the share', () => {
    expect(net({}).pensioners[0]?.taxation.taxFreeAmount).toBe(6_000_00);
    expect(net({ fixedTaxFreeAmount: 5_000_00 }).pensioners[0]?.taxation.taxFreeAmount).toBe(5_000_00);
  });

  test('the 102 euros count once for state and occupational pension together, § 9a S. 1 Nr. 3 EStG', () => {
    const income = (change: Partial<Pensioner>) => {
      const { deductibleInsurance, specialExpenses, taxableIncome } = net(change);
      return taxableIncome + deductibleInsurance + specialExpenses;
    };
    expect(income({ statePension: 0, occupationalPension: 2_000_00 })).toBe(24_000_00 - 102_00);
    expect(income({ occupationalPension: 500_00 })).toBe(24_000_00 + 6_000_00 - 102_00);
    expect(
      pensionTaxation({ year: 2026, startYear: 2020, pensionYear: 0, fullyTaxableYear: 60_00 }),
    ).toMatchObject({ expensesLumpSum: 60_00, income: 0 });
  });

  test('the additional rate is the fund’s, or the average of the year', () => {
    const rateOf = (result: ReturnType<typeof net>) => result.pensioners[0]?.contributions?.additionalRate;
    expect(rateOf(net({}))).toBe(0.029);
    expect(rateOf(net({ health: { ...health, additionalRate: 0.035 } }))).toBe(0.035);
  });

  test('one pensioner is taxed by the basic tariff', () => {
    const { taxableIncome, taxes } = net({});
    expect(taxes).toEqual(
      assessTaxes({
        year: 2026,
        tariff: 'basic',
        federalState: 'HESSEN',
        churchMember: false,
        incomeBeforeChildren: taxableIncome,
      }),
    );
  });
});

describe('what is refused says why', () => {
  test.each([
    [
      'startDate: this pension begins on 2037-04-01 at the earliest',
      () => accessFactor({ birthDate: '1970-03-10', kind: 'standard', startDate: '2037-03-31' }),
    ],
    [
      'startDate: the pension began before the letter',
      () =>
        projectPensionLetter({
          letterDate: '2026-01-01',
          startDate: '2025-12-01',
          projectedPension: 1,
          adjustmentRate: 0,
          inflationRate: 0,
        }),
    ],
    [
      'startYear: the pension has not begun',
      () => pensionTaxation({ year: 2026, startYear: 2027, pensionYear: 1 }),
    ],
  ])('%s', (message, call) => {
    expect(call).toThrow(expect.objectContaining({ code: 'invalid-input', message }));
  });
});
