import type { Parameter } from '../database';

/** Of a statement that is put together: `add` answers the place of a value. */
export type Parameters = ReturnType<typeof createParameters>;

export function createParameters() {
  const values: Parameter[] = [];
  return { values, add: (value: Parameter): `$${number}` => `$${values.push(value)}` };
}
