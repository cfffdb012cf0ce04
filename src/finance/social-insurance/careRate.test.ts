import { careRate } from './careRate';

const rate = (children: number, changes: object = {}) =>
  careRate({ year: 2026, federalState: 'HESSEN', children, ...changes });

describe('rates of the care insurance', () => {
  test('employee shares of 2026: 2.4 % childless, 1.8, 1.55, 1.3, 1.05, 0.8 % with one to five children', () => {
    const shares = [0, 1, 2, 3, 4, 5, 8].map((children) => rate(children).employeeRate);
    expect(shares).toEqual([0.024, 0.018, 0.0155, 0.013, 0.0105, 0.008, 0.008]);
  });

  test('in Saxony the employee bears half a point more and the employer less', () => {
    expect(rate(1, { federalState: 'SACHSEN' })).toMatchObject({ employeeRate: 0.023, employerRate: 0.013 });
    expect(rate(1)).toMatchObject({ employeeRate: 0.018, employerRate: 0.018 });
  });

  test('grown-up children keep the surcharge away but give no discount', () => {
    expect(rate(2, { childrenUnder25: 0 })).toMatchObject({
      employeeRate: 0.018,
      fullRate: 0.036,
      discounts: 0,
    });
  });

  test('the surcharge begins after the 23rd birthday', () => {
    const born = (birthDate: string, month: number) => rate(0, { birthDate, month }).surcharge;
    expect(born('2003-06-15', 6)).toBe(0);
    expect(born('2003-06-15', 7)).toBe(0.006);
    expect(born('2004-01-02', 12)).toBe(0);
    expect(rate(0, { birthDate: '2003-06-15' }).surcharge).toBe(0.006);
    expect(rate(0).surcharge).toBe(0.006);
  });

  test('childless people born before 1940 pay no surcharge, § 55 (3) sentence 7 SGB XI', () => {
    expect(rate(0, { birthDate: '1939-12-31' })).toMatchObject({ surcharge: 0, fullRate: 0.036 });
    expect(rate(0, { birthDate: '1940-01-01' })).toMatchObject({ surcharge: 0.006, fullRate: 0.042 });
  });

  test('with aid the rate is half, surcharge and discounts are whole, § 55 (1) sentence 3 SGB XI', () => {
    const rates = [0, 1, 2, 5].map((children) => rate(children, { aid: true }).fullRate);
    expect(rates).toEqual([0.024, 0.018, 0.0155, 0.008]);
    expect(rate(1, { aid: true })).toMatchObject({ employeeRate: 0.009, employerRate: 0.009 });
  });

  test('with aid half a point is the employee’s alone in Saxony, § 58 (3) sentence 2 SGB XI', () => {
    const saxon = rate(1, { aid: true, federalState: 'SACHSEN' });
    expect(saxon).toMatchObject({ employeeRate: 0.0115, employerRate: 0.0065 });
  });

  test('more children under 25 than children is a mistake', () => {
    expect(() => rate(1, { childrenUnder25: 2 })).toThrow('more children under 25 than children');
  });

  test('without an employer the whole rate is paid', () => {
    expect(rate(0).fullRate).toBe(0.042);
    expect(rate(3).fullRate).toBe(0.031);
  });
});
