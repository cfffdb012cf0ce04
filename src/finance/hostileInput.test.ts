import fc from 'fast-check';
import * as finance from '.';
import { hostileValues, paths, problemsOf, replaced } from './testing/hostileValues';
import { validInput } from './testing/valid-input';

// What a form, a draft or a wire can bring by mistake or on purpose: it is refused by a typed error or computed to
// a result of the same kind, without NaN or Infinity and without an end that never comes.

type AnyFunction = (...given: unknown[]) => unknown;

/** They hand back what they were given, whatever its members. */
const passOn = ['requireCode', 'requireList', 'requireRecord', 'requireRecords', 'rowOn'];

const functions = Object.entries<unknown>(finance).filter(
  (entry): entry is [string, AnyFunction] =>
    typeof entry[1] === 'function' && ![...passOn, 'FinanceError'].includes(entry[0]),
);

/** Also what is computed step by step. */
function outcome(call: AnyFunction, given: readonly unknown[]): unknown {
  const result = call(...given);
  if (typeof result !== 'object' || result === null || !('next' in result)) return result;
  const steps = result as Generator; // only a generator has `next`
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** What is wrong with the answer to a call; a typed refusal is right. */
function wrongWith(call: AnyFunction, given: readonly unknown[], expected: unknown): string[] {
  try {
    return problemsOf(outcome(call, given), expected);
  } catch (error) {
    return error instanceof finance.FinanceError ? [] : [`threw ${String(error)}`];
  }
}

test('every public function is tried', () => {
  expect(Object.keys(validInput).sort()).toEqual(functions.map(([name]) => name).sort());
});

describe.each(functions)('%s', (name, call) => {
  const examples: readonly (readonly unknown[])[] = validInput[name as keyof typeof validInput]; // tested above

  test('each member replaced by hostile values', () => {
    for (const given of examples) {
      const expected = outcome(call, given);
      for (const path of paths(given))
        for (const value of hostileValues)
          expect({ path, value, wrong: wrongWith(call, replaced(given, path, value), expected) }).toEqual({
            path,
            value,
            wrong: [],
          });
    }
  });

  test('two members replaced by anything', () => {
    const given = examples[0] ?? [];
    const expected = outcome(call, given);
    const path = fc.constantFrom(...paths(given));
    const value = fc.oneof(
      fc.constantFrom(...hostileValues),
      fc.integer(),
      fc.double(),
      fc.string(),
      fc.jsonValue({ maxDepth: 2 }),
    );
    fc.assert(
      fc.property(path, value, path, value, (first, one, second, other) => {
        const changed = replaced(replaced(given, first, one), second, other);
        expect(wrongWith(call, changed, expected)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
