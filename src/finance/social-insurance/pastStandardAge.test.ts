import { grossToNet } from '../net-income';
import { employeeContributions } from './employee';
import type { EmployeeContributionsInput } from './employeeInput';

// Cases from public reports and the law: past the standard age the two branches follow different rules.

const employee = (changes: Partial<EmployeeContributionsInput> = {}): EmployeeContributionsInput => ({
  year: 2026,
  month: 10,
  period: 'month',
  gross: 4_000_00,
  federalState: 'HESSEN',
  children: 1,
  health: { kind: 'statutory', additionalRate: 0.029 },
  birthDate: '1958-01-15',
  ...changes,
});

describe('past the standard age', () => {
  test('with a full old-age pension only the employer pays: 372.00 and 52.00', () => {
    const { pension, unemployment } = employeeContributions(employee({ fullOldAgePension: true }));
    expect(pension).toEqual({ employee: 0, employer: 372_00 });
    expect(unemployment).toEqual({ employee: 0, employer: 52_00 });
  });

  test('without the pension, or with a waiver, the pension contribution stays', () => {
    for (const changes of [{}, { fullOldAgePension: true, pensionWaiver: true }]) {
      const { pension, unemployment } = employeeContributions(employee(changes));
      expect(pension).toEqual({ employee: 372_00, employer: 372_00 });
      expect(unemployment).toEqual({ employee: 0, employer: 52_00 });
    }
  });

  test('before it a full pension changes neither branch, but there is no Krankengeld: 7.0 instead of 7.3 %', () => {
    const early = employeeContributions(employee({ birthDate: '1961-03-15', fullOldAgePension: true }));
    expect(early.pension).toEqual({ employee: 372_00, employer: 372_00 });
    expect(early.unemployment).toEqual({ employee: 52_00, employer: 52_00 });
    expect(early.health).toEqual({ employee: 280_00, employer: 280_00 });
    expect(employeeContributions(employee()).health).toEqual({ employee: 292_00, employer: 292_00 });
  });

  test('begins with the month after the birthday, and is a share of a year', () => {
    // born 15 January 1960: 66 years and 4 months on 14 May 2026, so from June on; born on the 1st a month earlier
    const born = (birthDate: string, month: number) =>
      employeeContributions(employee({ birthDate, month })).unemployment.employee;
    expect([born('1960-01-15', 5), born('1960-01-15', 6)]).toEqual([52_00, 0]);
    expect([born('1960-01-01', 4), born('1960-01-01', 5)]).toEqual([52_00, 0]);
    const year = employeeContributions(
      employee({ birthDate: '1960-01-15', period: 'year', gross: 48_000_00 }),
    );
    expect(year.unemployment).toEqual({ employee: 260_00, employer: 624_00 }); // five of twelve months
  });

  test('who is outside a branch stays outside', () => {
    const { pension, unemployment } = employeeContributions(
      employee({ pensionInsured: false, unemploymentInsured: false, fullOldAgePension: true }),
    );
    expect([pension, unemployment]).toEqual([
      { employee: 0, employer: 0 },
      { employee: 0, employer: 0 },
    ]);
  });

  test('a Minijob asks for no pension contribution of a pensioner, its employer pays 15 %', () => {
    const paid = employeeContributions(employee({ gross: 600_00, fullOldAgePension: true }));
    expect(paid.pension).toEqual({ employee: 0, employer: 90_00 });
    expect(employeeContributions(employee({ gross: 600_00 })).pension.employee).toBe(21_60);
  });
});

describe('Aktivrente, § 3 Nr. 21 EStG', () => {
  const year = (birthDate: string) =>
    grossToNet({
      ...employee({ birthDate, period: 'year', gross: 48_000_00 }),
      taxClass: 'I',
      churchMember: false,
      activePension: true,
    }).activePension;

  test('of the year in which the age is reached the months past it are free', () => {
    expect(year('1960-01-15')).toBe(14_000_00); // June to December: 7/12 of 24,000
    expect(year('1959-12-10')).toBe(20_000_00); // 66 years and 2 months on 9 February 2026: March to December
    expect(year('1958-01-15')).toBe(24_000_00);
  });

  test('before that age it is refused', () => {
    expect(() => year('1961-01-15')).toThrow('not before the standard retirement age');
  });
});

describe('trainees and working students', () => {
  test('a trainee is in no transition zone: 111.60, 15.60, 105.00 and 21.60 of 1,200', () => {
    const paid = employeeContributions(
      employee({ gross: 1_200_00, employment: 'training', birthDate: '2007-03-15', children: 0 }),
    );
    expect(paid.pension.employee).toBe(111_60);
    expect(paid.unemployment.employee).toBe(15_60);
    expect(paid.health.employee + paid.healthAdditional.employee).toBe(105_00);
    expect(paid.careInsurance.employee).toBe(21_60);
  });

  test('of 500 nothing is a Minijob, and of 325 the employer pays all', () => {
    const trainee = (gross: number) =>
      employeeContributions(
        employee({ gross, employment: 'training', birthDate: '2007-03-15', children: 0 }),
      );
    expect(trainee(500_00).pension).toEqual({ employee: 46_50, employer: 46_50 });
    expect(trainee(325_00).employeeTotal).toBe(0);
    expect(trainee(325_00).pension).toEqual({ employee: 0, employer: 2 * 30_23 });
  });

  test('a working student pays to the pension insurance alone', () => {
    const paid = employeeContributions(
      employee({
        gross: 2_400_00,
        birthDate: '2003-03-15',
        health: { kind: 'elsewhere' },
        unemploymentInsured: false,
      }),
    );
    expect(paid.pension).toEqual({ employee: 223_20, employer: 223_20 });
    expect(paid.employeeTotal).toBe(223_20);
    expect(paid.employerTotal).toBe(223_20);
  });
});
