import type { Cents } from '../core';
import { cents, type ExplanationStep, stepsOf } from './explanation';
import type { ExplanationKey } from './texts';

/** Deductions end at zero: a line that says what of them does not count, so that the lines add up to the taxable rest. */
export function cappedAtZero(
  year: number,
  lines: readonly ExplanationStep<ExplanationKey>[],
  taxable: Cents,
): ExplanationStep<ExplanationKey>[] {
  const sum = lines.reduce((all, { result }) => all + (result.unit === 'cents' ? result.amount : 0), 0);
  return sum < taxable ? [stepsOf<ExplanationKey>(year).line('beyondIncome', cents(taxable - sum), '')] : [];
}
