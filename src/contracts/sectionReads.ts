import type { SectionName } from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { problem, type Problem } from './problem';
import type { SectionDocument } from './sections';

/** More than a household has documents. */
export const mostSections = 50;

/**
 * `GET /api/households/{householdId}/sections?names=persons,incomes:<mark>`: several documents by one call, at most
 * `mostSections`. A name may bring the mark of the document that the caller holds. 400 when the names cannot be read ·
 * 403 unknown or foreign household. What is refused, unknown or broken of the documents is told for each alone.
 */
export const sectionsQuery = z.object({
  names: z.pipe(
    z.pipe(
      z.string(),
      z.transform((names) => names.split(',')),
    ),
    z.array(z.string().check(z.regex(/^[a-zA-Z]{1,40}(:[\w-]{1,40})?$/))).check(z.maxLength(mostSections)),
  ),
});

/** Every name that was asked for stands in one of `documents`, `unchanged` and `problems`. */
export const sectionsAnswer = z.object({
  /** By name, each as it is answered alone. */
  documents: z.record(z.string(), z.unknown()),
  /** Of each of these what names exactly this answer: another version, other rights or another form have another mark. */
  marks: z.record(z.string(), z.string()),
  /** The versions of those that are still what the mark names that was sent. */
  unchanged: z.record(z.string(), z.int()),
  /** What the call would answer that asks for this document alone. */
  problems: z.record(z.string(), problem),
});

export interface SectionsAnswer {
  documents: Partial<Record<SectionName, SectionDocument>>;
  marks: Record<string, string>;
  unchanged: Record<string, number>;
  problems: Record<string, Problem>;
}
