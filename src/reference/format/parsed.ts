/** Why a text could not be read. */
export type ParseFailure =
  /** nothing was typed */
  | 'empty'
  /** in no supported form, or in two of them */
  | 'unreadable'
  /** more decimals than the value can hold */
  | 'decimals'
  /** a well-formed date on a day that does not exist */
  | 'no-such-day'
  /** too large to be stored exactly */
  | 'range';

/** The result of reading a typed or pasted text: the value, or the reason why not. Never a guess. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; reason: ParseFailure };

export function parsed<Value>(value: Value): Parsed<Value> {
  return { ok: true, value };
}

export function refused<Value>(reason: ParseFailure): Parsed<Value> {
  return { ok: false, reason };
}
