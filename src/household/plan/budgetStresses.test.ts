import { sample } from '../testing/sample';
import { budgetFacts, budgetStressesOf } from '.';

const of = (number: 1 | 2 | 5) => {
  const known = budgetFacts(sample(number).household, '2026-10-01');
  if (known.kind !== 'computed') throw new Error('the sample is complete');
  return budgetStressesOf(known.value);
};

test('the retired without a loan lose no pay and need no follow-up; a family with both may', () => {
  expect(of(5)).toEqual(['energyFood', 'crash', 'longer']);
  expect(of(2)).toEqual(['noPay', 'followUp', 'energyFood', 'crash', 'longer']);
});
