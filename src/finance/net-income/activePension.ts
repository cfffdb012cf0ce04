import { type Cents, FinanceError } from '../core';
import { lawForYear } from '../law';
import { partPastStandardAge } from '../social-insurance/freedom';
import type { GrossToNetInput } from './grossToNetInput';

/**
 * Aktivrente, § 3 Nr. 21 EStG: the most that is free of tax in the period, in cents, for each month from the one on that
 * follows the standard retirement age. Without a birth date the caller has to know, and all months count. Throws
 * `invalid-input` where no month does.
 */
export function mostActivePension(input: GrossToNetInput): Cents {
  const { year, period, birthDate } = input;
  const part = birthDate === undefined ? 1 : partPastStandardAge(input);
  if (part === 0)
    throw new FinanceError('invalid-input', 'activePension', 'not before the standard retirement age');
  const month = lawForYear(year).allowances.activePensionMonth;
  return period === 'month' ? month : month * Math.round(part * 12);
}
