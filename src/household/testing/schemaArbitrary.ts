import * as fc from 'fast-check';
import * as z from 'zod/mini';

/** What a schema accepts, for property tests. Ids come from a few, so that documents name each other's persons. */
export function schemaArbitrary(schema: z.core.$ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  const within = (inner: z.core.$ZodType) => schemaArbitrary(inner, ids);
  const { def } = (schema as z.core.$ZodTypes)._zod; // the union of all schemas that the library has
  switch (def.type) {
    case 'object':
      return fc.record(mapValues(def.shape, within)).map(withoutUndefined);
    case 'optional':
    case 'default':
      return fc.option(within(def.innerType), { nil: undefined });
    case 'record':
      return fc.dictionary(within(def.keyType).map(String), within(def.valueType), { maxKeys: 4 });
    case 'array':
      return fc.array(within(def.element), { maxLength: 3 });
    case 'union':
      return fc.oneof(...def.options.map(within));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return wholeNumber(checksOf(def));
    case 'string':
      return text(schema, def, ids);
    default:
      throw new Error(`No arbitrary for a schema of type ${def.type}`);
  }
}

type CheckDef = z.core.$ZodChecks['_zod']['def'];

const checksOf = ({ checks = [] }: z.core.$ZodTypeDef): CheckDef[] =>
  checks.map((check) => check._zod.def as CheckDef); // the union of all checks that the library has

function wholeNumber(checks: readonly CheckDef[]): fc.Arbitrary<number> {
  let [min, max, step] = [-1_000, 1_000, 1];
  for (const check of checks) {
    if (check.check === 'greater_than') min = Number(check.value);
    if (check.check === 'less_than') max = Number(check.value);
    if (check.check === 'multiple_of') step = Number(check.value);
  }
  const any = fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) });
  const small = fc.integer({
    min: Math.ceil(min / step),
    max: Math.floor(Math.min(max, min + 500_000) / step),
  });
  return fc.oneof(small, any, fc.constantFrom(min / step, max / step)).map((count) => count * step);
}

const day = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.date({ min: new Date('1935-01-01'), max: new Date('2045-12-31'), noInvalidDate: true }),
  },
  {
    weight: 1,
    arbitrary: fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
  },
);

function text(
  schema: z.core.$ZodType,
  def: z.core.$ZodStringDef,
  ids: readonly string[],
): fc.Arbitrary<string> {
  const checks = checksOf(def);
  const formats = [def, ...checks].flatMap((check) => ('format' in check ? [check.format] : []));
  if (formats.includes('uuid')) return fc.constantFrom(...ids);
  if (formats.includes('date')) return day.map((date) => date.toISOString().slice(0, 10));
  if (formats.includes('datetime'))
    return day
      .map((date) => date.toISOString())
      .map((instant) => (z.safeParse(schema, instant).success ? instant : instant.slice(0, 16))); // or no instant: a clock's time
  const pattern = checks.flatMap((check) =>
    'pattern' in check && check.pattern instanceof RegExp ? [check.pattern] : [],
  )[0];
  if (pattern?.unicode) return fc.constantFrom('Lena', 'Zoë', "O'Neill"); // fast-check reads no \p{…}
  if (pattern) return fc.stringMatching(pattern);
  return fc.constantFrom(...words.filter((word) => z.safeParse(schema, word).success));
}

const words = ['HESSEN', 'SACHSEN', 'NIEDERSACHSEN', 'Musterweg', 'DE', 'x'];

const mapValues = <Value, To>(record: Readonly<Record<string, Value>>, map: (value: Value) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

const withoutUndefined = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
