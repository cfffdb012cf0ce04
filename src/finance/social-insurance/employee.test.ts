import fc from 'fast-check';
import { employeeContributions } from './employee';
import type { EmployeeContributionsInput } from './employeeInput';

function employee(changes: Partial<EmployeeContributionsInput> = {}): EmployeeContributionsInput {
  return {
    year: 2026,
    period: 'month',
    gross: 5_150_00,
    federalState: 'BAYERN',
    children: 2,
    health: { kind: 'statutory', additionalRate: 0.029 },
    ...changes,
  };
}

describe('regular employment', () => {
  test('Jonas: 478.95 pension, 450.63 health, 79.83 care, 66.95 unemployment', () => {
    const paid = employeeContributions(employee());
    expect(paid.bases.form).toBe('regular');
    expect(paid.pension).toEqual({ employee: 478_95, employer: 478_95 });
    expect(paid.health.employee + paid.healthAdditional.employee).toBe(450_63);
    expect(paid.careInsurance).toEqual({ employee: 79_83, employer: 92_70 });
    expect(paid.unemployment).toEqual({ employee: 66_95, employer: 66_95 });
    expect(paid.employeeTotal).toBe(478_95 + 450_63 + 79_83 + 66_95);
  });

  test('contributions stop at the ceilings', () => {
    const paid = employeeContributions(employee({ gross: 10_000_00, children: 0 }));
    expect(paid.bases).toMatchObject({ pension: 8_450_00, health: 5_812_50 });
    expect(paid.pension.employee).toBe(785_85);
    expect(paid.health.employee + paid.healthAdditional.employee).toBe(508_59);
    expect(paid.careInsurance.employee).toBe(139_50);
    expect(employeeContributions(employee({ gross: 20_000_00, children: 0 })).employeeTotal).toBe(
      paid.employeeTotal,
    );
  });

  test('a year has twelve times the ceilings', () => {
    const year = employeeContributions(employee({ period: 'year', gross: 120_000_00 }));
    expect(year.bases).toMatchObject({ pension: 101_400_00, health: 69_750_00 });
    expect(year.pension.employee).toBe(9_430_20);
  });

  test('the average additional rate of the year stands in when the fund is not known', () => {
    const known = employeeContributions(employee());
    const unknown = employeeContributions(employee({ health: { kind: 'statutory' } }));
    expect(unknown).toEqual(known);
    const of2025 = employeeContributions(employee({ year: 2025, health: { kind: 'statutory' } }));
    expect(of2025.healthAdditional.employee).toBe(64_38);
  });

  test('a civil servant without pension and unemployment insurance pays neither', () => {
    const paid = employeeContributions(
      employee({
        pensionInsured: false,
        unemploymentInsured: false,
        health: { kind: 'private', premiumMonth: 290_00, carePremiumMonth: 22_00, employerSubsidy: false },
      }),
    );
    expect(paid.employeeTotal).toBe(0);
    expect(paid.privateHealth).toEqual({
      premium: 290_00,
      carePremium: 22_00,
      employerSubsidy: 0,
      ownShare: 312_00,
    });
  });
});

describe('private cover', () => {
  const health = { kind: 'private', premiumMonth: 628_00, carePremiumMonth: 48_00 } as const;

  test('the employer pays half of it beside the other branches, the employee the rest', () => {
    const paid = employeeContributions(employee({ gross: 8_300_00, health }));
    expect(paid.privateHealth).toEqual({
      premium: 628_00,
      carePremium: 48_00,
      employerSubsidy: 338_00,
      ownShare: 338_00,
    });
    expect(paid.employerTotal).toBe(paid.pension.employer + paid.unemployment.employer + 338_00);
  });

  test('a year has twelve premiums', () => {
    const paid = employeeContributions(employee({ period: 'year', gross: 99_600_00, health }));
    expect(paid.privateHealth).toEqual({
      premium: 7_536_00,
      carePremium: 576_00,
      employerSubsidy: 4_056_00,
      ownShare: 4_056_00,
    });
  });

  test('may cost nothing, but care cover comes with health cover', () => {
    const cover = (carePremiumMonth: number) =>
      employeeContributions(employee({ health: { kind: 'private', premiumMonth: 0, carePremiumMonth } }))
        .privateHealth?.ownShare;
    expect(cover(0)).toBe(0);
    expect(() => cover(1)).toThrow('care cover comes with health cover');
  });
});

