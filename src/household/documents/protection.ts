import { type Permission, permissions } from '@vp-digital/core/reference';
import * as z from 'zod/mini';

/**
 * Data that not everybody with access to a household may see: health (Art. 9 GDPR), numbers by which banks and
 * authorities identify a person, notes that are not for the customer.
 */
export type Protection = 'health' | 'bank' | 'internal';

/** Who reads and writes it; reading is logged. Somebody acting in another person's role never does. */
export const permissionFor: Readonly<Record<Protection, Permission>> = {
  /** Those who prepare and hold the meeting. */
  health: permissions.sectionReport,
  /** Those who upload the household's papers, which contain the numbers. */
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

/** A field about somebody's health: permissions, consent, deletion, drafts and snapshots follow from this marker. */
export const health = protecting('health');

/**
 * A number by which banks or authorities identify a person: permissions, drafts and snapshots follow from this marker.
 */
export const bank = protecting('bank');

/** A field that is not for the customer: permissions, drafts, snapshots and reports follow from this marker. */
export const internal = protecting('internal');

const beliefs = z.registry<{ isBelief: true }>();

/**
 * A field that reveals somebody's beliefs (Art. 9 GDPR). Figures use it, so everybody with access to the household
 * reads it; it is never stored on a device.
 */
export function belief<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  beliefs.add(schema, { isBelief: true });
  return schema;
}

/**
 * The names of an entry's fields that must not be stored on a device: protected ones, and those that reveal beliefs.
 */
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

/** A field that contains something protected is protected as a whole. */
function protectionIn(field: z.core.$ZodType): Protection | undefined {
  const known = protections.get(field)?.protection;
  if (known) return known;
  const { def } = (field as z.core.$ZodTypes)._zod; // the type below distinguishes them
  if (def.type === 'optional' || def.type === 'default') return protectionIn(def.innerType);
  if (def.type === 'record') return protectionIn(def.valueType);
  return def.type === 'object' ? Object.values(protectedFields(field))[0] : undefined;
}

function fieldsOf(entry: z.core.$ZodType): [name: string, field: z.core.$ZodType][] {
  const { def } = (entry as z.core.$ZodObject | z.core.$ZodUnion)._zod; // entries are objects, or unions of them
  return def.type === 'union' ? def.options.flatMap(fieldsOf) : Object.entries(def.shape);
}
