import { permissions } from '@vp-digital/core/reference';
import * as z from 'zod/mini';
import { jobAnswers, jobStages } from './cooperationCodes';
import { defineDocument } from './defineDocument';
import { entry, isoDate, text } from './fields';

/**
 * Mitarbeit: what an adult of the household says about advising as a job, and how it goes on. Only who is present is
 * asked, and only who agrees is followed up. A "no" counts for good.
 */
const interest = z.strictObject({
  ...entry,
  answer: z.optional(z.enum(jobAnswers)),
  /** On which day the person agreed to be contacted about it; without it nothing is followed up. */
  agreedOn: z.optional(isoDate),
  stage: z.optional(z.enum(jobStages)),
  /** Of the last contact about it. */
  contactedOn: z.optional(isoDate),
  /** When one speaks again. */
  remindOn: z.optional(isoDate),
  /** Why it ended, in a sentence. */
  endedBecause: z.optional(text(280)),
});
export const jobInterests = defineDocument(interest, {
  owner: 'key',
  read: permissions.teamBuilding,
  change: permissions.teamBuilding,
});
export type JobInterest = z.infer<typeof interest>;
