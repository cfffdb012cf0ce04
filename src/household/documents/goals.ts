import * as z from 'zod/mini';
import { goalCategories, goalPriorities } from './goalCodes';
import { defineDocument } from './defineDocument';
import { entry, id, isoMonth, money, requiredText, text } from './fields';

/**
 * Wunsch/Ziel. A goal may stand without target and term while it is only a wish; a reserve (Notgroschen) and
 * retirement need none, because their size is computed (F6, F15).
 */
const goal = z.strictObject({
  ...entry,
  category: z.enum(goalCategories),
  title: requiredText(60),
  /** Left out: a goal of all. */
  personId: z.optional(id),
  /** Zielbetrag in today's money: what has to be there, after what the sale of something older brings. */
  target: z.optional(money(10_000_000)),
  /** Verkaufserlös: what a sale adds to the target at the term, such as the old car's; price = target + saleValue. */
  saleValue: z.optional(money(10_000_000)),
  /** Termin: the month in which the money is needed. */
  term: z.optional(isoMonth),
  /** Muss, Soll, Traum. */
  priority: z._default(z.enum(goalPriorities), 'should'),
  /** Vorhanden: already set aside for it. */
  saved: z._default(money(10_000_000), 0),
  /** What is saved for it each month. */
  rate: z._default(money(100_000), 0),
  motif: z.optional(text(40)),
  /** "Warum ist Ihnen das wichtig?" */
  reason: z.optional(text(280)),
  /** How important it is to each partner, 1 to 5. Shown to nobody before all partners have answered. */
  importance: z.optional(z.record(id, z.strictObject({ rating: z.int().check(z.minimum(1), z.maximum(5)) }))),
});
export const goals = defineDocument(goal, { owner: 'personId', answers: 'importance' });
export type Goal = z.infer<typeof goal>;
export type GoalCategory = Goal['category'];
export type GoalPriority = Goal['priority'];
