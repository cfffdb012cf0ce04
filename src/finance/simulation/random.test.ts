import { RandomStream } from './random';

const normal = (seed: number, stream: number, length: number) => {
  const numbers = new Float64Array(length);
  new RandomStream(seed, stream).fillNormal(numbers);
  return numbers;
};

test('the same seed and stream give the same numbers', () => {
  expect(normal(1, 7, 20)).toEqual(normal(1, 7, 20));
});

test('other seeds and other streams give other numbers', () => {
  expect(normal(2, 7, 20)).not.toEqual(normal(1, 7, 20));
  expect(normal(1, 8, 20)).not.toEqual(normal(1, 7, 20));
});

test('a shorter array is the beginning of a longer one, also at an odd length', () => {
  expect(normal(3, 0, 7)).toEqual(normal(3, 0, 20).slice(0, 7));
});

test('a million numbers have the moments and the tails of the normal distribution', () => {
  const numbers = normal(2026, 0, 1_000_000);
  const mean = (of: (value: number) => number) =>
    numbers.reduce((sum, value) => sum + of(value), 0) / numbers.length;
  // Four standard errors of each moment.
  expect(Math.abs(mean((z) => z))).toBeLessThan(0.004);
  expect(Math.abs(mean((z) => z ** 2) - 1)).toBeLessThan(0.006);
  expect(Math.abs(mean((z) => z ** 3))).toBeLessThan(0.016);
  expect(Math.abs(mean((z) => z ** 4) - 3)).toBeLessThan(0.04);
  expect(Math.abs(mean((z) => (z < -1.959964 ? 1 : 0)) - 0.025)).toBeLessThan(0.0007);
});

test('the first numbers of neighbouring streams are unrelated', () => {
  const firsts = Array.from({ length: 20_000 }, (_, stream) => normal(1, stream, 1)[0] ?? 0);
  const products = firsts.slice(1).map((value, index) => value * (firsts[index] ?? 0));
  const mean = products.reduce((sum, value) => sum + value, 0) / products.length;
  expect(Math.abs(mean)).toBeLessThan(4 / Math.sqrt(products.length));
});
