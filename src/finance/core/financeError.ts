/** Why a calculation refuses its input. One code per kind of mistake, so that a form can point at the field. */
export type FinanceErrorCode =
  | 'negative-amount'
  | 'not-whole-cents'
  | 'rate-out-of-range'
  | 'unknown-year'
  | 'invalid-date'
  | 'invalid-input';

/**
 * The one error of the finance core. Bad input never becomes NaN: it becomes this.
 *
 * `code` says what kind of mistake it is, `field` which member of the input is wrong.
 */
export class FinanceError extends Error {
  readonly code: FinanceErrorCode;
  readonly field: string;

  constructor(code: FinanceErrorCode, field: string, detail: string) {
    super(`${shown(field)}: ${detail}`);
    this.name = 'FinanceError';
    this.code = code;
    this.field = field;
  }
}

/** A wrong value in a message: what is no plain value is named by its type. */
export function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : typeof value;
}
