import type { Outcome } from '../figures';

/** The value of a figure that a test knows to be computable. */
export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (outcome.kind === 'computed') return outcome.value;
  throw new Error(`Not computed: ${JSON.stringify(outcome)}`);
}
