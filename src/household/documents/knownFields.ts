import type * as z from 'zod/mini';
import { entryOf, type SectionName } from './sections';

/** The names of all fields that this release knows in a document's entries, including nested ones. */
export const knownFieldsOf = (section: SectionName): ReadonlySet<string> =>
  new Set(namesIn(entryOf(section)));

function namesIn(schema: z.core.$ZodType): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod; // the type below distinguishes them
  if (def.type === 'union') return def.options.flatMap(namesIn);
  if (def.type === 'record') return namesIn(def.valueType);
  if (def.type === 'optional' || def.type === 'default') return namesIn(def.innerType);
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, field]) => [name, ...namesIn(field)]);
}
