export type Json = Record<string, unknown>;

/** The same with every reference replaced. */
export function mapReferences<Value>(value: Value, replace: (reference: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    key === '$ref' && typeof inner === 'string' ? replace(inner) : inner,
  ) as Value; // of the same shape: only texts were replaced by texts
}

/**
 * A document with what it refers to in the place of each reference, as somebody reads it who follows them. What refers
 * to itself stands for any JSON.
 */
export function withoutReferences<Document>(document: Document): Document {
  return followed(document, document, []) as Document; // of the same shape: it says the same
}

function followed(value: unknown, document: unknown, on: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => followed(item, document, on));
  if (!isRecord(value)) return value;
  const { $ref: reference } = value;
  if (typeof reference === 'string')
    return on.includes(reference) ? {} : followed(at(document, reference), document, [...on, reference]);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, followed(inner, document, on)]),
  );
}

const at = (document: unknown, reference: string): unknown =>
  reference
    .split('/')
    .slice(1)
    .reduce((place: unknown, name) => (isRecord(place) ? place[name] : undefined), document);

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
