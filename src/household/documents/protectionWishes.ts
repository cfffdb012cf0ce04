import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { basisPoints, entry, money, text } from './fields';

/** Wünsche zur Absicherung der Arbeitskraft, by person id: what an insurer asks and no other document contains. */
const protectionWish = z.strictObject({
  ...entry,
  /** Gewünschtes Endalter: until when the income is to be secured. */
  untilAge: z.optional(z.int().check(z.minimum(50), z.maximum(70))),
  /** Gewünschter Bedarf: the share of net to be secured (F17), in percent; 80 by default. */
  needPercent: z.optional(z.int().check(z.minimum(60), z.maximum(90))),
  /** Hobbys and sports that an insurer asks about. */
  hobbies: z.optional(text(200)),
  /** Konzept: the pension of a month that a new contract is to pay, against disability in one's own occupation (BU, DU). */
  disabilityPension: z.optional(money(20_000)),
  /** Against reduced earning capacity in any occupation (EU), and against the loss of basic abilities. */
  reducedEarningPension: z.optional(money(20_000)),
  basicAbilitiesPension: z.optional(money(20_000)),
  /** Sums that are paid once: after a critical illness, after an accident. */
  criticalIllnessSum: z.optional(money(2_000_000)),
  accidentSum: z.optional(money(2_000_000)),
  /** Krankentagegeld: an amount of a day. */
  dailySickness: z.optional(money(500)),
  /** Karenzzeit: months of disability that are not paid at first. */
  waitingMonths: z.optional(z.int().check(z.minimum(0), z.maximum(24))),
  /** Dynamik: by how much pension and premium rise each year. */
  yearlyRise: z.optional(basisPoints(500)),
  /** Beitragsrahmen: what all of it may cost a month. */
  premiumLimit: z.optional(money(5_000)),
});
export const protectionWishes = defineDocument(protectionWish, { owner: 'key' });
export type ProtectionWish = z.infer<typeof protectionWish>;
