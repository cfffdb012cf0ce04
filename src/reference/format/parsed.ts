/** Why a text could not be read. */
export type ParseFailure =
  /** nothing was typed */
  | 'empty'
  /** not in any form that is understood, or in two of them */
  | 'unreadable'
  /** more decimals than the value can hold */
  | 'decimals'
  /** a well-formed date on a day that does not exist */
  | 'no-such-day'
  /** beyond what can be stored exactly */
  | 'range';

/** What reading a typed or pasted text gives: the value, or the reason why not. Never a guess. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; reason: ParseFailure };

export function parsed<Value>(value: Value): Parsed<Value> {
  return { ok: true, value };
}

export function refused<Value>(reason: ParseFailure): Parsed<Value> {
  return { ok: false, reason };
}
