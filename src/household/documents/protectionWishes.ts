import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { entry, text } from './fields';

/** Wünsche zur Absicherung der Arbeitskraft, by person id: what an insurer asks and no other document contains. */
const protectionWish = z.strictObject({
  ...entry,
  /** Gewünschtes Endalter: until when the income is to be secured. */
  untilAge: z.optional(z.int().check(z.minimum(50), z.maximum(70))),
  /** Gewünschter Bedarf: the share of net to be secured (F17), in percent; 80 by default. */
  needPercent: z.optional(z.int().check(z.minimum(60), z.maximum(90))),
  /** Hobbys and sports that an insurer asks about. */
  hobbies: z.optional(text(200)),
});
export const protectionWishes = defineDocument(protectionWish, { owner: 'key' });
export type ProtectionWish = z.infer<typeof protectionWish>;
