import { ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import { requireRecord, requireText } from '../core';
import { type IdentifierCheck, typed, withoutSeparators } from './identifierCheck';

/**
 * - `country`: does not start with a country that issues IBANs
 * - `length`: too short or too long for its country (DE: 22 characters)
 * - `form`: characters that its country does not use there
 * - `checksum`: right in form, but a character was mistyped
 */
export type IbanProblem = 'country' | 'length' | 'form' | 'checksum';

/** Mistakes of form, the plainest first: that is the one reported. */
const PROBLEMS: readonly (readonly [ValidationErrorsIBAN, IbanProblem])[] = [
  [ValidationErrorsIBAN.NoIBANProvided, 'country'],
  [ValidationErrorsIBAN.NoIBANCountry, 'country'],
  [ValidationErrorsIBAN.WrongBBANLength, 'length'],
  [ValidationErrorsIBAN.ChecksumNotNumber, 'form'],
  [ValidationErrorsIBAN.WrongBBANFormat, 'form'],
];

/**
 * Checks an IBAN of any country (ISO 13616: length and form by country, modulo 97).
 *
 * @param given.value as typed, with or without spaces, letters in either case
 * @returns the electronic form without spaces, or the plainest mistake
 */
export function checkIban(given: { value: string }): IdentifierCheck<IbanProblem> {
  const iban = withoutSeparators(typed(given));
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return { valid: true, normalized: iban };
  const formal = PROBLEMS.find(([code]) => errorCodes.includes(code));
  // What remains is modulo 97 and, in some countries, a check digit of the account number.
  return { valid: false, reason: formal ? formal[1] : 'checksum' };
}

/** An IBAN in groups of four, as printed: `DE70 9999 0000 0000 0010 01`. Also for one half typed. */
export function formatIban(given: { iban: string }): string {
  return withoutSeparators(ibanOf(given)).replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * An IBAN for eyes that need to recognise, not to know it: country and last four characters,
 * `DE•• •••• 1001`. What is too short to be an IBAN is hidden whole.
 */
export function maskIban(given: { iban: string }): string {
  const iban = withoutSeparators(ibanOf(given));
  const isLongEnough = iban.length >= 15;
  return `${isLongEnough ? iban.slice(0, 2) : '••'}•• •••• ${isLongEnough ? iban.slice(-4) : '••••'}`;
}

const ibanOf = (given: { iban: string }) => requireText(requireRecord(given, 'given').iban, 'iban');
