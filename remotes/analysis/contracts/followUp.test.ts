import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { followUpOf, usualYears, yearsAfterFixedInterest } from './followUp';

const [, sample] = sampleHouseholds;
if (!sample) throw new Error('the sample households are missing');
const mortgage = Object.values(documentsOf(sample).contracts.items).find(({ line }) => line === 'mortgage');
if (mortgage?.kind !== 'loan') throw new Error('the household has a mortgage');

test('the follow-up of the sample mortgage costs what the sample page says', () => {
  const rates = followUpOf(mortgage, usualYears)?.scenarios.map(({ payment }) => payment / 100);
  expect(rates).toHaveLength(3);
  // The page takes the debt one payment earlier: half a percent.
  for (const [index, expected] of [1_180, 1_238, 1_297].entries())
    expect(Math.abs((rates?.[index] ?? 0) / expected - 1)).toBeLessThan(0.005);
});

test('the known end of a loan gives the years of its follow-up', () => {
  expect(yearsAfterFixedInterest({ ...mortgage, end: '2041-06-30' })).toBe(10);
  expect(yearsAfterFixedInterest(mortgage)).toBe(22);
});

test.each(['remainingDebt', 'debtAsOf', 'interest', 'interestFixedUntil'] as const)(
  'there is none while %s is missing',
  (fact) => expect(followUpOf({ ...mortgage, [fact]: undefined }, usualYears)).toBeUndefined(),
);
