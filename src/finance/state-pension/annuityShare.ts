import { type Rate, requireCount, requireRecord } from '../core';
import { type LawSource, unverified } from '../law/lawSource';

export const annuityShareSource: LawSource = unverified('§ 22 Nr. 1 Satz 3 a bb EStG');

/** First age of each step and its share in per cent, from 50 on. */
const steps: readonly (readonly [age: number, percent: number])[] = [
  [50, 30],
  [51, 29],
  [53, 28],
  [54, 27],
  [55, 26],
  [57, 25],
  [58, 24],
  [59, 23],
  [60, 22],
  [62, 21],
  [63, 20],
  [64, 19],
  [65, 18],
  [67, 17],
  [68, 16],
  [69, 15],
  [71, 14],
  [72, 13],
  [74, 12],
  [75, 11],
  [76, 10],
  [78, 9],
  [80, 8],
  [81, 7],
  [83, 6],
  [85, 5],
  [88, 4],
  [92, 3],
  [94, 2],
  [97, 1],
];

/**
 * Ertragsanteil: the taxable share of a private annuity by the completed age at its start (50–110), a fraction.
 * Throws `invalid-input`.
 */
export function annuityTaxableShare(input: { ageAtStart: number }): Rate {
  const age = requireCount(requireRecord(input, 'input').ageAtStart, 'ageAtStart', 50, 110);
  const step = steps.findLast(([from]) => from <= age);
  return (step ? step[1] : 0) / 100;
}