describe('Midijob, § 20 (2a) SGB IV', () => {
  // Publishers' short formulas of 2026: BE = 1.145937223 × pay − 291.8744452; employee 1.431639227 × pay − 863.2784538.
  test.each([604, 800, 1_000, 1_500, 1_999])('bases of 2026 for %i euros', (pay) => {
    const { bases } = employeeContributions(employee({ gross: pay * 100 }));
    expect(bases.form).toBe('midijob');
    expect(bases.total).toBe(Math.round((1.145937223 * pay - 291.8744452) * 100));
    expect(bases.employee).toBe(Math.round((1.431639227 * pay - 863.2784538) * 100));
  });

  test('the childless surcharge is formed on the total base, the discounts on the employee base', () => {
    const childless = employeeContributions(employee({ gross: 1_000_00, children: 0 }));
    expect(childless.careInsurance.employee).toBe(Math.round(568_36 * 0.018) + Math.round(854_06 * 0.006));
    const three = employeeContributions(employee({ gross: 1_000_00, children: 3 }));
    expect(three.careInsurance.employee).toBe(Math.round(568_36 * 0.013));
    expect(three.careInsurance.employer).toBe(childless.careInsurance.employer);
  });

  test('the employer pays what the employee does not of both halves', () => {
    const { pension, careInsurance } = employeeContributions(employee({ gross: 1_000_00, children: 1 }));
    // Twice 9.3 % of 854.06, of which the employee pays 9.3 % of 568.36; twice 1.8 % and 1.8 %.
    expect(pension).toEqual({ employee: 52_86, employer: 2 * 79_43 - 52_86 });
    expect(careInsurance).toEqual({ employee: 10_23, employer: 2 * 15_37 - 10_23 });
  });

  test('a year of it has twelve times the limits and bases', () => {
    const year = (gross: number) => employeeContributions(employee({ period: 'year', gross })).bases;
    expect([year(12 * 603_00).form, year(12 * 603_00 + 1).form]).toEqual(['minijob', 'midijob']);
    expect([year(24_000_00).form, year(24_000_01).form]).toEqual(['midijob', 'regular']);
    const { total, employee: own } = year(12_000_00);
    expect(Math.abs(total - 12 * 854_06)).toBeLessThanOrEqual(6);
    expect(Math.abs(own - 12 * 568_36)).toBeLessThanOrEqual(6);
  });

  test('at the upper limit it is regular employment, without a jump', () => {
    const below = employeeContributions(employee({ gross: 2_000_00 }));
    const regular = employeeContributions(employee({ gross: 2_000_00, employment: 'regular' }));
    expect(below.bases.form).toBe('midijob');
    expect(Math.abs(below.employeeTotal - regular.employeeTotal)).toBeLessThanOrEqual(3);
  });

  test('a trainee is never in a Midijob', () => {
    expect(employeeContributions(employee({ gross: 1_000_00, employment: 'regular' })).pension.employee).toBe(
      93_00,
    );
  });
});

describe('Minijob', () => {
  test('603 euros: 3.6 % pension for the employee, flat rates for the employer', () => {
    const paid = employeeContributions(employee({ gross: 603_00 }));
    expect(paid.bases.form).toBe('minijob');
    expect(paid.pension).toEqual({ employee: 21_71, employer: 90_45 });
    expect(paid.health).toEqual({ employee: 0, employer: 78_39 });
    expect(paid.employeeTotal).toBe(21_71);
  });

  test('on small pay the employee fills up to the minimum base of 175 euros', () => {
    expect(employeeContributions(employee({ gross: 100_00 })).pension.employee).toBe(32_55 - 15_00);
  });

  test('a year has twelve minimum bases', () => {
    const { pension } = employeeContributions(employee({ period: 'year', gross: 1_200_00 }));
    expect(pension).toEqual({ employee: 390_60 - 180_00, employer: 180_00 });
  });

  test('the privately insured and those outside the pension insurance cost less', () => {
    const health = { kind: 'private', premiumMonth: 300_00, carePremiumMonth: 0 } as const;
    const paid = employeeContributions(employee({ gross: 603_00, health, pensionInsured: false }));
    expect(paid.health).toEqual({ employee: 0, employer: 0 });
    expect(paid.pension).toEqual({ employee: 0, employer: 90_45 });
  });

  test('exempt from pension insurance nothing is withheld', () => {
    expect(employeeContributions(employee({ gross: 603_00, minijobPensionExempt: true })).employeeTotal).toBe(
      0,
    );
    expect(employeeContributions(employee({ gross: 0 })).employeeTotal).toBe(0);
  });

  test('the limit of 2025 was 556 euros', () => {
    const form = (gross: number) => employeeContributions(employee({ year: 2025, gross })).bases.form;
    expect([form(556_00), form(556_01)]).toEqual(['minijob', 'midijob']);
  });
});

describe('properties of the contributions', () => {
  test('shares are whole cents, never fall with the pay, and the employee never pays more than the pay', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2025, 2026),
        fc.constantFrom('month' as const, 'year' as const),
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 0, max: 7 }),
        (year, period, gross, more, children) => {
          const form = { year, period, children, employment: 'regular' as const };
          const low = employeeContributions(employee({ ...form, gross }));
          const high = employeeContributions(employee({ ...form, gross: gross + more }));
          expect(Number.isInteger(low.employeeTotal) && Number.isInteger(low.employerTotal)).toBe(true);
          expect(high.employeeTotal).toBeGreaterThanOrEqual(low.employeeTotal);
          expect(low.employeeTotal).toBeLessThanOrEqual(gross);
          const { pension, unemployment, health, healthAdditional, careInsurance } = low;
          const branches = [pension, unemployment, health, healthAdditional, careInsurance];
          expect(branches.reduce((sum, branch) => sum + branch.employee, 0)).toBe(low.employeeTotal);
          expect(branches.reduce((sum, branch) => sum + branch.employer, 0)).toBe(low.employerTotal);
        },
      ),
    );
  });
});

test.each([
  [{ gross: -1 }, 'negative-amount', 'gross'],
  [{ year: 2030 }, 'unknown-year', 'year'],
  [{ children: 1, childrenUnder25: 2 }, 'invalid-input', 'childrenUnder25'],
  [{ children: 1.5 }, 'invalid-input', 'children'],
  [{ month: 13 }, 'invalid-input', 'month'],
  [{ birthDate: 'gestern' }, 'invalid-date', 'birthDate'],
  [{ health: { kind: 'statutory', additionalRate: 0.5 } }, 'rate-out-of-range', 'health.additionalRate'],
  [
    { health: { kind: 'private', premiumMonth: 0, carePremiumMonth: 5 } },
    'invalid-input',
    'health.premiumMonth',
  ],
] as const)('refuses %j', (changes, code, field) => {
  const input = employee({ children: 0, ...(changes as Partial<EmployeeContributionsInput>) });
  expect(() => employeeContributions(input)).toThrow(expect.objectContaining({ code, field }));
});
