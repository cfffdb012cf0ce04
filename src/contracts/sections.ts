import {
  readDocument,
  type ReadDocument,
  type SectionData,
  type SectionName,
  sectionSchemas,
} from '@vp-digital/core/household';
import * as z from 'zod/mini';

/**
 * `GET /api/households/{householdId}/sections/{section}` answers a section document, with its version as `ETag: "7"`. A
 * section never written has version 0 and no entries. With the header `X-Core-Version: 1.4.0` a caller states the core
 * it was built with: requests and answers then use the form of that major version.
 */
export const sectionDocument = <Name extends SectionName>(section: Name) =>
  documentWith(section, sectionSchemas[section]);

const documentWith = <Name extends SectionName, Data extends z.ZodMiniType>(section: Name, data: Data) =>
  z.object({
    section: z.literal(section),
    version: z.int().check(z.minimum(0)),
    changedAt: z.optional(z.iso.datetime()),
    changedBy: z.optional(z.string()),
    data,
    knows,
  });

/** Sent to callers with a newer core only: the fields of entries that these services know. They refuse others. */
const knows = z.optional(z.array(z.string()));

export interface SectionDocument<Name extends SectionName = SectionName> {
  section: Name;
  version: number;
  changedAt?: string;
  changedBy?: string;
  data: SectionData[Name];
  knows?: string[];
}

/** A section document as a client knows it, with what a newer release has written into it. */
export type KnownSectionDocument<Name extends SectionName = SectionName> = SectionDocument<Name> &
  Pick<ReadDocument<Name>, 'beyond'>;

/**
 * Reads an answered section document that a newer release may have written; by the knowledge of this copy of the core
 * or another one.
 */
export const readSectionDocument = <Name extends SectionName>(section: Name, read = readDocument) =>
  z.pipe(
    documentWith(section, z.unknown()),
    z.transform((answer, context) => {
      const known = read(section, answer.data);
      if (!('issues' in known)) return { ...answer, ...known } as KnownSectionDocument<Name>; // zod's optional members may be undefined
      for (const { code: _, ...issue } of known.issues)
        context.issues.push({ ...issue, code: 'custom', path: ['data', ...issue.path], input: answer.data });
      return z.NEVER;
    }),
  );

/** Body of a 412: the current document, and those of the sent paths that somebody else changed. */
export const sectionConflict = <Name extends SectionName>(section: Name) =>
  conflictWith(sectionDocument(section));

const conflictWith = <Document extends z.ZodMiniType>(current: Document) =>
  z.object({
    current,
    paths: z.array(z.string()),
    changedBy: z.optional(z.string()),
    /** It was the caller, in another window or on another device. */
    changedByCaller: z.optional(z.boolean()),
  });
export interface SectionConflict<Name extends SectionName = SectionName> {
  current: SectionDocument<Name>;
  paths: string[];
  changedBy?: string;
  changedByCaller?: boolean;
}

/** Reads a conflict, as `readSectionDocument` reads its document. */
export const readSectionConflict = <Name extends SectionName>(section: Name, read = readDocument) =>
  conflictWith(readSectionDocument(section, read));
export type KnownSectionConflict<Name extends SectionName = SectionName> = SectionConflict<Name> & {
  current: KnownSectionDocument<Name>;
};
