import * as z from 'zod/mini';
import {
  appointmentOccasions,
  appointmentPlaces,
  appointmentStates,
  appointmentThemes,
} from './appointmentCodes';
import { defineDocument } from './defineDocument';
import { entry, id, wallTime } from './fields';

/** Termin. All times are those of the clock in Germany, where it takes place. */
const appointment = z.strictObject({
  ...entry,
  state: z._default(z.enum(appointmentStates), 'planned'),
  begin: wallTime,
  /** When it is meant to be over; of one that was held, when it was. */
  end: z.optional(wallTime),
  /** Who takes part; nobody named: all of the household. */
  personIds: z._default(z.array(id), []),
  place: z.optional(z.enum(appointmentPlaces)),
  occasion: z.enum(appointmentOccasions),
  themes: z._default(z.array(z.enum(appointmentThemes)), []),
});
export const appointments = defineDocument(appointment, { owner: 'personIds', merge: 'both' });
export type Appointment = z.infer<typeof appointment>;
export type Appointments = z.infer<typeof appointments.schema>;
