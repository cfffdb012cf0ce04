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
  const name = nameIn(path);
  const kind = kindsIn(entryOf(section)).get(name);
  return kind && { kind, parts: partsIn(name) };
}

const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const partsIn = (name: string) => partsOf.find(([ending]) => name.endsWith(ending))?.[1] ?? 1;

/** Both are allowed; of what is stored in parts, in ones. */
export interface FieldLimits {
  min?: number;
  max?: number;
}

/** What numbers the document takes in a field, so that a page says it before a service refuses one; empty for what is no number. */
export function limitsAt(section: SectionName, path: string): FieldLimits {
  const name = nameIn(path);
  const { min, max } = limitsIn(entryOf(section)).get(name) ?? {};
  const parts = partsIn(name);
  return { ...(min !== undefined && { min: min / parts }), ...(max !== undefined && { max: max / parts }) };
}

const partsOf = [
  ['TenThousandths', 10_000],
  ['Thousandths', 1_000],
  ['Tenths', 10],
  ['Halves', 2],
] as const;

const known = new WeakMap<z.core.$ZodType, ReadonlyMap<string, FieldKind>>();
const knownLimits = new WeakMap<z.core.$ZodType, ReadonlyMap<string, FieldLimits>>();

function kindsIn(entry: z.core.$ZodType): ReadonlyMap<string, FieldKind> {
  const kinds = known.get(entry) ?? new Map(fieldsIn(entry).map(([name, kind]) => [name, kind]));
  known.set(entry, kinds);
  return kinds;
}

/** Of fields of one name, as in the kinds of a contract, the widest. */
function limitsIn(entry: z.core.$ZodType): ReadonlyMap<string, FieldLimits> {
  const found = knownLimits.get(entry);
  if (found) return found;
  const limits = new Map<string, FieldLimits>();
  for (const [name, , field] of fieldsIn(entry)) {
    const other = limits.get(name);
    limits.set(name, other ? widest(other, limitsOf(field)) : limitsOf(field));
  }
  knownLimits.set(entry, limits);
  return limits;
}

function limitsOf(field: z.core.$ZodType): FieldLimits {
  const { def } = (field as z.core.$ZodTypes)._zod; // the type below distinguishes them
  if (def.type === 'optional' || def.type === 'default') return limitsOf(def.innerType);
  const limits: FieldLimits = {};
  for (const check of def.checks ?? []) {
    const { def: rule } = (check as z.core.$ZodChecks)._zod;
    if (rule.check === 'greater_than' && rule.inclusive) limits.min = Number(rule.value);
    if (rule.check === 'less_than' && rule.inclusive) limits.max = Number(rule.value);
  }
  return limits;
}

function widest(one: FieldLimits, other: FieldLimits): FieldLimits {
  const both = (name: keyof FieldLimits, choose: (...values: number[]) => number) => {
    const [first, second] = [one[name], other[name]];
    return first === undefined || second === undefined ? {} : { [name]: choose(first, second) };
  };
  return { ...both('min', Math.min), ...both('max', Math.max) };
}

/** Fields by name, including those of nested entries. */
function fieldsIn(schema: z.core.$ZodType): [name: string, kind: FieldKind, field: z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod; // the type below distinguishes them
  if (def.type === 'union') return def.options.flatMap(fieldsIn);
  if (def.type === 'record') return fieldsIn(def.valueType);
  if (def.type === 'optional' || def.type === 'default') return fieldsIn(def.innerType);
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, field]) => {
    const kind = kindOf(field);
    return kind ? [[name, kind, field] as [string, FieldKind, z.core.$ZodType]] : fieldsIn(field);
  });
}
