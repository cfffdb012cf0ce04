import { requireFlag } from '../core';
import { type IdentifierCheck, typed, withoutSeparators } from './identifierCheck';

/**
 * - `form`: not eleven digits
 * - `test-number`: starts with 0, the range of test numbers, and these are not accepted here
 * - `triple`: three equal digits side by side
 * - `digits`: the first ten digits do not have exactly one digit two or three times
 * - `checksum`: the last digit does not fit, so a digit was mistyped
 */
export type TaxIdProblem = 'form' | 'test-number' | 'triple' | 'digits' | 'checksum';

/**
 * Checks a tax identification number (Steuer-Identifikationsnummer, § 139b AO).
 *
 * Assigned numbers are drawn by a rule on repeated digits. Test numbers are held to form and check digit
 * only, because the ones in circulation do not all follow that rule.
 *
 * @param given.value as typed, with or without spaces
 * @param given.acceptTestNumbers accept numbers that start with 0 (never in production); false by default
 * @returns eleven digits without spaces, or the first rule that is broken
 */
export function checkTaxId(given: {
  value: string;
  acceptTestNumbers?: boolean;
}): IdentifierCheck<TaxIdProblem> {
  const id = withoutSeparators(typed(given));
  const problem = problemOf(id, requireFlag(given.acceptTestNumbers ?? false, 'acceptTestNumbers'));
  return problem ? { valid: false, reason: problem } : { valid: true, normalized: id };
}

function problemOf(id: string, acceptTestNumbers: boolean): TaxIdProblem | undefined {
  if (!/^\d{11}$/.test(id)) return 'form';
  const payload = id.slice(0, 10);
  const isTestNumber = id.startsWith('0');
  if (isTestNumber && !acceptTestNumbers) return 'test-number';
  if (!isTestNumber && /(\d)\1\1/.test(payload)) return 'triple';
  if (!isTestNumber && !repeatsOneDigit(payload)) return 'digits';
  return checkDigit(payload) === Number(id[10]) ? undefined : 'checksum';
}

/** True when exactly one digit stands twice or three times and every other at most once. */
function repeatsOneDigit(digits: string): boolean {
  const counts = new Map<string, number>();
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count > 1);
  const [times = 0] = repeated;
  return repeated.length === 1 && times <= 3;
}

/** ISO 7064 MOD 11,10. */
function checkDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10;
}
