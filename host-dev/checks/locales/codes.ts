import { sectionNames, sectionSchemas } from '@vp-digital/core/household';
import type * as z from 'zod/mini';

/** The codes of a document's field; for entries of several kinds, those of each kind. */
export interface CodedField {
  /** `contracts.line` */
  name: string;
  codes: ReadonlySet<string>;
}

/** Every field of the household's documents that holds a code, from the documents' own schemas. */
export function codedFields(): CodedField[] {
  const found = new Map<string, Set<string>>();
  for (const section of sectionNames) {
    const walk = (schema: z.core.$ZodType, field: string) => {
      const { def } = (schema as z.core.$ZodTypes)._zod; // narrowed by its type below
      if (def.type === 'enum') {
        const name = `${section}.${field}`;
        found.set(name, new Set([...(found.get(name) ?? []), ...Object.values(def.entries).map(String)]));
      } else if (def.type === 'object') {
        for (const [inner, of] of Object.entries(def.shape)) walk(of, inner);
      } else if (def.type === 'union') {
        for (const option of def.options) walk(option, field);
      } else if (def.type === 'record') walk(def.valueType, field);
      else if (def.type === 'array') walk(def.element, field);
      else if (def.type === 'optional' || def.type === 'default') walk(def.innerType, field);
    };
    walk(sectionSchemas[section], section);
  }
  return [...found].map(([name, codes]) => ({ name, codes }));
}
