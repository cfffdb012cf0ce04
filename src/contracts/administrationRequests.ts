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

/** `POST …/administration/sharing-end`: revokes another contract's access. 409 if it has none. */
export const sharingEnd = z.strictObject({ contract: z.string().check(z.minLength(1), z.maxLength(30)) });
export type SharingEnd = z.infer<typeof sharingEnd>;

/** `POST …/administration/deletion`: a second person decides; until then the household is locked. */
export const householdDeletion = z.strictObject({
  reason: z.enum(deletionReasons),
  /** The household's name, typed: nobody deletes the wrong one by a slip. */
  name: z.string().check(z.maxLength(500)),
});
export type HouseholdDeletion = z.infer<typeof householdDeletion>;

/**
 * `POST …/administration/keep-on`: keeps it although its deletion is proposed; that is proposed again after the same
 * period.
 */
export const keepingOn = z.strictObject({});

/** `POST /api/households/requests/{requestId}/decision`: the sender withdraws, the recipient accepts or declines. */
export const requestDecision = z.strictObject({ decision: z.enum(['accepted', 'declined', 'withdrawn']) });
export type RequestDecision = z.infer<typeof requestDecision>;
