import { type Cents, type IsoDate, requireCount, requireRecord } from '../core';
import { type LawSource, rowOn } from '../law';
import { disabilityAllowances } from '../law/series/disabilityAllowances';

export interface DisabilityAllowanceInput {
  /** Grad der Behinderung, 0 to 100. */
  degree: number;
  date: IsoDate;
}

export interface DisabilityAllowance {
  /** What stays free of income tax in a year; 0 below the lowest degree that has an allowance. */
  allowance: Cents;
  source: LawSource;
}

/** Behinderten-Pauschbetrag by degree alone (§ 33b (3) EStG). Throws FinanceError. */
export function disabilityAllowance(input: DisabilityAllowanceInput): DisabilityAllowance {
  const { degree, date } = requireRecord(input, 'input');
  requireCount(degree, 'degree', 0, 100);
  const { value, source } = rowOn(disabilityAllowances, date, 'date');
  const [, allowance = 0] = value.findLast(([from]) => from <= degree) ?? [];
  return { allowance, source };
}
