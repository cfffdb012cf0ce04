import type * as z from 'zod/mini';
import { type FieldKind, kindOf } from './fields';
import { entryOf, type SectionName } from './sections';

export interface FieldAt {
  kind: FieldKind;
  /** How many stored units make one: a field that counts tenths has this in its name. */
  parts: number;
}

/** What the field at a place of a document holds (`/items/<id>/net`); undefined for entries and unknown fields. */
export function fieldAt(section: SectionName, path: string): FieldAt | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const kind = kindsIn(entryOf(section)).get(name);
  return kind && { kind, parts: partsOf.find(([ending]) => name.endsWith(ending))?.[1] ?? 1 };
}

const partsOf = [
  ['TenThousandths', 10_000],
  ['Thousandths', 1_000],
  ['Tenths', 10],
  ['Halves', 2],
] as const;

const known = new WeakMap<z.core.$ZodType, ReadonlyMap<string, FieldKind>>();

function kindsIn(entry: z.core.$ZodType): ReadonlyMap<string, FieldKind> {
  const kinds = known.get(entry) ?? new Map(fieldsIn(entry));
  known.set(entry, kinds);
  return kinds;
}

/** Fields by name, including those of nested entries. */
function fieldsIn(schema: z.core.$ZodType): [name: string, kind: FieldKind][] {
  const { def } = (schema as z.core.$ZodTypes)._zod; // the type below distinguishes them
  if (def.type === 'union') return def.options.flatMap(fieldsIn);
  if (def.type === 'record') return fieldsIn(def.valueType);
  if (def.type === 'optional' || def.type === 'default') return fieldsIn(def.innerType);
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, field]) => {
    const kind = kindOf(field);
    return kind ? [[name, kind] as [string, FieldKind]] : fieldsIn(field);
  });
}
