import * as fc from 'fast-check';
import { roundedPair, nearestEuro, sharesOf, wholeEuros } from '.';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const anyAmounts = fc.array(
  fc.oneof(
    fc.integer({ min: -1_000_000, max: 1_000_000 }),
    fc.integer({ min: -300, max: 300 }), // close to zero, where signs meet
    fc.integer({ min: -300, max: 300 }).map((euros) => euros * 100),
    fc.integer({ min: -300, max: 300 }).map((euros) => euros * 100 + 50),
  ),
  { minLength: 1, maxLength: 12 },
);
const check = (property: fc.IPropertyWithHooks<[number[]]> | fc.IPropertyWithHooks<[number[], number]>) =>
  fc.assert(property as fc.IPropertyWithHooks<[number[]]>, { seed: 20261001, numRuns: 2_000 });

test('amounts of any sign add up to their rounded sum, each less than one euro away', () => {
  check(
    fc.property(anyAmounts, (amounts) => {
      const shown = wholeEuros(amounts);
      expect(sum(shown)).toBe(nearestEuro(sum(amounts)));
      shown.forEach((euros, index) => {
        expect(Math.abs(euros % 100)).toBe(0);
        expect(Math.abs(euros - (amounts[index] ?? 0))).toBeLessThan(100);
      });
    }),
  );
});

test('a total up to one euro away is met too; only whole euros may then be exactly one euro away', () => {
  check(
    fc.property(anyAmounts, fc.integer({ min: -1, max: 1 }), (amounts, step) => {
      const total = Math.floor(sum(amounts) / 100) * 100 + step * 100;
      fc.pre(Math.abs(total - sum(amounts)) <= 100);
      const shown = wholeEuros(amounts, total);
      expect(sum(shown)).toBe(total);
      const allWhole = amounts.every((amount) => amount % 100 === 0);
      shown.forEach((euros, index) => {
        const away = Math.abs(euros - (amounts[index] ?? 0));
        expect(away).toBeLessThanOrEqual(allWhole ? 100 : 99);
      });
    }),
  );
});

test('what lost most is raised, the earlier one on a tie, and whole euros stay as they are', () => {
  expect(wholeEuros([3_333, 3_333, 3_334])).toEqual([3_300, 3_300, 3_400]);
  expect(wholeEuros([50, 50])).toEqual([100, 0]);
  expect(wholeEuros([50, -50])).toEqual([100, -100]);
  expect(wholeEuros([-120, 40, 200])).toEqual([-100, 0, 200]);
  expect(wholeEuros([-130, -130, -140])).toEqual([-100, -100, -200]);
});

test('a sum that two rounded ends take apart is met by the largest amount', () => {
  // Net 1,50 and free −0,50 are shown as 2 and −1: between them stand 3, although 2 were spent.
  expect(wholeEuros([150, 50], nearestEuro(150) - nearestEuro(-50))).toEqual([200, 100]);
  expect(wholeEuros([100, 100], 300)).toEqual([200, 100]);
});

test('a total that is not theirs is refused', () => {
  expect(() => wholeEuros([100, 100], 400)).toThrow(RangeError);
  expect(() => wholeEuros([150], 150)).toThrow(RangeError);
});

test('half a euro alone is rounded away from zero, and nothing is minus zero', () => {
  expect([50, -50, 49, -49].map(nearestEuro)).toEqual([100, -100, 0, 0]);
  expect(wholeEuros([-10])).toEqual([0]);
});

test('percents of a column add up to 100,0, whatever is divided', () => {
  const owned = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(owned, fc.constantFrom(0, 1, 2), (amounts, decimals) => {
      fc.pre(sum(amounts) > 0);
      const steps = 100 * 10 ** decimals;
      const shown = sharesOf(amounts, sum(amounts), decimals).map((share) => Math.round(share * steps));
      expect(sum(shown)).toBe(steps);
      shown.forEach((share, index) => {
        expect(Math.abs(share - ((amounts[index] ?? 0) * steps) / sum(amounts))).toBeLessThan(1);
      });
    }),
    { seed: 20261001, numRuns: 2_000 },
  );
  expect(sharesOf([65_651, 23_453, 10_896])).toEqual([0.656, 0.235, 0.109]);
  expect(sharesOf([0, 0])).toEqual([]);
});

test('half a percent and more is counted, also where binary fractions fall short of it', () => {
  expect(sharesOf([29, 71], 100, 0)).toEqual([0.29, 0.71]);
});

test('of two amounts one stays as it stands alone, unless the other would be a euro off', () => {
  expect(roundedPair(16_030, 461_270, 477_300)).toEqual([16_000, 461_300]);
  expect(roundedPair(5_040, 5_010, 10_100)).toEqual([5_000, 5_100]);
  // 1,234.50 net less 1,800.00 spent: shown as 1,235, and no euro is spent that nobody spends
  expect(roundedPair(-56_550, 180_000, 123_500)).toEqual([-56_500, 180_000]);
});
