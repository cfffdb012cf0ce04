import { ageingSurcharge } from './ageingSurcharge';

describe('surcharge of 10 % on private health insurance, § 149 VAG', () => {
  const on = (birthDate: string, date: string) => ageingSurcharge({ birthDate, date, premiumMonth: 440_00 });

  test('begins with the year after the 21st birthday', () => {
    expect(on('2004-03-10', '2025-12-31')).toEqual({
      from: '2026-01-01',
      until: '2064-12-31',
      due: false,
      surcharge: 0,
    });
    expect(on('2004-03-10', '2026-01-01')).toMatchObject({ due: true, surcharge: 40_00 });
  });

  test('ends with the year of the 60th birthday, not on the birthday', () => {
    expect(on('1966-03-10', '2026-03-11').due).toBe(true);
    expect(on('1966-03-10', '2026-12-31').surcharge).toBe(40_00);
    expect(on('1966-03-10', '2027-01-01')).toMatchObject({ due: false, surcharge: 0 });
  });

  test('who was born on New Year’s Day completes each year of life on the eve, in the old year', () => {
    expect(on('2005-01-01', '2026-01-01')).toMatchObject({ from: '2026-01-01', due: true });
    expect(on('2005-01-02', '2026-01-01')).toMatchObject({ from: '2027-01-01', due: false });
    expect(on('1967-01-01', '2026-12-31').until).toBe('2026-12-31');
    expect(on('2005-02-01', '2026-12-31').from).toBe('2027-01-01');
  });

  test('is a part of the premium that is quoted: 10 of 110', () => {
    const { surcharge } = ageingSurcharge({
      birthDate: '1990-05-05',
      date: '2026-06-01',
      premiumMonth: 507_00,
    });
    expect(surcharge).toBe(46_09);
  });

  test('refuses what is no day and no amount', () => {
    expect(() => on('1990-02-30', '2026-01-01')).toThrow('birthDate');
    expect(() => on('1990-02-28', 'today')).toThrow('date');
    expect(() => ageingSurcharge({ birthDate: '1990-05-05', date: '2026-06-01', premiumMonth: -1 })).toThrow(
      'premiumMonth',
    );
  });
});
