import * as z from 'zod/mini';
import { deletionReasons } from './administrationCodes';

/** `POST …/administration/status` with an `Idempotency-Key`: to archive, to lock, or to take either back. */
export const statusChange = z.strictObject({ status: z.enum(['active', 'archived', 'locked']) });
export type StatusChange = z.infer<typeof statusChange>;

/** `POST …/administration/hand-over`: the recipient decides; until then nothing changes. */
export const handOverRequest = z.strictObject({
  contract: z.string().check(z.minLength(1), z.maxLength(30)),
  /** The customers know who will look after them. */
  customersInformed: z.literal(true),
});
export type HandOverRequest = z.infer<typeof handOverRequest>;

/** `POST …/administration/sharing-end`: takes back what was opened to another contract. 409 when it is not open to it. */
export const sharingEnd = z.strictObject({ contract: z.string().check(z.minLength(1), z.maxLength(30)) });
export type SharingEnd = z.infer<typeof sharingEnd>;

/** `POST …/administration/deletion`: a second person decides; until then the household is locked. */
export const householdDeletion = z.strictObject({
  reason: z.enum(deletionReasons),
  /** The household's name, typed: nobody deletes the wrong one by a slip. */
  name: z.string().check(z.maxLength(500)),
});
export type HouseholdDeletion = z.infer<typeof householdDeletion>;

/** `POST …/administration/keep-on`: it is kept although its deletion is proposed, which is proposed anew after as long again. */
export const keepingOn = z.strictObject({});

/** `POST /api/households/requests/{requestId}/decision`: who has asked withdraws, who is asked accepts or declines. */
export const requestDecision = z.strictObject({ decision: z.enum(['accepted', 'declined', 'withdrawn']) });
export type RequestDecision = z.infer<typeof requestDecision>;
