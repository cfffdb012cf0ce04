import { permissions } from '@vp-digital/core/reference';
import * as z from 'zod/mini';
import { appointmentThemes } from './appointmentCodes';
import { contactRhythms, contactWays, lifeSituations } from './cooperationCodes';
import { defineDocument } from './defineDocument';
import { entry, text } from './fields';

/** Auf gute Zusammenarbeit: how the household wants to go on, and in which situations of life it sees others. Nobody is named. */
const wishes = z.strictObject({
  ...entry,
  rhythm: z.optional(z.enum(contactRhythms)),
  way: z.optional(z.enum(contactWays)),
  topics: z.optional(z.array(z.enum(appointmentThemes))),
  /** What else they wish, in their own words. */
  wish: z.optional(text(500)),
  situations: z.optional(z.array(z.enum(lifeSituations))),
  /** "Nicht mehr fragen": the household is asked for no recommendation again. */
  notAskedAgain: z.optional(z.boolean()),
});
/** A household has one, under `cooperationId`. */
export const cooperation = defineDocument(wishes, { change: permissions.recommendation, merge: 'one' });
export type Cooperation = z.infer<typeof wishes>;
