import type { Cents } from '@vp-digital/core/finance';
import type { SavingsGoal } from '@vp-digital/core/household';

/** What a month takes, in whole euros as it is read, so that the parts add up: the December payment counts with a twelfth. */
export function goalMonth({ monthly, course, split }: SavingsGoal, december: Cents) {
  const parts = {
    monthly: wholeEuros(monthly),
    december: wholeEuros(december / 12),
    saved: wholeEuros(course.savingYear / 12),
  };
  const effort = split ? wholeEuros(course.netCostYear / 12) : parts.monthly + parts.december - parts.saved;
  return { ...parts, effort };
}

const wholeEuros = (cents: number): Cents => Math.round(cents / 100) * 100;
