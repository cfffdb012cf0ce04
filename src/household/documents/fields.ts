import * as z from 'zod/mini';
import { discussedAloneOptions } from './codes';

/** Building blocks of the household's documents. Amounts are integer cents, rates basis points (1 % = 100). */

/** What a field holds. A code is written as its word, a reference as the name of the person, several as a list. */
export type FieldKind = 'money' | 'rate' | 'number' | 'date' | 'text' | 'code' | 'flag' | 'reference';

const kinds = z.registry<{ kind: FieldKind }>();

const ofKind =
  (kind: FieldKind) =>
  <Schema extends z.core.$ZodType>(schema: Schema): Schema => {
    kinds.add(schema, { kind });
    return schema;
  };
const [asMoney, asRate, asDate] = [ofKind('money'), ofKind('rate'), ofKind('date')];

export const id = ofKind('reference')(z.uuid());
export const isoDate = asDate(z.iso.date());
/** No living person and no current event is older; a partly typed year (`0019`) is none. */
export const earliestDay = '1900-01-01';
export const recentDate = asDate(
  isoDate.check(z.refine((day) => day >= earliestDay, `Not before ${earliestDay}.`)),
);
/** A day and time on a clock in Germany, whatever the season: `2026-11-21T18:00`. */
export const wallTime = asDate(
  z.iso.datetime({ local: true, precision: -1 }).check(z.maxLength('YYYY-MM-DDTHH:MM'.length)),
);
export const isoMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** An amount of at most `maximum` euros. */
export const money = (maximum: number) => asMoney(z.int().check(z.minimum(0), z.maximum(maximum * 100)));

/** A rate in basis points. */
export const basisPoints = (maximum: number) => asRate(z.int().check(z.minimum(0), z.maximum(maximum)));

export const text = (maximum: number) => z.string().check(z.maxLength(maximum));
export const requiredText = (maximum: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));

/** What a field holds; undefined for groups of fields. */
export function kindOf(field: z.core.$ZodType): FieldKind | undefined {
  const known = kinds.get(field)?.kind;
  if (known) return known;
  const { def } = (field as z.core.$ZodTypes)._zod; // the type below distinguishes them
  if (def.type === 'optional' || def.type === 'default') return kindOf(def.innerType);
  if (def.type === 'number') return 'number';
  if (def.type === 'boolean') return 'flag';
  if (def.type === 'enum') return 'code';
  if (def.type === 'array') return kindOf(def.element);
  return def.type === 'string' && !('format' in def) ? 'text' : undefined;
}

/** How often an amount is due: Zahlweise. */
export const frequency = z.enum(['monthly', 'quarterly', 'halfYearly', 'yearly', 'once']);
export type Frequency = z.infer<typeof frequency>;

/** Where a fact comes from: Quelle. */
const source = z.enum(['customer', 'advisor', 'document', 'estimated', 'import']);

/** Nur für mich besprechen: for what belongs to exactly one adult, who keeps it from the partner. */
export const discussedAlone = z.optional(z.enum(discussedAloneOptions));

/** What every entry of a document has in addition to its own facts. */
export const entry = { position: z._default(z.int(), 0), source: z.optional(source) };

/**
 * A document holds its entries by id, so that two people can edit two entries, or two fields of one, at the same time.
 */
export const documentOf = <Entry extends z.core.$ZodType>(item: Entry) =>
  z.strictObject({ items: z.record(id, item) });
