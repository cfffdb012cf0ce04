import { type Permission, permissions } from '@vp-digital/core/reference';
import * as z from 'zod/mini';

/**
 * Data that not everybody with access to a household may see: about health (Art. 9 GDPR), numbers by which banks and
 * offices know a person, notes that are not for the customer.
 */
export type Protection = 'health' | 'bank' | 'internal';

/** Who reads and writes it; the reading is noted. Whoever acts in the role of another never does. */
export const permissionFor: Readonly<Record<Protection, Permission>> = {
  /** Those who prepare and hold the talk. */
  health: permissions.sectionReport,
  /** Those who take in the household's papers, in which the numbers stand. */
  bank: permissions.documentUpload,
  internal: permissions.sectionReport,
};

const protections = z.registry<{ protection: Protection }>();

const protecting =
  (protection: Protection) =>
  <Schema extends z.core.$ZodType>(schema: Schema): Schema => {
    protections.add(schema, { protection });
    return schema;
  };

/** A field about somebody's health: rights, consent, deletion, drafts and snapshots follow from this word. */
export const health = protecting('health');

/** A number by which banks or offices know a person: rights, drafts and snapshots follow from this word. */
export const bank = protecting('bank');

/** A field that is not for the customer: rights, drafts, snapshots and reports follow from this word. */
export const internal = protecting('internal');

const beliefs = z.registry<{ isBelief: true }>();

/**
 * A field that tells what somebody believes in (Art. 9 GDPR). Figures count with it, so that whoever opens the household reads
 * it; it is written to no device.
 */
export function belief<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  beliefs.add(schema, { isBelief: true });
  return schema;
}

/** The names of an entry's fields that must not lie on a device: protected ones, and those that tell a belief. */
export const fieldsOffDevice = (entry: z.core.$ZodType): ReadonlySet<string> =>
  new Set([
    ...Object.keys(protectedFields(entry)),
    ...fieldsOf(entry).flatMap(([name, field]) => (beliefs.has(field) ? [name] : [])),
  ]);

/** The names of all fields of an entry; of entries of several kinds, of each. */
export const fieldNames = (entry: z.core.$ZodType): ReadonlySet<string> =>
  new Set(fieldsOf(entry).map(([name]) => name));

/** The protected fields of an entry, by name; of entries of several kinds, those of each. */
export function protectedFields(entry: z.core.$ZodType): Readonly<Record<string, Protection>> {
  return Object.fromEntries(
    fieldsOf(entry).flatMap(([name, field]) => {
      const found = protectionIn(field);
      return found ? [[name, found]] : [];
    }),
  );
}

/** A field inside of which something is protected is so as a whole. */
function protectionIn(field: z.core.$ZodType): Protection | undefined {
  const known = protections.get(field)?.protection;
  if (known) return known;
  const { def } = (field as z.core.$ZodTypes)._zod; // told apart by its type below
  if (def.type === 'optional' || def.type === 'default') return protectionIn(def.innerType);
  if (def.type === 'record') return protectionIn(def.valueType);
  return def.type === 'object' ? Object.values(protectedFields(field))[0] : undefined;
}

function fieldsOf(entry: z.core.$ZodType): [name: string, field: z.core.$ZodType][] {
  const { def } = (entry as z.core.$ZodObject | z.core.$ZodUnion)._zod; // entries are objects, or of several kinds
  return def.type === 'union' ? def.options.flatMap(fieldsOf) : Object.entries(def.shape);
}
