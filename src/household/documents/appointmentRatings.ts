import * as z from 'zod/mini';
import { ratingStatements } from './codes';
import { defineDocument } from './defineDocument';
import { entry, id, isoDate, text } from './fields';

const feeling = z.int().check(z.minimum(1), z.maximum(10));

/** Terminbewertung: how an adult felt before and feels after an appointment; one for each appointment and adult who was there. */
const appointmentRating = z.strictObject({
  ...entry,
  /** Day of the appointment. */
  date: isoDate,
  /** Who answers; of older releases nobody has said. */
  personId: z.optional(id),
  /** Which appointment; of older releases nobody has said. */
  appointmentId: z.optional(id),
  /** "Wie sicher fühlten Sie sich davor / jetzt?", 1 to 10. */
  before: z.optional(feeling),
  now: z.optional(feeling),
  stars: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  statements: z.optional(z.array(z.enum(ratingStatements))),
  text: z.optional(text(500)),
  /** Likelihood to recommend, 0 to 10. */
  recommend: z.optional(z.int().check(z.minimum(0), z.maximum(10))),
  /** May be used without a name. */
  anonymousUse: z.optional(z.boolean()),
  /** The main advisor shall call back. */
  callback: z.optional(z.boolean()),
  /** Handed back by the customer; what was skipped stays empty. */
  closed: z.optional(z.boolean()),
});
export const appointmentRatings = defineDocument(appointmentRating, {
  owner: 'personId',
  links: [{ field: 'appointmentId', document: 'appointments', made: 'onItsDay' }],
  merge: 'both',
});
export type AppointmentRating = z.infer<typeof appointmentRating>;
export type RatingStatement = (typeof ratingStatements)[number];
