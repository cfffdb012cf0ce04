import fc from 'fast-check';

/** As much of JSON Schema as the published contracts use. */
export interface JsonSchema {
  type?: string;
  const?: string;
  enum?: string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** Random values that a schema allows; throws for what it does not know. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return strings(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1_000_000),
        max: Math.min(schema.maximum ?? 1_000_000, 1_000_000),
      });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 3, 3) });
    case 'object':
      return objects(schema);
    default:
      throw new Error(`The test does not know ${JSON.stringify(schema).slice(0, 200)}`);
  }
}

function strings({ format, pattern, minLength, maxLength = 20 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return dates;
  if (format === 'date-time') return dates.map((day) => `${day}T12:00:00Z`);
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u')).filter((text) => text.length <= maxLength);
  return fc.string({ minLength: minLength ?? 0, maxLength: Math.min(maxLength, 40) });
}

const dates = fc
  .tuple(
    fc.integer({ min: 1930, max: 2060 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'));

function objects({
  properties,
  required = [],
  propertyNames,
  additionalProperties,
}: JsonSchema): fc.Arbitrary<unknown> {
  if (properties) {
    const fields = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: required });
  }
  const values = typeof additionalProperties === 'object' ? valuesOf(additionalProperties) : fc.constant(1);
  return fc
    .uniqueArray(fc.tuple(valuesOf(propertyNames ?? { type: 'string' }), values), {
      maxLength: 3,
      selector: ([key]) => String(key),
    })
    .map((entries) => Object.fromEntries(entries.map(([key, value]) => [String(key), value])));
}
