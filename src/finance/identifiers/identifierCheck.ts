import { requireRecord, requireText } from '../core';

/** The answer of every identifier check: the form in which the value is stored, or why it is none. */
export type IdentifierCheck<Reason extends string> =
  | { valid: true; normalized: string }
  | { valid: false; reason: Reason };

/** What was typed, whatever it is. Throws FinanceError `invalid-input` when it is no text. */
export const typed = (given: { value: string }) => requireText(requireRecord(given, 'given').value, 'value');

/** What people type between groups of digits. */
export function withoutSeparators(value: string): string {
  return value.replace(/[\s./-]/g, '').toUpperCase();
}
