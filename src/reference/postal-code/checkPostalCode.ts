import { checkGermanPostalCode, type PostalCodeProblem } from '@vp-digital/core/finance';

export const POSTAL_CODE_MAXIMUM_LENGTH = 15;

export type PostalCodeCheck =
  | {
      readonly valid: true;
      /** What is unusual for a German code; a hint, never a refusal. */
      readonly warning?: PostalCodeProblem;
    }
  | {
      readonly valid: false;
      /** `characters` has another than capital letters, digits, space and hyphen; `length`: more than 15 of them. */
      readonly reason: 'characters' | 'length';
    };

/**
 * Checks a postal code by the rule of the specification: 0 to 15 capital letters (A–Z), digits, spaces or hyphens.
 *
 * @param given.value as typed
 * @param given.countryCode ISO 3166-1 alpha-2; for `DE` what is no five assigned digits is warned of
 */
export function checkPostalCode(given: { value: string; countryCode?: string | undefined }): PostalCodeCheck {
  const { value, countryCode } = given;
  if (!/^[A-Z0-9 -]*$/.test(value)) return { valid: false, reason: 'characters' };
  if (value.length > POSTAL_CODE_MAXIMUM_LENGTH) return { valid: false, reason: 'length' };
  if (countryCode !== 'DE' || value === '') return { valid: true };
  const german = checkGermanPostalCode({ value });
  return german.valid ? { valid: true } : { valid: true, warning: german.reason };
}
