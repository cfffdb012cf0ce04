import { type IdentifierCheck, typed } from './identifierCheck';

/** `form`: not five digits; `range`: outside 01001–99998, the span of assigned codes. */
export type PostalCodeProblem = 'form' | 'range';

const LOWEST = 1001;
const HIGHEST = 99_998;

/**
 * Checks a German postal code (Postleitzahl). That a code is within the span does not say that it is assigned.
 *
 * @param given.value as typed
 * @returns five digits, or the rule that is broken
 */
export function checkGermanPostalCode(given: { value: string }): IdentifierCheck<PostalCodeProblem> {
  const code = typed(given).trim();
  if (!/^\d{5}$/.test(code)) return { valid: false, reason: 'form' };
  const isInRange = Number(code) >= LOWEST && Number(code) <= HIGHEST;
  return isInRange ? { valid: true, normalized: code } : { valid: false, reason: 'range' };
}
