import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { entry, isoDate, text } from './fields';

/** Finanznote: a person's own estimate, by person id, before the computed grade is shown. */
const ownGrade = z.strictObject({
  ...entry,
  /** Selbsteinschätzung in tenths, in steps of a half: 30 means 3,0. */
  ownGradeTenths: z.optional(z.int().check(z.minimum(10), z.maximum(60), z.multipleOf(5))),
  answeredAt: z.optional(isoDate),
  /** "Wie sicher fühlen Sie sich?", from 1 (not at all) to 5 (very). */
  feltSecurity: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  /** "Was fehlt Ihnen zur Eins?" */
  missingForBest: z.optional(text(500)),
});
export const financialGrade = defineDocument(ownGrade, { owner: 'key' });
export type OwnGrade = z.infer<typeof ownGrade>;
