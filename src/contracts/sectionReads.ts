import type { SectionName } from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { problem, type Problem } from './problem';
import type { SectionDocument } from './sections';

/** Every name that was asked for stands in one of `documents`, `unchanged` and `problems`. */
export const sectionsAnswer = z.object({
  /** By name, each as if requested individually. */
  documents: z.record(z.string(), z.unknown()),
  /** For each of these a mark of exactly this answer: another version, other rights or another form change it. */
  marks: z.record(z.string(), z.string()),
  /** The versions of those that are still what the mark names that was sent. */
  unchanged: z.record(z.string(), z.int()),
  /** The error that an individual request for this document would get. */
  problems: z.record(z.string(), problem),
});

export interface SectionsAnswer {
  documents: Partial<Record<SectionName, SectionDocument>>;
  marks: Record<string, string>;
  unchanged: Record<string, number>;
  problems: Record<string, Problem>;
}
