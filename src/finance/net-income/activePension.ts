import { FinanceError, isoDate, requireCount } from '../core';
import { retirementAge } from '../state-pension';
import type { GrossToNetInput } from './grossToNetInput';

/**
 * Aktivrente, § 3 Nr. 21 EStG: only pay from the month on after the standard retirement age is reached. Throws
 * FinanceError `invalid-input`. Without a birth date the caller has to know.
 */
export function requireActivePension({ birthDate, year, month = 12 }: GrossToNetInput): void {
  if (birthDate === undefined) return;
  requireCount(month, 'month', 1, 12);
  const { fullStart } = retirementAge({ birthDate, kind: 'standard' });
  if (isoDate({ year, month, day: 1 }) < fullStart)
    throw new FinanceError('invalid-input', 'activePension', `not before ${fullStart}`);
}
