import { FinanceError, shown } from './financeError';

/** One of the known codes. Throws `invalid-input`. */
export function requireCode<Code extends string | number>(
  value: Code,
  codes: readonly Code[],
  field: string,
): Code {
  if (!codes.includes(value))
    throw new FinanceError('invalid-input', field, `${shown(value)} is none of ${codes.join(', ')}`);
  return value;
}

/** Yes or no. Throws `invalid-input`. */
export function requireFlag(value: boolean, field: string): boolean {
  if (typeof value !== 'boolean')
    throw new FinanceError('invalid-input', field, `${shown(value)} is neither true nor false`);
  return value;
}

/** A text of a length that can be looked through. Throws `invalid-input`. */
export function requireText(value: string, field: string): string {
  if (typeof value !== 'string' || value.length > 1_000)
    throw new FinanceError('invalid-input', field, 'not a text of at most 1000 characters');
  return value;
}

/** An object with members, not a list. Throws `invalid-input`. */
export function requireRecord<Value extends object>(value: Value, field: string): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FinanceError('invalid-input', field, `${shown(value)} has no members`);
  return value;
}

/** A list. Throws `invalid-input`. */
export function requireList<Item>(value: readonly Item[], field: string): readonly Item[] {
  const isList: boolean = Array.isArray(value);
  if (!isList) throw new FinanceError('invalid-input', field, `${shown(value)} is not a list`);
  return value;
}

/** A list of objects. Throws `invalid-input`. */
export function requireRecords<Item extends object>(value: readonly Item[], field: string): readonly Item[] {
  requireList(value, field).forEach((item) => requireRecord(item, field));
  return value;
}
