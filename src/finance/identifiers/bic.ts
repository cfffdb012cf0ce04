import { isValidBIC } from 'ibantools';
import { type IdentifierCheck, typed, withoutSeparators } from './identifierCheck';

/** `form`: not 4 letters, 2 letters, 2 characters and possibly 3 more; `country`: no such country. */
export type BicProblem = 'form' | 'country';

const SHAPE = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/**
 * Checks a BIC (ISO 9362). A BIC has no check digit, so a mistyped one can look right.
 *
 * @param given.value as typed, letters in either case
 * @returns 8 or 11 characters in upper case, or what is wrong
 */
export function checkBic(given: { value: string }): IdentifierCheck<BicProblem> {
  const bic = withoutSeparators(typed(given));
  if (!SHAPE.test(bic)) return { valid: false, reason: 'form' };
  return isValidBIC(bic) ? { valid: true, normalized: bic } : { valid: false, reason: 'country' };
}
