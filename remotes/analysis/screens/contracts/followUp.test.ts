import { euros } from '@vp-digital/core/finance';
import { assumptionsId } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { debtForFollowUp, followUpOf, followUpTerm } from './followUp';

const [, sample] = sampleHouseholds;
const mortgage = Object.values(documentsOf(sample).contracts.items).find(({ line }) => line === 'mortgage');
if (mortgage?.kind !== 'loan') throw new Error('the household has a mortgage');
const usual = { assumptions: { items: {} } };
const untold = { ...mortgage, followUpYears: undefined };

test('the follow-up of the sample mortgage costs what the sample page says', () => {
  const term = followUpTerm(mortgage);
  expect(term).toEqual({ months: 264, by: 'choice' });
  const rates = term && followUpOf(mortgage, term, usual)?.scenarios.map(({ payment }) => payment / 100);
  expect(rates).toEqual([1_169.88, 1_226.9, 1_285.44]);
  // The page takes the debt one payment earlier: half a percent.
  for (const [index, expected] of [1_175, 1_232, 1_291].entries())
    expect(Math.abs((rates?.[index] ?? 0) / expected - 1)).toBeLessThan(0.005);
});

test('the rates that are looked at follow what is assumed for the household', () => {
  const dearer = { assumptions: { items: { [assumptionsId]: { position: 0, followUpRate: 600 } } } };
  const rates = followUpOf(mortgage, { months: 264, by: 'choice' }, dearer)?.scenarios;
  expect(rates?.map(({ annualRate }) => annualRate)).toEqual([0.055, 0.06, 0.065]);
});

test('the known end of a loan gives the time of its follow-up', () => {
  expect(followUpTerm({ ...untold, end: '2041-06-30' })).toEqual({ months: 120, by: 'end' });
  expect(followUpTerm({ ...untold, end: '2030-06-30' })?.by).toBe('payment');
});

test('a term that nobody told is as long as today’s rate takes, and saves nothing at a higher interest', () => {
  const term = followUpTerm(untold);
  // −ln(1 − 215,177.86 × 0.001375 ÷ 1,260) ÷ ln(1.001375) = 194.8
  expect(term).toEqual({ months: 195, by: 'payment' });
  const changes =
    term && followUpOf(untold, term, usual)?.scenarios.map(({ paymentChange }) => paymentChange > 0);
  expect(changes).toEqual([true, true, true]);
});

test.each([
  ['does not cover the interest', 300],
  ['takes more than forty years', 450],
])('a rate that %s tells no term, the debt is known all the same', (_, rate) => {
  const contract = { ...untold, premium: euros(rate) };
  expect(followUpTerm(contract)).toBeUndefined();
  expect(debtForFollowUp(contract)).toBeGreaterThan(euros(200_000));
});

test.each(['remainingDebt', 'debtAsOf', 'interest', 'interestFixedUntil'] as const)(
  'there is none while %s is missing',
  (fact) => {
    const contract = { ...mortgage, [fact]: undefined };
    expect(followUpOf(contract, { months: 264, by: 'choice' }, usual)).toBeUndefined();
    expect(debtForFollowUp(contract)).toBeUndefined();
    expect(followUpTerm({ ...contract, followUpYears: undefined })).toBeUndefined();
  },
);
