import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { entry, id, isoMonth, money, requiredText, text } from './fields';

/**
 * Wunsch/Ziel. A goal may stand without target and term while it is only a wish; a reserve (Notgroschen) and
 * retirement need none, because their size is computed (F6, F15).
 */
const goal = z.strictObject({
  ...entry,
  category: z.enum([
    'home',
    'car',
    'travel',
    'children',
    'retirement',
    'timeOff',
    'reserve',
    'debtFree',
    'education',
    'other',
  ]),
  title: requiredText(60),
  /** Left out: a goal of all. */
  personId: z.optional(id),
  /** Zielbetrag in today's money. */
  target: z.optional(money(10_000_000)),
  /** Termin: the month in which the money is needed. */
  term: z.optional(isoMonth),
  /** Muss, Soll, Traum. */
  priority: z._default(z.enum(['must', 'should', 'dream']), 'should'),
  /** Vorhanden: already set aside for it. */
  saved: z._default(money(10_000_000), 0),
  /** What is saved for it each month. */
  rate: z._default(money(100_000), 0),
  motif: z.optional(text(40)),
  /** "Warum ist Ihnen das wichtig?" */
  reason: z.optional(text(280)),
});
export const goals = defineDocument(goal, { owner: 'personId' });
export type Goal = z.infer<typeof goal>;
