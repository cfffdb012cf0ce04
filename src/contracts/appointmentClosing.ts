import * as z from 'zod/mini';
import { snapshotRequest } from './snapshots';

/**
 * `POST /api/households/{householdId}/appointments/{appointmentId}/closing` with `Idempotency-Key`: Termin abschließen, one
 * deed. The appointment is over, the household as it stands is frozen, and a draft of the summary begins: all of it or
 * nothing. 409 `conflict` for an appointment that is not going on, 422 for an end before its beginning.
 */
export const appointmentClosing = z.strictObject({
  /** When it was over: the clock in Germany, `2026-11-21T19:30`. */
  end: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)),
  /** What the snapshot is called. */
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  purpose: snapshotRequest.shape.purpose,
});
export type AppointmentClosing = z.infer<typeof appointmentClosing>;

/** What came of it. */
export const closedAppointment = z.object({
  appointmentId: z.uuid(),
  snapshotId: z.uuid(),
  /** The draft of the summary. */
  reportId: z.uuid(),
  /** The version that the appointments have now. */
  version: z.int(),
});
export type ClosedAppointment = z.infer<typeof closedAppointment>;
