import { type GrossToNet, grossToNet, type IsoDate } from '@vp-digital/core/finance';
import type { Income } from '../documents';
import { type MissingFact, type PayData, payInput } from './payInput';

/** The documents that an estimate of net pay reads. */
export type NetEstimateData = PayData;

export type NetEstimate =
  | { kind: 'estimated'; result: GrossToNet }
  /** These facts are needed first. */
  | { kind: 'missing'; facts: readonly MissingFact[] }
  /** Not an employee's pay, or one whose deductions are not known (private health insurance). */
  | { kind: 'notApplicable' };

/**
 * F2 Netto-Schätzung: net pay of a month from gross pay by the law in force on a day. Always called an estimate;
 * the payslip wins.
 */
export function netEstimate(data: NetEstimateData, income: Income, date: IsoDate): NetEstimate {
  const pay = payInput(data, income, date);
  return pay.kind === 'known' ? { kind: 'estimated', result: grossToNet(pay.input) } : pay;
}
