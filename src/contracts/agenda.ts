import * as z from 'zod/mini';

/** Codes as the documents have them; one of a newer release is read, too. */
const agendaEntry = z.object({
  householdId: z.uuid(),
  /** The household's name. */
  household: z.string(),
  id: z.uuid(),
  /** When an appointment begins (`2026-11-21T18:00`, German time), or the day of a task. */
  at: z.string(),
  end: z.optional(z.string()),
  state: z.optional(z.string()),
  occasion: z.optional(z.string()),
  place: z.optional(z.string()),
  /** What a task is about. */
  text: z.optional(z.string()),
});
export type AgendaEntry = z.infer<typeof agendaEntry>;

/** `GET /api/appointment/agenda`, as `agendaQuery` says: by time, then by household. */
export const agendaPage = z.object({
  entries: z.array(agendaEntry),
  /** Where the next page begins; left out at the end. */
  next: z.optional(z.string()),
});
export type AgendaPage = z.infer<typeof agendaPage>;
