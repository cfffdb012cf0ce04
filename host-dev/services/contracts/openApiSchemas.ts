import * as contracts from '@vp-digital/core/contracts';
import { sectionNames, sectionSchemas } from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { type Json, mapReferences } from './references';

type Side = 'input' | 'output';

export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What the contracts export, and the documents of a household: each stands once. */
const named = new Map<string, z.core.$ZodType>([
  ...Object.entries(contracts).flatMap(([name, value]): [string, z.core.$ZodType][] =>
    value instanceof z.core.$ZodType ? [[capital(name), value]] : [],
  ),
  ...sectionNames.map((name) => [`${capital(name)}Data`, sectionSchemas[name]] as const),
]);
const names = z.registry<{ id: string }>();
for (const [id, schema] of named) names.add(schema, { id });

/** Gives a schema a name by which others refer to it. */
export function withName<Schema extends z.core.$ZodType>(id: string, schema: Schema): Schema {
  named.set(id, schema);
  names.add(schema, { id });
  return schema;
}

const components = new Map<string, Json>();

/** Every named schema that was asked for until now, by name and in its order. */
export const componentSchemas = (): Record<string, Json> =>
  Object.fromEntries([...components].sort(([one], [other]) => (one < other ? -1 : 1)));

/** A schema as JSON Schema, with references to the named ones; a named one is a reference itself. */
export function schemaOf(schema: z.core.$ZodType, io: Side = 'output'): Json {
  const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { ...how(io), metadata: names });
  const referring = (json: Json) =>
    mapReferences(
      json,
      (reference) => `#/components/schemas/${nameOf(reference.slice('#/$defs/'.length), io)}`,
    );
  for (const [id, definition] of Object.entries($defs)) components.set(nameOf(id, io), referring(definition));
  return referring(rest);
}

/** What may be sent has a name of its own where it may leave out what has a default. Any JSON is named by nobody. */
function nameOf(id: string, io: Side): string {
  const schema = named.get(id);
  if (!schema) return 'AnyJson';
  return io === 'input' && whole(schema, 'input') !== whole(schema, 'output') ? `${id}Input` : id;
}

const whole = (schema: z.core.$ZodType, io: Side) => JSON.stringify(z.toJSONSchema(schema, how(io)));
const how = (io: Side) => ({ io, unrepresentable: 'any' }) as const;
