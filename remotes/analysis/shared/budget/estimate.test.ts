import { euros } from '@vp-digital/core/finance';
import type { SectionData } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { estimatedTotal, splitTotal } from './estimate';

const tenant = documentsOf(sampleHouseholds[0]);
const owner = documentsOf(sampleHouseholds[1]);

test.each([0, 1, 99_99, 2_000_00, 2_846_00, 12_345_67])(
  'a total of %i cents is divided without a remainder, nothing below zero',
  (total) => {
    const parts = splitTotal(total, tenant);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(parts.every(({ amount }) => amount > 0)).toBe(true);
    expect(new Set(parts.map(({ category }) => category)).size).toBe(parts.length);
  },
);

test('the average total is divided as the statistics publish it', () => {
  expect(splitTotal(euros(2_846), tenant)).toContainEqual({ category: 'groceries', amount: euros(417) });
});

test('a tenth is for other things: leisure has its own part, with restaurants and hotels', () => {
  const parts = splitTotal(euros(2_846), tenant);
  // 245 + 177 of 2,846; furnishing 170, education 19, fees 7 and the rest 96 are left
  expect(parts).toContainEqual({ category: 'leisure', amount: euros(422) });
  expect(parts).toContainEqual({ category: 'other', amount: euros(292) });
  expect(splitTotal(euros(1_000), owner).find(({ category }) => category === 'other')?.amount).toBeLessThan(
    euros(160),
  );
});

test('leisure that has an amount of its own takes no part, and the rest is divided without it', () => {
  const parts = splitTotal(euros(1_000), tenant, ['leisure']);
  expect(parts.map(({ category }) => category)).not.toContain('leisure');
  // 417 of 2,846 − 422
  expect(parts).toContainEqual({ category: 'groceries', amount: euros(172) });
});

test.each([
  [0, 1_900],
  [1, 2_820],
] as const)('sample household %i is estimated by its persons', (index, total) => {
  expect(estimatedTotal(documentsOf(sampleHouseholds[index]), '2026-10-01')).toBe(euros(total));
});

test('who owns the home is estimated no rent beside the rate of the mortgage', () => {
  const none = { items: {} };
  const categories = (home: SectionData) => splitTotal(euros(2_000), home).map(({ category }) => category);
  expect(categories(tenant)).toContain('housing');
  expect(categories(owner)).not.toContain('housing');
  expect(categories({ ...owner, housing: none, contracts: none })).not.toContain('housing');
  expect(categories({ ...owner, housing: none, assets: none })).not.toContain('housing');
});

test('what has an amount of its own takes no part of the total, nor of the estimate', () => {
  const parts = splitTotal(euros(1_000), tenant, ['housing', 'energy']);
  expect(parts.map(({ category }) => category)).not.toContain('housing');
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(euros(1_000));
  // 2,846 less 834 and 191 are 1,821; of it 417 are for groceries
  expect(parts).toContainEqual({ category: 'groceries', amount: euros(228) });
  expect(estimatedTotal(tenant, '2026-10-01', ['housing'])).toBe(euros(1_340));
});
