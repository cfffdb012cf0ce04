import { type IdentifierCheck, typed, withoutSeparators } from './identifierCheck';

/**
 * - `form`: not two digits of the area, six of the birth date, a letter, two of the serial number and a check digit
 * - `birth-date`: day above 95 or month above 12
 * - `checksum`: the last digit does not fit, so something was mistyped
 */
export type PensionInsuranceNumberProblem = 'form' | 'birth-date' | 'checksum';

const SHAPE = /^\d{8}[A-Z]\d{3}$/;
const WEIGHTS = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];

/** Days up to 95 stand for birth dates that are not known or whose serial numbers are used up. */
const HIGHEST_DAY = 95;

/**
 * Checks an insurance number of the statutory pension (Versicherungsnummer, § 147 SGB VI, § 2 VKVV).
 *
 * A real birth date is not required: unknown dates are coded with other days and months.
 *
 * @param given.value as typed, with or without spaces, letter in either case
 * @returns twelve characters without spaces, letter in upper case, or the first rule that is broken
 */
export function checkPensionInsuranceNumber(given: {
  value: string;
}): IdentifierCheck<PensionInsuranceNumberProblem> {
  const number = withoutSeparators(typed(given));
  if (!SHAPE.test(number)) return { valid: false, reason: 'form' };
  if (Number(number.slice(2, 4)) > HIGHEST_DAY || Number(number.slice(4, 6)) > 12) {
    return { valid: false, reason: 'birth-date' };
  }
  if (checkDigit(number) !== Number(number[11])) return { valid: false, reason: 'checksum' };
  return { valid: true, normalized: number };
}

/** § 2 (6) VKVV: the letter counts as two digits (A = 01), digit sums of the weighted digits, modulo 10. */
function checkDigit(number: string): number {
  const letter = String(number.charCodeAt(8) - 64).padStart(2, '0');
  const digits = number.slice(0, 8) + letter + number.slice(9, 11);
  const sum = WEIGHTS.reduce(
    (total, weight, position) => total + digitSum(weight * Number(digits[position])),
    0,
  );
  return sum % 10;
}

/** Of a number below 100. */
function digitSum(value: number): number {
  return Math.floor(value / 10) + (value % 10);
}
