import { euros } from '@vp-digital/core/finance';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { estimatedTotal, splitTotal } from './estimate';

test.each([0, 1, 99_99, 2_000_00, 2_846_00, 12_345_67])(
  'a total of %i cents is divided without a remainder, nothing below zero',
  (total) => {
    const parts = splitTotal(total);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(parts.every(({ amount }) => amount > 0)).toBe(true);
    expect(new Set(parts.map(({ category }) => category)).size).toBe(parts.length);
  },
);

test('the average total is divided as the statistics publish it', () => {
  expect(splitTotal(euros(2_846))).toContainEqual({ category: 'groceries', amount: euros(417) });
});

test.each([
  [0, 1_900],
  [1, 3_980],
] as const)('sample household %i is estimated by its persons', (index, total) => {
  const sample = sampleHouseholds[index];
  if (!sample) throw new Error('the sample households are missing');
  expect(estimatedTotal(documentsOf(sample), '2026-10-01')).toBe(euros(total));
});
