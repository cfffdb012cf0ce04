import { employeeContributions } from './employee';

const paid = (gross: number, day?: string, period: 'month' | 'year' = 'month') =>
  employeeContributions({
    year: 2026,
    ...(day !== undefined && { day }),
    period,
    gross,
    federalState: 'HESSEN',
    health: { kind: 'statutory' },
    children: 1,
  });

const formOf = (...input: Parameters<typeof paid>) => paid(...input).bases.form;

describe('a day for which the contribution rates are not known yet', () => {
  test('of 2027 has the Minijob limit of its minimum wage: 14.60 × 130 ÷ 3 = 632.67, so 633 euros', () => {
    expect(formOf(620_00, '2027-01-15')).toBe('minijob');
    expect([formOf(633_00, '2027-01-01'), formOf(633_01, '2027-01-01')]).toEqual(['minijob', 'midijob']);
    expect(formOf(12 * 633_00, '2027-06-01', 'year')).toBe('minijob');
  });

  test('has its transition zone begin there, with the known factor: bases of 1,000 euros', () => {
    const { bases } = paid(1_000_00, '2027-01-15');
    // 2,000 / 1,367 × 367 = 536.94
    expect(bases.employee).toBe(536_94);
    // 0.6619 × 633 + (2,000 / 1,367 − 633 / 1,367 × 0.6619) × 367 = 418.98 + 424.46
    expect(bases.total).toBe(843_44);
  });

  test('a day of the table’s year, or none, is answered by the table: 603 euros', () => {
    expect([formOf(620_00, '2026-12-31'), formOf(620_00)]).toEqual(['midijob', 'midijob']);
    expect([formOf(603_00, '2026-10-01'), formOf(603_01, '2026-10-01')]).toEqual(['minijob', 'midijob']);
  });

  test('a day that does not exist is refused', () => {
    expect(() => paid(620_00, '2027-02-30')).toThrow(expect.objectContaining({ field: 'day' }));
  });
});
