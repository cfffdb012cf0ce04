import * as z from 'zod/mini';

// Apart from the answer: who only asks does not carry how a question is checked.

/** More than the longest month has. */
const mostDays = 31;

/**
 * `GET /api/appointment/agenda?of=appointments&from=2026-11-23&until=2026-11-29`: what lies ahead in all households that are
 * open to the caller's contract and active. `appointments`: those planned for these days, and those that are going on, since
 * whenever. `tasks`: those due until then and not done, whatever is overdue first; `from` counts for nothing. `questions`: what
 * households asked about their reports and nobody has answered, `intakes`: the questionnaires that they sent and nobody has
 * gone through, both whatever the days; with `household` of this one alone. `deletions`: households that the caller
 * administers and whose deletion is proposed, whatever the days. 400 for more than 31 days · 403 for tasks and
 * questions without the permission for reports and notes.
 */
export const agendaQuery = z
  .object({
    of: z.enum(['appointments', 'tasks', 'questions', 'intakes', 'deletions']),
    from: z.iso.date(),
    until: z.iso.date(),
    household: z.optional(z.uuid()),
    after: z.optional(z.string().check(z.maxLength(300))),
  })
  .check(
    z.refine(({ from, until }) => {
      const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
      return days >= 0 && days <= mostDays;
    }),
  );
export type AgendaQuery = z.infer<typeof agendaQuery>;
