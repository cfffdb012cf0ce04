import * as z from 'zod/mini';

/** Codes as the documents have them; one of a newer release is read, too. */
const agendaEntry = z.object({
  householdId: z.uuid(),
  /** The household's name. */
  household: z.string(),
  id: z.uuid(),
  /**
   * When an appointment begins (`2026-11-21T18:00`, German time), the day of a task, the instant of a question or
   * on which a questionnaire was sent, or the day on which something last happened with a household.
   */
  at: z.string(),
  /** Of an appointment: its end. Of a questionnaire: until when its answers are kept. */
  end: z.optional(z.string()),
  state: z.optional(z.string()),
  occasion: z.optional(z.string()),
  place: z.optional(z.string()),
  /** What a task is about, or the question. */
  text: z.optional(z.string()),
  /** Of a question: the report that it is about. */
  snapshotId: z.optional(z.uuid()),
  reportId: z.optional(z.uuid()),
});
export type AgendaEntry = z.infer<typeof agendaEntry>;

/** `GET /api/appointment/agenda`, as `agendaQuery` says: by time, then by household. */
export const agendaPage = z.object({
  entries: z.array(agendaEntry),
  /** Where the next page begins; left out at the end. */
  next: z.optional(z.string()),
});
export type AgendaPage = z.infer<typeof agendaPage>;
