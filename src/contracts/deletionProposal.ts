import * as z from 'zod/mini';

// Apart from the administration: only its page asks for it.

/**
 * `GET /api/households/{householdId}/administration/deletion-proposal`, for those who administer it: whether nothing has happened
 * with a household without contracts for so long that its deletion is proposed. Nobody is made to. `POST …/keep-on` answers the same.
 */
export const proposedDeletion = z.object({
  proposal: z.optional(
    z.object({
      /** The day on which something last happened with it. */
      since: z.iso.date(),
      /** After how many months it is proposed: the company's own table. */
      months: z.int(),
    }),
  ),
});
export type ProposedDeletion = z.infer<typeof proposedDeletion>;
export type DeletionProposal = NonNullable<ProposedDeletion['proposal']>;
