import fc from 'fast-check';
import { euros } from './cents';
import {
  ceilExact,
  ceilToEuro,
  floorExact,
  floorToEuro,
  roundHalfUp,
  roundToDecimals,
  shareCut,
  shareRounded,
} from './rounding';

describe('rounding as the law prescribes it', () => {
  test('a binary hair below or above a whole number does not decide', () => {
    expect(0.07 * 100).not.toBe(7);
    expect(floorExact(0.07 * 100)).toBe(7);
    expect(ceilExact(0.07 * 100)).toBe(7);
    expect(floorExact(1.1 * 1.1 * 100)).toBe(121);
    expect(floorExact(2.999)).toBe(2);
    expect(ceilExact(2.001)).toBe(3);
  });

  test('halves go away from zero', () => {
    expect([0.5, 1.5, 2.4999, -0.5, -1.5, -2.4].map(roundHalfUp)).toEqual([1, 2, 2, -1, -2, -2]);
    expect(roundHalfUp(1.005 * 100)).toBe(101);
    expect(Object.is(roundHalfUp(-0.2), 0)).toBe(true);
    expect(Object.is(floorExact(-0.00000001), 0)).toBe(true);
  });

  test('full euros up and down, in cents', () => {
    expect([floorToEuro(12_99), floorToEuro(12_00), ceilToEuro(12_01), ceilToEuro(12_00)]).toEqual([
      12_00, 12_00, 13_00, 12_00,
    ]);
    expect([floorToEuro(-1), ceilToEuro(-199)]).toEqual([-1_00, -1_00]);
  });

  test('shares are cut or rounded to the cent', () => {
    expect(shareCut(5_150_00, 0.0875)).toBe(450_62);
    expect(shareRounded(5_150_00, 0.0875)).toBe(450_63);
  });

  test('decimals: four for earning points', () => {
    expect(roundToDecimals(61_800 / 51_944, 4)).toBe(1.1897);
    expect(roundToDecimals(2.5, 0)).toBe(3);
    expect(euros(5_812.5)).toBe(5_812_50);
    expect(euros(197.75)).toBe(197_75);
  });

  test('a share in thousandths of a per cent is exact up to ten million euros', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000_00 });
    const millionths = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(amount, millionths, (cents, rate) => {
        const exact = BigInt(cents) * BigInt(rate);
        const million = 1_000_000n;
        expect(BigInt(shareCut(cents, rate / 1_000_000))).toBe(exact / million);
        expect(BigInt(shareRounded(cents, rate / 1_000_000))).toBe((2n * exact + million) / (2n * million));
      }),
      { numRuns: 1_000 },
    );
  });
});
