import fc from 'fast-check';
import { boughtPoints, type BoughtPointsInput } from './boughtPoints';

const early: BoughtPointsInput = {
  year: 2026,
  birthDate: '1970-03-10',
  kind: 'long-insured',
  startDate: '2033-04-01',
  points: 60,
};

describe('points bought against deductions, § 187a SGB VI', () => {
  // ihre-vorsorge.de (German pension insurance): 60 points at 63 lose 8.64 and need 10.093 more.
  test('14.4 % of 60 points are 8.64; 10.0935 make them good, because they are cut as well', () => {
    expect(boughtPoints(early)).toMatchObject({ missingPoints: 8.64, fullPoints: 10.0935, points: 10.0935 });
    expect((60 + 10.0935) * 0.856).toBeCloseTo(60, 4);
  });

  // The same source: 40 points at 10.8 % lose 4.32 and need 4.8430.
  test('10.8 % of 40 points are 4.32; 4.8430 make them good', () => {
    const disabled = { ...early, kind: 'disabled', startDate: '2032-04-01', points: 40 } as const;
    expect(boughtPoints(disabled)).toMatchObject({ missingPoints: 4.32, fullPoints: 4.843 });
  });

  test('a point costs 18.6 % of the preliminary average earnings: 9,661.58 in 2026, 9,391.70 in 2025', () => {
    expect(boughtPoints(early)).toMatchObject({ pricePerPoint: 9_661_58, fullPayment: 97_518_79 });
    expect(boughtPoints({ ...early, year: 2025 }).pricePerPoint).toBe(9_391_70);
  });

  test('who pays half buys half the points; more than the whole is not taken', () => {
    expect(boughtPoints({ ...early, payment: 48_759_40 })).toMatchObject({
      payment: 48_759_40,
      points: 5.0467,
    });
    expect(boughtPoints({ ...early, payment: 200_000_00 }).payment).toBe(97_518_79);
    expect(boughtPoints({ ...early, payment: 0 })).toMatchObject({ payment: 0, points: 0 });
  });

  test('without a deduction there is nothing to buy', () => {
    for (const startDate of ['2037-04-01', '2039-01-01']) {
      expect(boughtPoints({ ...early, startDate })).toMatchObject({
        missingPoints: 0,
        fullPayment: 0,
        points: 0,
      });
    }
  });

  test('what was bought makes the pension what it would have been', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 0, max: 47 }), (points, later) => {
        const month = 3 + later;
        const startDate = `${2033 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
        const bought = boughtPoints({ ...early, points, startDate });
        expect((points + bought.points) * bought.access.factor).toBeCloseTo(points, 3);
      }),
    );
  });

  test.each([
    ['points', { points: -1 }],
    ['payment', { payment: -1 }],
    ['startDate', { startDate: '2033-03-01' }],
  ])('an impossible %s is refused', (field, change) => {
    expect(() => boughtPoints({ ...early, ...change })).toThrow(expect.objectContaining({ field }));
  });
});
