import { readableSize } from './reportAttachments';

test.each([
  [0, 1, 'kB'],
  [8, 1, 'kB'],
  [1_499, 1, 'kB'],
  [99_999, 100, 'kB'],
  [100_000, 0.1, 'MB'],
  [1_240_000, 1.24, 'MB'],
])('a file of %i bytes is said to have %d %s', (bytes, amount, unit) => {
  expect(readableSize(bytes)).toMatchObject({ amount, unit });
});
