import fc from 'fast-check';
import { fullAgeSource } from '../law';
import { accessFactor } from './accessFactor';
import { type OldAgePensionKind, retirementAge } from './retirementAge';

const years = (kind: OldAgePensionKind, birthYear: number) => {
  const { fullAge } = retirementAge({ kind, birthDate: `${birthYear}-06-15` });
  return `${Math.floor(fullAge / 12)}+${fullAge % 12}`;
};

describe('retirement ages, §§ 235–236b SGB VI', () => {
  test('the standard age rises from 65 to 67', () => {
    const expected: Record<number, string> = {
      1946: '65+0',
      1947: '65+1',
      1958: '66+0',
      1959: '66+2',
      1960: '66+4',
      1963: '66+10',
      1964: '67+0',
      1990: '67+0',
    };
    for (const [year, age] of Object.entries(expected)) expect(years('standard', Number(year))).toBe(age);
  });

  test('45 years: 63 and two months for 1953, 64 and ten for 1963, 65 from 1964', () => {
    expect([1952, 1953, 1963, 1964, 1988].map((year) => years('very-long-insured', year))).toEqual([
      '63+0',
      '63+2',
      '64+10',
      '65+0',
      '65+0',
    ]);
  });

  test('35 years: from 63 on; severely disabled from 62, without deduction at 65', () => {
    expect(retirementAge({ kind: 'long-insured', birthDate: '1970-03-10' })).toMatchObject({
      fullAge: 67 * 12,
      earliestAge: 63 * 12,
      earliestStart: '2033-04-01',
      waitingMonths: 420,
    });
    expect(retirementAge({ kind: 'disabled', birthDate: '1970-03-10' })).toMatchObject({
      fullAge: 65 * 12,
      earliestAge: 62 * 12,
    });
  });

  test('35 years, § 236 (2): the full age stays 65 for births before 1949 and meets the standard age in March', () => {
    const age = (birthDate: string) => retirementAge({ kind: 'long-insured', birthDate }).fullAge - 65 * 12;
    expect(['1946-05-01', '1948-12-31', '1949-01-01', '1949-02-28', '1949-03-01'].map(age)).toEqual([
      0, 0, 1, 2, 3,
    ]);
    for (const birthDate of ['1949-12-31', '1950-06-15', '1958-01-01', '1963-12-31', '1964-01-01']) {
      const [long, standard] = (['long-insured', 'standard'] as const).map((kind) =>
        retirementAge({ kind, birthDate }),
      );
      expect(long?.fullAge).toBe(standard?.fullAge);
    }
    expect(
      accessFactor({ birthDate: '1948-06-15', kind: 'long-insured', startDate: '2013-07-01' }),
    ).toMatchObject({
      monthsEarly: 0,
      factor: 1,
    });
  });

  test('severely disabled, § 236a (2): 63 and 60 for births before 1952, then month by month', () => {
    const ages = (birthDate: string) => {
      const { fullAge, earliestAge } = retirementAge({ kind: 'disabled', birthDate });
      return [fullAge - 63 * 12, earliestAge - 60 * 12];
    };
    expect(['1947-06-15', '1951-12-31'].map(ages)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const months = ['01-01', '02-01', '03-01', '04-01', '05-31', '06-01', '12-31'];
    expect(months.map((day) => ages(`1952-${day}`)[0])).toEqual([1, 2, 3, 4, 5, 6, 6]);
    expect(ages('1952-05-31')).toEqual([5, 5]);
    const years = [1953, 1954, 1955, 1956, 1957, 1958, 1959, 1960, 1961, 1962, 1963, 1964, 1980];
    expect(years.map((year) => ages(`${year}-06-15`)[1])).toEqual([
      7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 24,
    ]);
  });

  test('the ages of every kind of pension name their paragraph', () => {
    for (const kind of ['standard', 'long-insured', 'very-long-insured', 'disabled'] as const)
      expect(fullAgeSource(kind).paragraph).toContain('SGB VI');
  });

  test('the pension begins in the month after the birthday; born on the 1st, in the month of the birthday', () => {
    expect(retirementAge({ kind: 'standard', birthDate: '1988-09-02' }).fullStart).toBe('2055-10-01');
    expect(retirementAge({ kind: 'standard', birthDate: '1988-09-01' }).fullStart).toBe('2055-09-01');
    expect(retirementAge({ kind: 'standard', birthDate: '1964-12-31' }).fullStart).toBe('2032-01-01');
  });
});

describe('access factor, § 77 SGB VI', () => {
  const factor = (startDate: string, kind: OldAgePensionKind = 'long-insured') =>
    accessFactor({ birthDate: '1970-03-10', kind, startDate });

  test('0.3 % less for each month early, at most 14.4 % for four years', () => {
    expect(factor('2033-04-01')).toMatchObject({ monthsEarly: 48, factor: 0.856 });
    expect(factor('2036-04-01')).toMatchObject({ monthsEarly: 12, factor: 0.964 });
    expect(factor('2037-04-01')).toMatchObject({ monthsEarly: 0, monthsLate: 0, factor: 1 });
  });

  test('severely disabled: at most 10.8 % less', () => {
    expect(factor('2032-04-01', 'disabled')).toMatchObject({ monthsEarly: 36, factor: 0.892 });
  });

  test('0.5 % more for each month after the standard age', () => {
    expect(factor('2038-04-01', 'standard')).toMatchObject({ monthsLate: 12, factor: 1.06 });
  });

  test('between the full age of 45 years and the standard age there is neither', () => {
    expect(factor('2036-01-01', 'very-long-insured')).toMatchObject({
      monthsEarly: 0,
      monthsLate: 0,
      factor: 1,
    });
  });

  test('a start before the earliest age is refused', () => {
    for (const [date, kind] of [
      ['2033-03-01', 'long-insured'],
      ['2035-03-01', 'very-long-insured'],
      ['2037-03-01', 'standard'],
    ] as const) {
      expect(() => factor(date, kind)).toThrow(
        expect.objectContaining({ code: 'invalid-input', field: 'startDate' }),
      );
    }
  });

  test('every month later raises the factor or keeps it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 95 }), (month) => {
        const start = (count: number) => {
          const total = 2033 * 12 + 3 + count;
          return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}-01`;
        };
        expect(factor(start(month + 1)).factor).toBeGreaterThan(factor(start(month)).factor);
      }),
    );
  });
});
